import type { Problem } from './model.ts';

/** The position of the front matter in a text. */
export interface FrontMatterBlock {
  /** Its YAML. */
  start: number;
  end: number;
  bodyOffset: number;
  /** Set when the closing line is missing, or has text after its dashes. */
  fault?: FrontMatterFault;
}

interface FrontMatterFault {
  kind: 'unclosed' | 'text-after-dashes';
  offset: number;
}

/**
 * Finds the front matter of a text without a byte order mark: from a first line `---` to the next line that starts with `---`. Every reader
 * of front matter uses this function, so that they agree on where the body starts. The rules are those of gray-matter, which Docusaurus
 * uses: without a closing line all of the text is front matter, and what follows the closing dashes belongs to the body.
 */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  if (!text.startsWith('---')) return undefined;
  const firstBreak = endOfLine(text, 0);
  if (text.slice(3, firstBreak).trim() !== '') return undefined;
  const start = Math.min(firstBreak + 1, text.length);
  const close = text.indexOf('\n---', firstBreak);
  if (close < 0) {
    const block = { start, end: text.length, bodyOffset: text.length };
    return text.slice(start).trim() === '' ? block : { ...block, fault: { kind: 'unclosed', offset: 0 } };
  }
  const end = Math.max(start, text[close - 1] === '\r' ? close - 1 : close);
  const closeEnd = endOfLine(text, close + 1);
  const rest = text.slice(close + 4, closeEnd);
  if (rest.trim() === '') return { start, end, bodyOffset: Math.min(closeEnd + 1, text.length) };
  const offset = close + 4 + (rest.length - rest.trimStart().length);
  return { start, end, bodyOffset: close + 4, fault: { kind: 'text-after-dashes', offset } };
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
}

/** Reports front matter that is not closed properly. */
export function checkFrontMatterEnd(text: string, source: string): Problem | undefined {
  const fault = findFrontMatter(text)?.fault;
  if (!fault) return undefined;
  const before = text.slice(0, fault.offset).split('\n');
  const place = { file: source, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  if (fault.kind === 'unclosed') {
    return {
      code: 'front-matter-end',
      severity: 'warning',
      message: `The front matter of ${source} is never closed, so all of the file is front matter and the page has no text.`,
      ...place,
      hint: 'Put a line of three dashes (---) after the last field. For a horizontal rule at the start of a page, write *** instead.',
    };
  }
  return {
    code: 'front-matter-end',
    severity: 'error',
    message: `In ${source} the line that closes the front matter has more than three dashes (---) in it.`,
    ...place,
    hint: 'Leave only the three dashes on this line, and move the rest below it.',
  };
}
