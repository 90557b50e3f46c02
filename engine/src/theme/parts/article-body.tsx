import type { Article } from '../context.ts';
import { useTextLanguage, type TextLanguage } from '../use-text-language.ts';

const CLASS = 'theme-doc-markdown markdown';

interface Props {
  article: Article | undefined;
  /** Where the text is not the page's own. */
  language?: TextLanguage;
}

/** Compiled Markdown in its place. */
export function ArticleBody({ article, language: given }: Props) {
  const own = useTextLanguage();
  const language = given ?? own;
  if (!article) return null;
  if (article.html !== undefined)
    return <div className={CLASS} {...language} dangerouslySetInnerHTML={{ __html: article.html }} />;
  return (
    <div className={CLASS} {...language}>
      {article.element}
    </div>
  );
}
