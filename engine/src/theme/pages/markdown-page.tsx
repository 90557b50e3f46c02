import { SingleLayout } from '../layouts/single-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { DraftBanner } from '../parts/draft-banner.tsx';
import { PageFooter } from '../parts/page-footer.tsx';
import { Toc } from '../parts/toc.tsx';
import { UnlistedBanner } from '../parts/unlisted-banner.tsx';
import type { PageProps } from './page-props.ts';

export function MarkdownPage({ page, articles }: PageProps<'markdownPage'>) {
  const { title, editUrl, lastUpdate, unlisted, frontMatter } = page.page;
  const article = articles[0];
  const wrapper = frontMatter['wrapperClassName'];
  return (
    <SingleLayout
      title={article?.toc.some(({ level }) => level === 1) ? undefined : title}
      toc={page.showToc && article && <Toc headings={article.toc} levels={page.tocLevels} />}
      className={typeof wrapper === 'string' ? wrapper : undefined}
    >
      <UnlistedBanner unlisted={unlisted} />
      <DraftBanner frontMatter={frontMatter} />
      <article>
        <ArticleBody article={article} />
        <PageFooter editUrl={editUrl} lastUpdate={lastUpdate} />
      </article>
    </SingleLayout>
  );
}
