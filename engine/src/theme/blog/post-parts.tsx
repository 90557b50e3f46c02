import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import Authors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import PageMenu from '@theme/PageMenu';
import Tags from '@theme/TagsListInline';
import { usePost } from '../../client/page-context.ts';
import { useDateFormat, wholeMinutes } from '../dates.ts';
import { PageFooter } from '../doc/page-footer.tsx';
import { joinClasses } from '../join-classes.ts';
import { useLanguageOf, useText } from '../use-text.ts';

/** Title, date, reading time and authors of a post. */
export function PostHeader() {
  const { isPage } = usePost();
  return (
    <header className="post-header">
      {isPage && <PageMenu />}
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      <Authors />
    </header>
  );
}

/** Title of a post: h1 on its own page, a linked h2 in lists. */
export function PostTitle({ className }: { className?: string }) {
  const { post, isPage } = usePost();
  const language = useLanguageOf()(post);
  if (isPage)
    return (
      <h1 className={className} {...language}>
        {post.title}
      </h1>
    );
  return (
    <h2 className={className} {...language}>
      <a href={post.permalink}>{post.title}</a>
    </h2>
  );
}

/** Date and reading time of a post. */
export function PostInfo({ className }: { className?: string }) {
  const { post } = usePost();
  const t = useText();
  const formatDate = useDateFormat('long');
  return (
    <div className={joinClasses('post-meta', className)}>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {post.readingTime !== undefined && ` · ${t('blog.readingTime', { count: wholeMinutes(post.readingTime) })}`}
    </div>
  );
}

/** The footer of a post: as on other pages, or in lists its tags and the link to the whole post. */
export function PostFooter() {
  const { post, isPage } = usePost();
  if (isPage)
    return (
      <PageFooter tags={post.tags} editUrl={post.editUrl} lastUpdate={post.lastUpdate} frontMatter={post.frontMatter} />
    );
  if (post.tags.length === 0 && !post.hasTruncateMarker) return null;
  return (
    <footer className="post-footer">
      <Tags tags={post.tags} />
      {post.hasTruncateMarker && <BlogPostItemFooterReadMoreLink blogPostTitle={post.title} to={post.permalink} />}
    </footer>
  );
}

/** Link from the preview of a post to the post. */
export function ReadMoreLink({ blogPostTitle, to }: { blogPostTitle: string; to: string }) {
  const { post } = usePost();
  const t = useText();
  const languageOf = useLanguageOf();
  return (
    <a href={to} className="read-more">
      {t('blog.readMore')}
      <span className="visually-hidden" {...languageOf(post)}>
        : {blogPostTitle}
      </span>
    </a>
  );
}
