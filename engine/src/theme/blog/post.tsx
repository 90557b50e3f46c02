import type { ReactNode } from 'react';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import PostFooter from '@theme/BlogPostItem/Footer';
import PostHeader from '@theme/BlogPostItem/Header';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import VisibilityBanners from '@theme/ContentVisibility';
import Toc from '@theme/TOC';
import type { BlogPost, Pagination as Pages } from '../../shared/model.ts';
import { type Article, PostContext } from '../../client/page-context.ts';
import { Pagination } from '../doc/navigation.tsx';
import { tocProps } from '../doc/toc.tsx';
import { joinClasses } from '../join-classes.ts';
import { ArticleBody, type PageProps } from '../page-content.tsx';
import { useLanguageOf, useLocale, useText } from '../use-text.ts';

export function BlogPost({ page, articles }: PageProps<'blogPost'>) {
  const t = useText();
  const { blog, post } = page;
  const [article] = articles;
  const toc = page.showToc && article && <Toc {...tocProps(article.toc, page.tocLevels)} />;
  return (
    <PostContext value={{ post, isPage: true, toc: article?.toc ?? [] }}>
      <BlogLayout blog={blog} toc={toc}>
        <BlogPostPageMetadata />
        <VisibilityBanners metadata={post} />
        <BlogPostItem>
          <ArticleBody article={article} />
        </BlogPostItem>
        <Pagination
          label={t('blog.posts')}
          previous={post.previous && { ...post.previous, subLabel: t('blog.newerPost') }}
          next={post.next && { ...post.next, subLabel: t('blog.olderPost') }}
        />
      </BlogLayout>
    </PostContext>
  );
}

/** Previews of posts, and links to older and newer ones. */
export function PostList({
  posts,
  articles,
  pages,
}: {
  posts: readonly BlogPost[];
  articles: readonly Article[];
  pages: Pages;
}) {
  const t = useText();
  const lang = useLocale();
  const languageOf = useLanguageOf();
  return (
    <>
      {posts.map((post, index) => (
        <PostContext key={post.permalink} value={{ post, isPage: false, toc: [] }}>
          <BlogPostItem>
            <ArticleBody article={articles[index]} language={languageOf(post)} />
          </BlogPostItem>
        </PostContext>
      ))}
      <Pagination
        label={t('blog.pages')}
        previous={
          pages.previous === undefined ? undefined : { permalink: pages.previous, title: t('blog.newerEntries'), lang }
        }
        next={pages.next === undefined ? undefined : { permalink: pages.next, title: t('blog.olderEntries'), lang }}
      />
    </>
  );
}

/** A post on its page, or its preview in a list. Needs a PostContext; `children` is the text. */
export function PostItem({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <BlogPostItemContainer className={className}>
      <PostHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <PostFooter />
    </BlogPostItemContainer>
  );
}

export function PostContainer({ children, className }: { children?: ReactNode; className?: string }) {
  return <article className={joinClasses('post', className)}>{children}</article>;
}

/** Wraps the text of a post. Adds nothing itself: a site replaces it. */
export function PostContent({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** Renders nothing: a site replaces it to add tags to the head of a post. */
export function PostMetadata() {
  return null;
}
