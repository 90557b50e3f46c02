import type { ReactNode } from 'react';
import VisibilityBanners from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import Toc from '@theme/TOC';
import { PageFooter } from '../doc/page-footer.tsx';
import { tocProps } from '../doc/toc.tsx';
import { ArticleBody, type PageProps } from '../page-content.tsx';
import { PageColumns } from './page-columns.tsx';
import { TextPlace } from './places.tsx';

/** A page without a sidebar. */
export function SingleLayout({
  children,
  title,
  toc,
  className,
}: {
  children: ReactNode;
  /** Heading for screen readers, for a page whose text has no h1. */
  title?: string;
  toc?: ReactNode;
  className?: string;
}) {
  return (
    <Layout layout="single" wrapperClassName={className}>
      {title && (
        <section className="visually-hidden" aria-labelledby="y-hero">
          <h1 id="y-hero">{title}</h1>
        </section>
      )}
      <PageColumns toc={toc}>{children}</PageColumns>
    </Layout>
  );
}

export function MarkdownPage({ page, articles }: PageProps<'markdownPage'>) {
  const { title, editUrl, lastUpdate, frontMatter } = page.page;
  const article = articles[0];
  const wrapper = frontMatter['wrapperClassName'];
  return (
    <SingleLayout
      title={article?.toc.some(({ level }) => level === 1) ? undefined : title}
      toc={page.showToc && article && <Toc {...tocProps(article.toc, page.tocLevels)} />}
      className={typeof wrapper === 'string' ? wrapper : undefined}
    >
      <VisibilityBanners metadata={page.page} />
      <article>
        <TextPlace>
          <ArticleBody article={article} />
        </TextPlace>
        <PageFooter editUrl={editUrl} lastUpdate={lastUpdate} frontMatter={frontMatter} />
      </article>
    </SingleLayout>
  );
}
