import { findFrontMatter } from '../shared/front-matter.ts';
import type { MarkdownFormat } from '../shared/model.ts';

/**
 * Make Docusaurus's Markdown into what the parser reads, keeping every line where it is (so that line numbers in messages hold):
 * front matter becomes blank lines, `:::tip Title` becomes `:::tip[Title]`, and in MDX `{#id}` of a heading is escaped,
 * `<!-- -->` becomes a comment of MDX, and the fence of an ```mdx-code-block goes. Code is left alone.
 */
export function prepareSource(
  text: string,
  options: { format: MarkdownFormat; directives: ReadonlySet<string> },
): PreparedSource {
  const bare = dedentAfterEmptyItem(blankFrontMatter(text));
  const mdx = options.format === 'mdx';
  if (
    !bare.includes(':::') &&
    !(mdx && (bare.includes('{#') || bare.includes('<!--') || bare.includes('mdx-code-block')))
  )
    return { text: bare, added: [] };
  const prepared: string[] = [];
  const added: number[] = [];
  let linesBefore = 0;
  for (const piece of splitCode(bare, mdx)) {
    const prose = piece.code ? piece.text : rewriteProse(piece.text, { mdx, directives: options.directives });
    const ready = piece.code || !prose.includes(':::') ? prose : separateFences(prose, { linesBefore, added });
    prepared.push(ready);
    linesBefore += countLines(ready);
  }
  return { text: prepared.join(''), added };
}

export interface PreparedSource {
  text: string;
  /** Numbers (in `text`) of lines that the author did not write. */
  added: readonly number[];
}

/** The author's number of a line of the prepared text. */
export function originalLine(line: number, added: readonly number[]): number {
  let before = 0;
  while (before < added.length && (added[before] ?? 0) < line) before += 1;
  return line - before;
}

const AFTER_EMPTY_ITEM =
  /(?<=^(?:[-*+]|\d{1,9}[.)])[ \t]*\n(?:[ \t]*\n)+)( {1,3})(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?? {0,3}\2[`~]*[ \t]*$/gm;

/** An empty list item ends at the next empty line, but the parser then leaves the indent of a fence in its code. */
function dedentAfterEmptyItem(text: string): string {
  return text.replace(AFTER_EMPTY_ITEM, (block, indent: string) =>
    block.replace(new RegExp(`^ {1,${indent.length}}`, 'gm'), ''),
  );
}

/** The text without front matter, with as many blank lines in its place. */
function blankFrontMatter(text: string): string {
  const block = findFrontMatter(text);
  if (!block) return toUnix(text);
  return '\n'.repeat(countLines(toUnix(text.slice(0, block.bodyOffset)))) + toUnix(text.slice(block.bodyOffset));
}

function toUnix(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

interface Piece {
  text: string;
  code: boolean;
}

const FENCE = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(`{3,}|~{3,})([^\n]*)$/;

/** Cut the text at fenced code, by lines. A fence in a comment is a part of the comment. */
function splitCode(text: string, mdx: boolean): Piece[] {
  const pieces: Piece[] = [];
  let current = '';
  let open: { fence: string; unwrapped: boolean } | undefined;
  let inComment = false;
  const lastEnd = mdx ? text.lastIndexOf('-->') : -1;
  let end = 0;
  for (const line of linesOf(text)) {
    end += line.length;
    if (inComment) {
      current += line;
      inComment = end <= lastEnd && endsInComment(line, true);
      continue;
    }
    const found =
      line.includes('```') || line.includes('~~~') ? FENCE.exec(line.endsWith('\n') ? line.slice(0, -1) : line) : null;
    const [, fence = '', info = ''] = found ?? [];
    if (open) {
      const closes = fence !== '' && fence.startsWith(open.fence) && info.trim() === '';
      if (open.unwrapped) current += closes ? '\n' : line;
      else current += line;
      if (!closes) continue;
      if (!open.unwrapped) {
        pieces.push({ text: current, code: true });
        current = '';
      }
      open = undefined;
    } else if (fence !== '' && !(fence.startsWith('`') && info.includes('`'))) {
      const unwrapped = mdx && info.trim() === 'mdx-code-block';
      open = { fence, unwrapped };
      if (unwrapped) current += '\n';
      else {
        pieces.push({ text: current, code: false });
        current = line;
      }
    } else {
      current += line;
      inComment = end <= lastEnd && line.includes('<!--') && endsInComment(line, false);
    }
  }
  pieces.push({ text: current, code: open !== undefined && !open.unwrapped });
  return pieces;
}

const INLINE_CODE = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;

/** Whether a comment is open at the end of a line, if one was open at its start or not. */
function endsInComment(line: string, wasOpen: boolean): boolean {
  const closed = wasOpen ? line.indexOf('-->') : 0;
  if (closed === -1) return true;
  const rest = line.slice(closed).replace(INLINE_CODE, '');
  return rest.lastIndexOf('<!--') > rest.lastIndexOf('-->');
}

function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end + 1;
    yield text.slice(start, next);
    start = next;
  }
}

const DIRECTIVE = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([A-Za-z][\w-]*)([^\n]*)$/gm;
const LABEL_AND_ATTRIBUTES = /^(?:\[(?:[^[\]]|\[[^[\]]*\])*\])?(?:\{[^}]*\})?[ \t]*$/;
const HEADING = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t][^\n]*)$/gm;
const CODE_OR_COMMENT = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)|<!--([\s\S]*?)-->/g;

function rewriteProse(text: string, options: { mdx: boolean; directives: ReadonlySet<string> }): string {
  let prose = text;
  if (prose.includes(':::'))
    prose = prose.replace(DIRECTIVE, (line, lead: string, colons: string, name: string, rest: string) => {
      if (LABEL_AND_ATTRIBUTES.test(rest)) return line;
      // Words after the name are a title for a known keyword; for any other name they make the line plain text.
      if (!options.directives.has(name) || !rest.startsWith(' ')) return `${lead}\\${colons}${name}${rest}`;
      return `${lead}${colons}${name}[${rest.trim()}]`;
    });
  if (!options.mdx) return prose;
  if (prose.includes('{#')) prose = prose.replace(HEADING, (line) => line.replace(/(?<!\\)\{#/g, '\\{#'));
  if (prose.includes('<!--'))
    prose = prose.replace(CODE_OR_COMMENT, (whole, ticks: string | undefined, comment: string | undefined) =>
      ticks === undefined ? `{/* ${(comment ?? '').replaceAll('*/', '* ')}*/}` : whole,
    );
  return prose;
}

const CLOSING_FENCE = /\n([ \t>]*):{3,}[ \t]*(?=\n|$)/g;
const DEFINITION = /^[ \t>]*\[[^\]]+\]:/;

/** The parser takes a `:::` right under a table or a link definition for a part of it; an empty line between them ends those. */
function separateFences(text: string, options: { linesBefore: number; added: number[] }): string {
  let lines = options.linesBefore;
  let counted = 0;
  return text.replace(CLOSING_FENCE, (fence, prefix: string, offset: number) => {
    const above = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    if (!above.includes('|') && !DEFINITION.test(above)) return fence;
    lines += countLines(text.slice(counted, offset)) + 1;
    counted = offset;
    options.added.push(lines + 1);
    return `\n${prefix}${fence}`;
  });
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
