import { SingleLayout } from '../layouts/single-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { PageFooter } from '../parts/page-footer.tsx';
import { Toc, tocProps } from '../parts/toc.tsx';
import { VisibilityBanners } from '../parts/visibility-banners.tsx';
import type { PageProps } from './page-props.ts';

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
        <ArticleBody article={article} />
        <PageFooter editUrl={editUrl} lastUpdate={lastUpdate} frontMatter={frontMatter} />
      </article>
    </SingleLayout>
  );
}
