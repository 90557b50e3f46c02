/**
 * The title in the text of a page: the h1 at its start, ATX (`# Title`) or setext (`Title` over `===`). Only imports may come before it. The
 * title is text, not Markdown: only code ticks and a heading id are removed.
 *
 * Reads only the first lines, without regular expressions over the whole text, so that the cost is independent of the length.
 */

/** `body` is the file's text after its front matter. */
export function parseTextTitle(body: string): string | undefined {
  return findTextTitle(body)?.title;
}

/** The title, and the text without the heading that gives it. */
export function splitTextTitle(body: string): { title?: string; rest: string } {
  const found = findTextTitle(body);
  return found ? { title: found.title, rest: body.slice(0, found.start) + body.slice(found.end) } : { rest: body };
}

function findTextTitle(body: string): { title: string; start: number; end: number } | undefined {
  const start = skipSpace(body, skipImports(body, skipSpace(body, 0)));
  const end = endOfLine(body, start);
  const line = body.slice(start, end);
  if (line[0] === '#') {
    const title = line.slice(1).trim();
    // The mark needs a space, and `#` alone is a heading without a text.
    if (title !== '' && isBlank(line[1])) return { title: dropTicks(dropClosing(title)), start, end };
  }
  const underlined = endOfUnderline(body, end);
  return underlined === undefined ? undefined : { title: dropTicks(dropRun(line.trim(), '=')), start, end: underlined };
}

/** Skips import blocks. Each ends at the next empty line; without one it is not a block. */
function skipImports(text: string, from: number): number {
  let at = from;
  while (text.startsWith('import', at) && isSpace(text[at + 6])) {
    const end = endOfBlock(text, at);
    if (end === undefined) return at;
    at = end;
  }
  return at;
}

/** Where the line after the next run of empty lines begins. */
function endOfBlock(text: string, from: number): number | undefined {
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    let next = skipNewline(text, at + 1);
    if (next === at + 1) continue;
    for (let more = skipNewline(text, next); more !== next; more = skipNewline(text, next)) next = more;
    return next;
  }
  return undefined;
}

/** The end of the `===` line below the line that ends at `end`; undefined if there is none. */
function endOfUnderline(text: string, end: number): number | undefined {
  const start = skipNewline(text, end);
  if (start === end || text[start] !== '=') return undefined;
  let at = start;
  while (text[at] === '=') at++;
  return at === text.length || skipNewline(text, at) !== at ? at : undefined;
}

/** Removes one ending, with the space before it: `{#id}`, the MDX comment `{/* #id *\/}`, or closing hashes. */
function dropClosing(title: string): string {
  if (!title.endsWith('}')) return dropRun(title, '#');
  const open = title.lastIndexOf('{');
  if (open < 0) return title;
  const inside = title.slice(open + 1, -1);
  return isId(inside) || isIdComment(inside) ? title.slice(0, open).trimEnd() : title;
}

function isId(inside: string): boolean {
  let at = 0;
  while (inside[at] === '#') at++;
  if (at === inside.length) return false;
  while (isIdLetter(inside[at])) at++;
  return at === inside.length;
}

function isIdComment(inside: string): boolean {
  if (inside.length < 5 || !inside.startsWith('/*') || !inside.endsWith('*/')) return false;
  const comment = inside.slice(2, -2);
  return comment.trimStart().startsWith('#') && !comment.includes('*');
}

function dropRun(title: string, mark: string): string {
  let end = title.length;
  while (title[end - 1] === mark) end--;
  return end === title.length ? title : title.slice(0, end).trimEnd();
}

/** Removes ticks in pairs. A single one stays. */
function dropTicks(title: string): string {
  const pieces = title.split('`');
  const single = pieces.length % 2 === 0 ? `\`${pieces.pop() ?? ''}` : '';
  return (pieces.join('') + single).trim();
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text[at])) at++;
  return at;
}

/** Skips one newline, if there is one. */
function skipNewline(text: string, at: number): number {
  if (text[at] === '\n') return at + 1;
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && letter.trim() === '';
}

function isBlank(letter: string | undefined): boolean {
  return letter === ' ' || letter === '\t';
}

function isIdLetter(letter: string | undefined): boolean {
  if (letter === undefined) return false;
  const isLatin = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  return isLatin || (letter >= '0' && letter <= '9') || letter === '_' || letter === '-';
}
