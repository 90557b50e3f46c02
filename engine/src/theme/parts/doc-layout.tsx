import type { ReactNode } from 'react';
import { useDocPage } from '../use-doc-page.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DocContent } from './doc-content.tsx';
import { DocFooter } from './doc-footer.tsx';
import { DocPaginator } from './doc-paginator.tsx';
import { VersionBadge, VersionBanner } from './version-notes.tsx';
import { VisibilityBanners } from './visibility-banners.tsx';

/** What stands around the text of a doc. The table of contents is beside it, outside. */
export function DocLayout({ children }: { children?: ReactNode }) {
  const page = useDocPage();
  if (!page) return <>{children}</>;
  const { doc } = page;
  return (
    <>
      <VersionBanner version={page.version} />
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBadge version={page.version} />
      <article>
        <VisibilityBanners metadata={doc} />
        <DocContent>{children}</DocContent>
        <DocFooter tags={doc.tags} editUrl={doc.editUrl} lastUpdate={doc.lastUpdate} frontMatter={doc.frontMatter} />
      </article>
      <DocPaginator />
    </>
  );
}
