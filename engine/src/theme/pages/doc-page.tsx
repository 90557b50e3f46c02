import { DocsLayout } from '../layouts/docs-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { DocLayout } from '../parts/doc-layout.tsx';
import { DocMetadata } from '../parts/doc-metadata.tsx';
import { DocToc } from '../parts/doc-toc.tsx';
import type { PageProps } from './page-props.ts';

export function DocPage({ page, articles }: PageProps<'doc'>) {
  return (
    <DocsLayout version={page.version} toc={page.showToc && <DocToc />}>
      <DocMetadata />
      <DocLayout>
        <ArticleBody article={articles[0]} />
      </DocLayout>
    </DocsLayout>
  );
}
