import { BlogLayout } from '../layouts/blog-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { PageFooter } from '../parts/page-footer.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { PostHeader } from '../parts/post-header.tsx';
import { Toc } from '../parts/toc.tsx';
import { VisibilityBanners } from '../parts/visibility-banners.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

export function BlogPost({ page, articles }: PageProps<'blogPost'>) {
  const t = useText();
  const formatDate = useDateFormat('long');
  const { blog, post } = page;
  const article = articles[0];
  return (
    <BlogLayout blog={blog} toc={page.showToc && article && <Toc headings={article.toc} levels={page.tocLevels} />}>
      <VisibilityBanners frontMatter={post.frontMatter} />
      <article className="post">
        <PostHeader post={post} inList={false} formatDate={formatDate} />
        <ArticleBody article={article} />
        <PageFooter
          tags={post.tags}
          editUrl={post.editUrl}
          lastUpdate={post.lastUpdate}
          frontMatter={post.frontMatter}
        />
      </article>
      <Pagination
        label={t('blog.posts')}
        previous={post.previous && { ...post.previous, caption: t('blog.newerPost') }}
        next={post.next && { ...post.next, caption: t('blog.olderPost') }}
      />
    </BlogLayout>
  );
}
