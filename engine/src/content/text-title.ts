/**
 * The title of a page as its raw text shows it: the h1 with which it opens, ATX (`# Title`) or setext (`Title` over `===`).
 * Nothing but import blocks may stand before it. It is text, not Markdown: only code ticks and a heading id are taken off.
 */

const ATX = /^#[ \t]+([^ \t\r\n].*)/;
const SETEXT = /^(.*)\r?\n=+(?:\r?\n|$)/;
const ATX_TAIL = /\s*(?:\{#*[\w-]+\}|\{\/\*\s*#[^*]*\*\/\}|#+)$/;
const SETEXT_TAIL = /\s*=+$/;
const CODE = /`([^`]*)`/g;
const BLANK_LINE = /(?:\r?\n){2,}/;

/** `body` is the file's text after its front matter. */
export function parseTextTitle(body: string): string | undefined {
  const text = skipImports(body.trimStart());
  const atx = ATX.exec(text);
  if (atx?.[1] !== undefined) return toPlain(atx[1].trim().replace(ATX_TAIL, ''));
  const setext = SETEXT.exec(text);
  if (setext?.[1] !== undefined) return toPlain(setext[1].trim().replace(SETEXT_TAIL, ''));
  return undefined;
}

/** An import block runs to the next blank line. */
function skipImports(text: string): string {
  let rest = text;
  while (/^import\s/.test(rest)) {
    const end = BLANK_LINE.exec(rest);
    if (!end) return rest;
    rest = rest.slice(end.index + end[0].length);
  }
  return rest.trimStart();
}

function toPlain(title: string): string {
  return title.replace(CODE, '$1').trim();
}
