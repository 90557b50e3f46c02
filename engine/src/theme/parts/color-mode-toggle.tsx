import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';

/** Its data say what holds for a reader who has chosen nothing. Useless without script, so hidden until client/ takes it over; its place is kept, so nothing moves then. */
export function ColorModeToggle() {
  const { defaultMode, respectPrefersColorScheme } = usePage().view.site.colorMode;
  const t = useText();
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-color-mode-toggle={respectPrefersColorScheme ? 'system' : defaultMode}
      hidden
      aria-label={t('nav.colorMode')}
      title={t('nav.colorMode')}
      // client/ names it anew, perhaps before a page that is an island as a whole takes over.
      suppressHydrationWarning
    />
  );
}
