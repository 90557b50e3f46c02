import { text, type TextId, type Words } from './texts.ts';

/** LinkPlaceholder tokens: plain ASCII that passes unchanged through Markdown, JSX and HTML escaping. See LinkPlaceholder in model.ts. */

const PATTERN = /ylink-([0-9a-f]{8})-(\d+)-z/g;

export function placeholderToken(digest: string, index: number): string {
  return `ylink-${digest.slice(0, 8)}-${index}-z`;
}

/** Put an answer in place of every token. */
export function fillPlaceholders(html: string, answer: (digest: string, index: number) => string): string {
  return html.replace(PATTERN, (_token, digest: string, index: string) => answer(digest, Number(index)));
}

/**
 * Words that a compiled page shows are not known while it is compiled: one compile serves every language. A token stands in their place
 * until the page is rendered. Its marks are code points that no text has.
 */
const OPEN = '\uE0E0';
const VALUE = '\uE0E1';
const CLOSE = '\uE0E2';
const TOKEN = new RegExp(`${OPEN}([\\w.]+)(?:${VALUE}([^${CLOSE}]*))?${CLOSE}`, 'g');

/** The place of a text, or of one with a single name in it: `value` is what stands for that name. */
export function textToken(id: TextId, value?: string): string {
  return value === undefined ? OPEN + id + CLOSE : OPEN + id + VALUE + value + CLOSE;
}

/** Put the words in place of every token, escaped for where they stand; a value already is. */
export function fillTexts(
  markup: string,
  { words, escape }: { words: Words; escape: (text: string) => string },
): string {
  if (!markup.includes(OPEN)) return markup;
  return markup.replace(TOKEN, (_token, id: TextId, value: string | undefined) => {
    const written = escape(text(words, id));
    return value === undefined ? written : written.replace(/\{\w+\}/, () => value);
  });
}
