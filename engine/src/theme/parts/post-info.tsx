import { usePost } from '../context.ts';
import { joinClasses } from '../join-classes.ts';
import { useDateFormat } from '../use-date-format.ts';
import { useText } from '../use-text.ts';

/** When a post was written, and how long it takes to read. */
export function PostInfo({ className }: { className?: string }) {
  const { post } = usePost();
  const t = useText();
  const formatDate = useDateFormat('long');
  return (
    <div className={joinClasses('post-meta', className)}>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {post.readingTime !== undefined && ` · ${t('blog.readingTime', { count: Math.ceil(post.readingTime) })}`}
    </div>
  );
}
