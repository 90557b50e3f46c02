import { usePost } from '../context.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';

/** From the preview of a post to the whole of it. */
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
