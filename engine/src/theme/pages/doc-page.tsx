import { DocsLayout } from '../layouts/docs-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PageFooter } from '../parts/page-footer.tsx';
import { Toc } from '../parts/toc.tsx';
import { VisibilityBanners } from '../parts/visibility-banners.tsx';
import { VersionBadge, VersionBanner } from '../parts/version-notes.tsx';
import { useTextLanguage } from '../use-text-language.ts';
import { DocPagination } from './doc-pagination.tsx';
import type { PageProps } from './page-props.ts';

export function DocPage({ page, articles }: PageProps<'doc'>) {
  const { doc, version } = page;
  const article = articles[0];
  const language = useTextLanguage();
  const toc = page.showToc && article && <Toc headings={article.toc} levels={page.tocLevels} />;
  // The text's own h1 is the title; otherwise the page shows the one from the front matter or the file name, unless told not to.
  const hasTitle =
    doc.contentTitle === undefined &&
    !article?.startsWithH1 &&
    doc.frontMatter['hide_title'] !== true &&
    doc.title !== '';
  return (
    <DocsLayout version={version} toc={toc}>
      <VersionBanner version={version} />
      <Breadcrumbs items={page.breadcrumbs} />
      <VersionBadge version={version} />
      <article>
        <VisibilityBanners frontMatter={doc.frontMatter} />
        {hasTitle && (
          <header {...language}>
            <h1>{doc.title}</h1>
          </header>
        )}
        <ArticleBody article={article} />
        <PageFooter tags={doc.tags} editUrl={doc.editUrl} lastUpdate={doc.lastUpdate} frontMatter={doc.frontMatter} />
      </article>
      <DocPagination previous={doc.previous} next={doc.next} />
    </DocsLayout>
  );
}
