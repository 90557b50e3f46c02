import { CONTENT_ID } from '../layouts/content-id.ts';
import { useText } from '../use-text.ts';

/** The first thing the keyboard reaches. */
export function SkipToContent() {
  const t = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}
