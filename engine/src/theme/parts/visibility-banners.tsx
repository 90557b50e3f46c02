import type { FrontMatter } from '../../shared/model.ts';
import { DraftBanner } from './draft-banner.tsx';
import { UnlistedBanner } from './unlisted-banner.tsx';

/** Tell whoever opens a page that is not for everybody. */
export function VisibilityBanners({ metadata: { frontMatter } }: { metadata: { frontMatter: FrontMatter } }) {
  return (
    <>
      <UnlistedBanner unlisted={frontMatter['unlisted'] === true} />
      <DraftBanner draft={frontMatter['draft'] === true} />
    </>
  );
}
