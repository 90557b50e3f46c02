import { PostContext } from '../context.ts';
import { BlogLayout } from '../layouts/blog-layout.tsx';
import { ArticleBody } from '../parts/article-body.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { PostItem } from '../parts/post-item.tsx';
import { PostMetadata } from '../parts/post-metadata.tsx';
import { Toc, tocProps } from '../parts/toc.tsx';
import { VisibilityBanners } from '../parts/visibility-banners.tsx';
import { useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

export function BlogPost({ page, articles }: PageProps<'blogPost'>) {
  const t = useText();
  const { blog, post } = page;
  const [article] = articles;
  const toc = page.showToc && article && <Toc {...tocProps(article.toc, page.tocLevels)} />;
  return (
    <PostContext value={{ post, isPage: true, toc: article?.toc ?? [] }}>
      <BlogLayout blog={blog} toc={toc}>
        <PostMetadata />
        <VisibilityBanners metadata={post} />
        <PostItem>
          <ArticleBody article={article} />
        </PostItem>
        <Pagination
          label={t('blog.posts')}
          previous={post.previous && { ...post.previous, subLabel: t('blog.newerPost') }}
          next={post.next && { ...post.next, subLabel: t('blog.olderPost') }}
        />
      </BlogLayout>
    </PostContext>
  );
}
