import { useText } from '../use-text.ts';

/** A link to the top, shown by CSS once the reader has scrolled. */
export function BackToTop() {
  const t = useText();
  return <a className="back-to-top icon-up" href="#" aria-label={t('backToTop')} data-back-to-top />;
}
