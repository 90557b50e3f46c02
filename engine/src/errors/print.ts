import { styleText } from 'node:util';
import type { Problem } from '../shared/model.ts';

export interface PrintOptions {
  /** The text of the line the problem is on. */
  sourceLine?: string;
  color?: boolean;
}

/** Room for a source line; a longer one is shown around its column. */
const WIDTH = 100;

/**
 * The one printed shape of a problem:
 *
 *     error  What is wrong.
 *       file:line:column
 *         the line
 *             ^
 *       What to do.
 */
export function formatProblem(problem: Problem, options: PrintOptions = {}): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    options.color ? styleText(style, text) : text;
  const label = paint(problem.severity === 'error' ? ['red', 'bold'] : ['yellow', 'bold'], problem.severity);
  const lines = [`${label}  ${indentRest(problem.message)}`];
  if (problem.file) lines.push(`  ${paint('cyan', formatPlace(problem))}`);
  if (problem.line && options.sourceLine?.trim()) {
    const { text, caret } = cutLine(options.sourceLine, problem.column);
    lines.push(`    ${paint('dim', text)}`);
    if (caret !== undefined) lines.push(`    ${' '.repeat(caret)}${paint('red', '^')}`);
  }
  if (problem.hint) lines.push(`  ${indentRest(problem.hint)}`);
  return lines.join('\n');
}

/** `file:line:column`, as far as it is known. */
export function formatPlace(problem: Problem): string {
  return [problem.file, problem.line, problem.line ? problem.column : undefined]
    .filter((piece) => piece !== undefined)
    .join(':');
}

function indentRest(text: string): string {
  return text.trimEnd().replaceAll('\n', '\n  ');
}

/** The line without its indent and no longer than the screen, and where the caret stands below it. */
function cutLine(line: string, column: number | undefined): { text: string; caret?: number } {
  const flat = line.replaceAll('\t', ' ').trimEnd();
  const indent = flat.length - flat.trimStart().length;
  const at = column === undefined ? undefined : Math.min(column - 1, flat.length);
  const start = Math.min(indent, at ?? indent);
  const from = at !== undefined && at - start >= WIDTH ? at - WIDTH / 2 : start;
  return { text: flat.slice(from, from + WIDTH), ...(at === undefined ? {} : { caret: at - from }) };
}
