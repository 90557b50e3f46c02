import { usePost } from '../context.ts';
import { useLanguageOf } from '../use-text-language.ts';

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
