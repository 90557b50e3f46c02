/**
 * The description of a page without one in its front matter: the first line that looks like text, as plain text. The rules are those of
 * Docusaurus, with their oddities (`~~~` fences and table rows count as text), so that descriptions stay the same.
 */

const SETEXT_TITLE = /^[^\r\n]*\r?\n=+/;
const MODULE_LINE = /^(?:import|export)\s/;

/** `body` is the file's text after its front matter. */
export function parseExcerpt(body: string): string | undefined {
  const text = body.trimStart().replace(SETEXT_TITLE, '');
  let fence = 0;
  let inModule = false;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    start = end + 1;
    const trimmed = line.trim();
    if (trimmed === '') {
      inModule = false;
      continue;
    }
    if (fence === 0 && (inModule || MODULE_LINE.test(line))) {
      inModule = true;
      continue;
    }
    const ticks = countTicks(trimmed);
    if (ticks >= 3) {
      if (fence === 0) fence = ticks;
      else if (ticks >= fence) fence = 0;
      continue;
    }
    if (fence > 0) continue;
    const cleaned = cleanLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    if (cleaned !== '') return cleaned;
  }
  return undefined;
}

function countTicks(line: string): number {
  let count = 0;
  while (line[count] === '`') count++;
  return count;
}

/**
 * Converts a line of Markdown to plain text: removes a few marks in a fixed order, without a parser. Other marks (`~~~`, table bars, list
 * numbers) stay, as in Docusaurus.
 */
function cleanLine(line: string): string {
  let text = dropTags(line);
  text = dropTitle(text);
  text = dropHeadingMarks(text);
  text = unwrapEmphasis(text);
  text = unwrapStrike(text);
  text = text.replace(IMAGE, '$1').replace(FOOTNOTE, '').replace(LINK, '$1').replace(CODE, '$1');
  text = dropQuoteMark(text);
  const admonition = text.indexOf(':::');
  if (admonition >= 0) text = text.slice(0, admonition);
  return text.replace(SHORTCODE, '').replace(BRACED_WORD, '').trim();
}

const IMAGE = /!\[(.*?)\][[(][^\])]*[\])]/g;
const LINK = /\[(.*?)\][[(][^\])]*[\])]/g;
const FOOTNOTE = /\[\^.[^\]]*\](?:: .*)?/g;
const CODE = /`(.[^`]*)`/g;
/** `:rocket:`, with the space before it. */
const SHORTCODE = /\s?:(?:[^:]|::)+:/g;
/** Only the first: a heading id, or an expression of one word. */
const BRACED_WORD = /\{#*[\w-]+\}/;

function dropTags(text: string): string {
  let out = '';
  let from = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', from)) {
    const close = text.indexOf('>', open);
    if (close < 0) break;
    out += text.slice(from, open);
    from = close + 1;
  }
  return out + text.slice(from);
}

/** `# Title` goes, up to a `#` that closes it. */
function dropTitle(text: string): string {
  if (text[0] !== '#' || text.length < 2 || text[1] === '#') return text;
  const close = text.indexOf('#', 1);
  return close < 0 ? '' : text.slice(close + 1);
}

const MOST_HASHES = 6;

function dropHeadingMarks(text: string): string {
  const opening = countHashes(text, 0);
  if (opening === 0) return text;
  const start = opening + (text.slice(opening).length - text.slice(opening).trimStart().length);
  return text.slice(start + countHashes(text, start));
}

function countHashes(text: string, from: number): number {
  let count = 0;
  while (count < MOST_HASHES && text[from + count] === '#') count++;
  return count;
}

/** Three, two or one of `*` and `_`, up to where the same ones come again. */
function unwrapEmphasis(text: string): string {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const marker = isEmphasis(text[at]) ? findMarker(text, at) : undefined;
    if (marker === undefined) {
      out += text[at];
      at++;
      continue;
    }
    const close = text.indexOf(marker, at + marker.length);
    out += text.slice(at + marker.length, close);
    at = close + marker.length;
  }
  return out;
}

/** The longest marker at a place that is closed later. */
function findMarker(text: string, at: number): string | undefined {
  let length = 1;
  while (length < 3 && isEmphasis(text[at + length])) length++;
  for (; length > 0; length--) {
    const marker = text.slice(at, at + length);
    if (text.includes(marker, at + length)) return marker;
  }
  return undefined;
}

function isEmphasis(char: string | undefined): boolean {
  return char === '*' || char === '_';
}

/** From the first `~~` to the last that can close it, both hugging their text. */
function unwrapStrike(text: string): string {
  for (let open = text.indexOf('~~'); open >= 0; open = text.indexOf('~~', open + 1)) {
    for (let close = text.lastIndexOf('~~'); close >= open + 4; close = text.lastIndexOf('~~', close - 1)) {
      const inner = text.slice(open + 2, close);
      if (inner.trim() === inner) return text.slice(0, open) + inner + unwrapStrike(text.slice(close + 2));
    }
  }
  return text;
}

/** `>` after at most three spaces, with one space behind it. */
function dropQuoteMark(text: string): string {
  const bare = text.trimStart();
  if (bare[0] !== '>' || text.length - bare.length > 3) return text;
  const rest = bare.slice(1);
  return rest.length > 0 && rest.trimStart().length < rest.length ? rest.slice(1) : rest;
}
