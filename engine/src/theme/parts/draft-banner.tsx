import type { FrontMatter } from '../../shared/model.ts';
import { Admonition } from '../content/admonition.tsx';
import { useText } from '../use-text.ts';

/** Only ever seen in dev: a build leaves drafts out. */
export function DraftBanner({ frontMatter }: { frontMatter: FrontMatter }) {
  const t = useText();
  if (frontMatter['draft'] !== true) return null;
  return (
    <Admonition type="caution" title={t('draft.title')} className="theme-draft-banner">
      <p>{t('draft.message')}</p>
    </Admonition>
  );
}
