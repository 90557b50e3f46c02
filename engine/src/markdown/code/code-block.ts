import { createHighlighter, type ExtendPrism } from './highlight.ts';
import { escapeAttribute, escapeText } from '../../shared/html.ts';
import { createMagicMatcher } from '../../shared/magic-comments.ts';
import type { MarkdownOptions } from '../options.ts';

export interface CodeBlock {
  /** Class of the outer `div`, and its content. */
  className: string;
  html: string;
}

export type CodeRenderer = (code: string, fence: { language?: string; meta?: string }) => CodeBlock;

const HIGHLIGHTED = 'theme-code-block-highlighted-line';

/** `extensions` come from plugins. */
export function createCodeRenderer(
  options: Pick<MarkdownOptions, 'prism' | 'labels'>,
  extensions: readonly ExtendPrism[] = [],
): CodeRenderer {
  const highlighter = createHighlighter(extensions);
  const markClass = options.prism.magicComments[0]?.className ?? HIGHLIGHTED;
  const magic = createMagicMatcher(options.prism.magicComments, { markClass });
  const buttons =
    `<button type="button" class="icon-wrap" data-code-wrap aria-label="${escapeAttribute(options.labels.wrapCode)}" hidden></button>` +
    `<button type="button" class="icon-copy" data-code-copy aria-label="${escapeAttribute(options.labels.copyCode)}"></button>`;

  return (source, fence) => {
    const { language, meta } = parseFence(fence, options.prism.defaultLanguage);
    const name = language ?? 'text';
    const { code, marks } = readMarks(source, { language: name, meta });
    const lined = meta.firstLine !== undefined || marks.size > 0;
    const body = lined
      ? highlighter
          .highlightLines(code, name)
          .map((line, index) => printLine(line, marks.get(index + 1)))
          .join('\n')
      : highlighter.highlight(code, name);
    const title = meta.title ? `<div class="code-block-title codeBlockTitle">${escapeText(meta.title)}</div>` : '';
    const safe = escapeAttribute(name);
    const shown = name === 'text' ? '' : ` data-language="${safe}"`;
    // Browsers do not show the last newline of a `<pre>`: a blank last line needs one more.
    const blankEnd = code.endsWith('\n') ? '\n' : '';
    return {
      className: `code-block language-${name} theme-code-block`,
      html: `${title}<div class="code-block-body"><pre class="language-${safe}" tabindex="0"><code${numbering(meta)}>${body}${blankEnd}</code></pre><div class="code-block-buttons"${shown}>${buttons}</div></div>`,
    };
  };

  /** Line numbers after the fence win: comments in the code then stay, as in Docusaurus. */
  function readMarks(
    source: string,
    block: { language: string; meta: CodeMeta },
  ): { code: string; marks: Map<number, string[]> } {
    const { lines } = block.meta;
    const { code, marks } = magic.mark(source, block.language, { onlyNotes: lines !== undefined });
    for (const line of lines ?? []) addMark(marks, { line, name: markClass });
    if (block.language === 'diff') markChanges(code, marks);
    return { code, marks };
  }
}

/** The colour of a change reaches over the whole line, so it is the line's and not that of its text. */
function markChanges(code: string, marks: Map<number, string[]>): void {
  code.split('\n').forEach((line, index) => {
    if (/^[+>](?!\+\+)/.test(line)) addMark(marks, { line: index + 1, name: 'code-line-added' });
    else if (/^[-<](?!--)/.test(line)) addMark(marks, { line: index + 1, name: 'code-line-removed' });
  });
}

function addMark(marks: Map<number, string[]>, { line, name }: { line: number; name: string }): void {
  marks.set(line, [...new Set([...(marks.get(line) ?? []), name])]);
}

/** The whole block as HTML, for components that are given code. */
export function renderCodeBlock(
  code: string,
  options: { language?: string; meta?: string; render: CodeRenderer },
): string {
  const block = options.render(code, options);
  return `<div class="${escapeAttribute(block.className)}">${block.html}</div>`;
}

/** `js{1,3}` without a space is read as language and lines. */
function parseFence(
  fence: { language?: string; meta?: string },
  defaultLanguage: string | undefined,
): { language?: string; meta: CodeMeta } {
  const brace = fence.language?.indexOf('{') ?? -1;
  const word = brace > 0 ? fence.language?.slice(0, brace) : fence.language;
  const rest = brace > 0 ? `${fence.language?.slice(brace)} ` : '';
  return {
    language: (word || defaultLanguage)?.toLowerCase(),
    meta: parseCodeMeta(`${rest}${fence.meta ?? ''}`.trim()),
  };
}

function numbering(meta: CodeMeta): string {
  if (meta.firstLine === undefined) return '';
  const style = meta.firstLine === 1 ? '' : ` style="counter-reset: line-count ${meta.firstLine - 1}"`;
  return ` class="codeLinesWithNumbering"${style}`;
}

function printLine(html: string, names: readonly string[] | undefined): string {
  return `<span class="token-line${names ? ` ${escapeAttribute(names.join(' '))}` : ''}">${html}</span>`;
}

/** What is written after a fence's language. */
interface CodeMeta {
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLine?: number;
  /** Marked lines from `{1,3-5}`, 1-based. */
  lines?: ReadonlySet<number>;
}

const TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
const RANGE = /\{([\d,\s-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

function parseCodeMeta(meta: string): CodeMeta {
  if (meta === '') return {};
  const numbers = NUMBERS.exec(meta);
  const range = RANGE.exec(meta.replace(TITLE, ''))?.[1];
  return {
    title: TITLE.exec(meta)?.[2],
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    lines: range === undefined ? undefined : parseRange(range),
  };
}

/** A range beyond any real block would only cost memory. */
const MOST_LINES = 100_000;

function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [from, to] = part.split('-').map((piece) => Number.parseInt(piece, 10));
    if (from === undefined || Number.isNaN(from)) continue;
    const last = Math.min(to === undefined || Number.isNaN(to) ? from : to, MOST_LINES);
    for (let line = from; line <= last; line += 1) lines.add(line);
  }
  return lines;
}
