import { usePage, type Article } from '../context.ts';

const CLASS = 'theme-doc-markdown markdown';

/** Compiled Markdown in its place. */
export function ArticleBody({ article }: { article: Article | undefined }) {
  const { textLang } = usePage().view;
  if (!article) return null;
  if (article.html !== undefined)
    return <div className={CLASS} lang={textLang} dangerouslySetInnerHTML={{ __html: article.html }} />;
  return (
    <div className={CLASS} lang={textLang}>
      {article.element}
    </div>
  );
}
