import type { Problem } from '../shared/model.ts';
import { describeUnknown, YaprakError } from './index.ts';

/** Reports what a plugin that reads pages has thrown as a problem of the page. Its error may carry a place. */
export function readingFailed(
  cause: unknown,
  { file, lineOf = (line) => line }: { file: string; lineOf?: (line: number) => number },
): never {
  if (cause instanceof YaprakError) throw cause;
  const { line, column, hint } = (cause ?? {}) as { line?: unknown; column?: unknown; hint?: unknown };
  const problem: Problem = { code: 'markdown-plugin', severity: 'error', message: describeUnknown(cause), file };
  if (typeof line === 'number') problem.line = lineOf(line);
  if (typeof line === 'number' && typeof column === 'number') problem.column = column;
  if (typeof hint === 'string') problem.hint = hint;
  throw new YaprakError(problem, { cause });
}
