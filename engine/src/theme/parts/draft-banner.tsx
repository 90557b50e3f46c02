import { Admonition } from '../content/admonition.tsx';
import { useText } from '../use-text.ts';

/** A draft is seen in dev only. */
export function DraftBanner({ draft }: { draft: boolean }) {
  const t = useText();
  if (!draft) return null;
  return (
    <Admonition type="caution" title={t('draft.title')} className="theme-draft-banner">
      <p>{t('draft.message')}</p>
    </Admonition>
  );
}
