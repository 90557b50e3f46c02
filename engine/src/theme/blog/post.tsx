import type { ComponentType, ReactNode } from 'react';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import PostFooter from '@theme/BlogPostItem/Footer';
import PostHeader from '@theme/BlogPostItem/Header';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import VisibilityBanners from '@theme/ContentVisibility';
import Toc from '@theme/TOC';
import type { NavLink } from '../../shared/model.ts';
import { PostContext, usePage } from '../../client/page-context.ts';
import { Pagination } from '../doc/navigation.tsx';
import { tocProps } from '../doc/toc.tsx';
import { TextPlace } from '../layouts/places.tsx';
import { joinClasses } from '../join-classes.ts';
import { ArticleBody, type BlogListProps, type PageProps } from '../page-content.tsx';
import { useLocale, useText } from '../use-text.ts';

export function BlogPost({ page, articles }: PageProps<'blogPost'>) {
  const { blog, post } = page;
  const [article] = articles;
  const toc = page.showToc && article && <Toc {...tocProps(article.toc, page.tocLevels)} />;
  return (
    <PostContext value={{ post, isPage: true, toc: article?.toc ?? [] }}>
      <BlogLayout blog={blog} toc={toc}>
        <>
          <BlogPostPageMetadata />
          <BlogPostPageStructuredData />
        </>
        <VisibilityBanners metadata={post} />
        <BlogPostItem>
          <ArticleBody article={article} />
        </BlogPostItem>
        <BlogPostPaginator prevItem={post.previous} nextItem={post.next} />
      </BlogLayout>
    </PostContext>
  );
}

/** Links from a post to the next newer and the next older one. */
export function PostPagination({ prevItem, nextItem }: { prevItem?: NavLink; nextItem?: NavLink }) {
  const t = useText();
  return (
    <Pagination
      label={t('blog.posts')}
      previous={prevItem && { ...prevItem, subLabel: t('blog.newerPost') }}
      next={nextItem && { ...nextItem, subLabel: t('blog.olderPost') }}
    />
  );
}

/** Previews of posts. */
export function PostList({ items, component: Item = BlogPostItem }: PostListProps) {
  const { page } = usePage().view;
  const known = 'posts' in page ? page.posts : [];
  return items.flatMap(({ content: Content }) => {
    const post = known.find(({ permalink }) => permalink === Content.metadata.permalink);
    return post ? (
      <PostContext key={post.permalink} value={{ post, isPage: false, toc: [] }}>
        <Item>
          <Content />
        </Item>
      </PostContext>
    ) : (
      []
    );
  });
}

interface PostListProps {
  items: BlogListProps['items'];
  component?: ComponentType<{ children?: ReactNode }>;
}

/** Links from a page of a list to newer and older posts. */
export function ListPagination({ metadata }: { metadata: { previousPage?: string; nextPage?: string } }) {
  const t = useText();
  const lang = useLocale();
  const { previousPage, nextPage } = metadata;
  return (
    <Pagination
      label={t('blog.pages')}
      previous={
        previousPage === undefined ? undefined : { permalink: previousPage, title: t('blog.newerEntries'), lang }
      }
      next={nextPage === undefined ? undefined : { permalink: nextPage, title: t('blog.olderEntries'), lang }}
    />
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
  return <TextPlace>{children}</TextPlace>;
}

/** Renders nothing: a site replaces it to add tags to the head of a post. */
export function PostMetadata() {
  return null;
}
