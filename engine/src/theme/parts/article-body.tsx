import type { Article } from '../context.ts';
import { useTextLanguage } from '../use-text-language.ts';

const CLASS = 'theme-doc-markdown markdown';

/** Compiled Markdown in its place. */
export function ArticleBody({ article }: { article: Article | undefined }) {
  const language = useTextLanguage();
  if (!article) return null;
  if (article.html !== undefined)
    return <div className={CLASS} {...language} dangerouslySetInnerHTML={{ __html: article.html }} />;
  return (
    <div className={CLASS} {...language}>
      {article.element}
    </div>
  );
}
