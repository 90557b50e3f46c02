import { Admonition } from '../content/admonition.tsx';
import type { FrontMatter } from '../../shared/model.ts';
import { useText } from '../use-text.ts';

/** Tells whoever opens a page that is not for everybody. A draft is seen in dev only. */
export function VisibilityBanners({ frontMatter }: { frontMatter: FrontMatter }) {
  return (
    <>
      {frontMatter['unlisted'] === true && <Banner kind="unlisted" />}
      {frontMatter['draft'] === true && <Banner kind="draft" />}
    </>
  );
}

/** On a page that only lists others. */
export function UnlistedBanner({ unlisted }: { unlisted: boolean }) {
  return unlisted ? <Banner kind="unlisted" /> : null;
}

function Banner({ kind }: { kind: 'unlisted' | 'draft' }) {
  const t = useText();
  return (
    <Admonition type="caution" title={t(`${kind}.title`)} className={`theme-${kind}-banner`}>
      <p>{t(`${kind}.message`)}</p>
    </Admonition>
  );
}
