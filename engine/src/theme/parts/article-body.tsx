import type { Article } from '../context.ts';

const CLASS = 'theme-doc-markdown markdown';

/** Compiled Markdown in its place. */
export function ArticleBody({ article }: { article: Article | undefined }) {
  if (!article) return null;
  if (article.html !== undefined) return <div className={CLASS} dangerouslySetInnerHTML={{ __html: article.html }} />;
  return <div className={CLASS}>{article.element}</div>;
}
