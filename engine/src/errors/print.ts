import { styleText } from 'node:util';
import type { Problem } from '../shared/model.ts';
import { titleOf } from './catalogue.ts';

interface PrintOptions {
  /** The text of the line the problem is on. */
  sourceLine?: string;
  color?: boolean;
}

/** Width of a source line. A longer line is cut around its column. */
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
    // Whether to colour is decided by the caller; newer versions of Node would look at standard output themselves.
    options.color ? styleText(style, text, { validateStream: false }) : text;
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

/** `file:line:column`, without the parts that are unknown. */
function formatPlace(problem: Problem): string {
  return [problem.file, problem.line, problem.line ? problem.column : undefined]
    .filter((piece) => piece !== undefined)
    .join(':');
}

function indentRest(text: string): string {
  return text.trimEnd().replaceAll('\n', '\n  ');
}

/** Cuts a line to the width, without its indent, and gives the column of the caret below it. */
function cutLine(line: string, column: number | undefined): { text: string; caret?: number } {
  const flat = line.replaceAll('\t', ' ').trimEnd();
  const indent = flat.length - flat.trimStart().length;
  const at = column === undefined ? undefined : Math.min(column - 1, flat.length);
  const start = Math.min(indent, at ?? indent);
  const from = at !== undefined && at - start >= WIDTH ? at - WIDTH / 2 : start;
  return { text: flat.slice(from, from + WIDTH), ...(at === undefined ? {} : { caret: at - from }) };
}

/** Whether to print colours to a stream: as NO_COLOR and FORCE_COLOR say, otherwise if it is a terminal. */
export function wantsColor(stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  return forced === undefined ? stream.isTTY === true : forced !== '0' && forced !== 'false';
}

/** The number of files to list for problems with the same cause. */
const NAMED = 5;

interface SummarizeOptions {
  color?: boolean;
  /** How many problems of one code to print; the rest is counted. Default: 50. */
  limit?: number;
  sourceLine?: (problem: Problem) => string | undefined;
}

/** Formats many problems, sorted by code, file and line. Errors come last, so that what stopped the build is at the end. */
export function summarizeProblems(problems: readonly Problem[], options: SummarizeOptions = {}): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of distinct(problems)) {
    const key = `${problem.severity === 'error' ? 1 : 0} ${problem.code}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const keys = [...groups.keys()].toSorted((a, b) => compare(a, b));
  return keys.map((key) => formatGroup(groups.get(key) ?? [], options)).join('\n\n');
}

/** `2 errors and 1 warning`, or nothing. */
export function countProblems(problems: readonly Problem[]): string {
  const listed = distinct(problems);
  const errors = listed.filter((problem) => problem.severity === 'error').length;
  const pieces = [plural(errors, 'error'), plural(listed.length - errors, 'warning')];
  return pieces.filter((piece) => piece !== '').join(' and ');
}

function formatGroup(group: Problem[], options: SummarizeOptions): string {
  const { color = false, limit = 50 } = options;
  const sorted = group.toSorted(byPlace);
  const causes = [...groupByCause(sorted).values()];
  const shown = causes.slice(0, limit).flatMap(([problem, ...others]) => {
    if (!problem) return [];
    const text = formatProblem(problem, { color, sourceLine: options.sourceLine?.(problem) });
    return others.length === 0 ? text : `${text}\n  ${formatOthers(problem, others)}`;
  });
  if (causes.length > limit) shown.push(`... and ${causes.length - limit} more`);
  const [first] = sorted;
  const heading = first && sorted.length > 1 ? `${titleOf(first.code)} (${countProblems(sorted)})\n` : '';
  return heading + shown.join('\n');
}

/** Counts the other problems with the same cause and lists their first files. */
function formatOthers(problem: Problem, others: readonly Problem[]): string {
  const files = [...new Set(others.flatMap(({ file }) => file ?? []))].filter((file) => file !== problem.file);
  const named = files.length === 0 ? '' : `: ${files.slice(0, NAMED).join(', ')}${files.length > NAMED ? ' ...' : '.'}`;
  return `The same happens on ${plural(others.length, 'other page')}${named || '.'}`;
}

/** Groups problems by cause, so that a component that fails on every page is reported once. */
function groupByCause(problems: readonly Problem[]): Map<unknown, Problem[]> {
  const groups = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const { cause, line } = problem;
    // A cause that has a line is reported once per line.
    const key = cause === undefined ? problem : `${line === undefined ? '' : formatPlace(problem)} ${cause}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}

/** Each problem once: what is printed, and what is counted. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function byPlace(a: Problem, b: Problem): number {
  return compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Compares by code units, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function plural(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
