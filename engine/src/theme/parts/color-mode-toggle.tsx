import { useText } from '../use-text.ts';

/** Useless without script, so hidden until client/ takes it over; its place is kept, so nothing moves then. */
export function ColorModeToggle() {
  const t = useText();
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-color-mode-toggle
      hidden
      aria-label={t('nav.colorMode')}
      title={t('nav.colorMode')}
    />
  );
}
