import { isArticleText, text, type TextId, type Words } from './texts.ts';

/** LinkPlaceholder tokens: plain ASCII that passes unchanged through Markdown, JSX and HTML escaping. See LinkPlaceholder in model.ts. */

const PATTERN = /ylink-([0-9a-f]{8})-(\d+)-z/g;

export function placeholderToken(digest: string, index: number): string {
  return `ylink-${digest.slice(0, 8)}-${index}-z`;
}

/** Whether an address is not known yet. It is the address of a file, and complete. */
export const isPlaceholder = (href: string): boolean => /^ylink-[0-9a-f]{8}-\d+-z/.test(href);

/** Replaces every token. */
export function fillPlaceholders(html: string, resolve: (digest: string, index: number) => string): string {
  return html.replace(PATTERN, (_token, digest: string, index: string) => resolve(digest, Number(index)));
}

/**
 * Texts of the theme are not known while a page is compiled, since one compile serves every language. A token takes their place until the
 * page is rendered. It is marked by private code points.
 */
const OPEN = '\uE0E0';
const VALUE = '\uE0E1';
const CLOSE = '\uE0E2';
const TOKEN = new RegExp(`${OPEN}([\\w.]+)(?:${VALUE}([^${CLOSE}]*))?${CLOSE}`, 'g');

/** Makes the token of a text. `value` replaces the name in braces, if the text has one. */
export function textToken(id: TextId, value?: string): string {
  return value === undefined ? OPEN + id + CLOSE : OPEN + id + VALUE + value + CLOSE;
}

export interface FillTextsOptions {
  words: Words;
  /** Language of the article, where it is not that of `words`. */
  articleLang?: string | undefined;
  escape: (text: string) => string;
}

/** Replaces every token by its text, escaped. A value is already escaped. */
export function fillTexts(markup: string, { words, articleLang, escape }: FillTextsOptions): string {
  if (!markup.includes(OPEN)) return markup;
  const inArticle = articleLang === undefined ? words : { lang: articleLang };
  // Docusaurus has this heading in English in every language of a site; a text that says its language has it in that.
  const inOutline = articleLang === undefined ? { ...words, lang: 'en' } : inArticle;
  return markup.replace(TOKEN, (_token, id: TextId, value: string | undefined) => {
    const written = escape(text(id === 'footnotes' ? inOutline : isArticleText(id) ? inArticle : words, id));
    return value === undefined ? written : written.replace(/\{\w+\}/, () => value);
  });
}
