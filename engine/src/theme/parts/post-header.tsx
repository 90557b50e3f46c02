import type { BlogPost } from '../../shared/model.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';
import { Authors } from './authors.tsx';

/** Title, date, reading time and authors of a post: h1 on its own page, a linked h2 in lists. */
export function PostHeader({
  post,
  inList,
  formatDate,
}: {
  post: BlogPost;
  inList: boolean;
  formatDate: (iso: string) => string;
}) {
  const t = useText();
  const language = useLanguageOf()(post);
  return (
    <header className="post-header">
      {inList ? (
        <h2 {...language}>
          <a href={post.permalink}>{post.title}</a>
        </h2>
      ) : (
        <h1 {...language}>{post.title}</h1>
      )}
      <div className="post-meta">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        {post.readingTime !== undefined && ` · ${t('blog.readingTime', { count: Math.ceil(post.readingTime) })}`}
      </div>
      <Authors authors={post.authors} />
    </header>
  );
}
