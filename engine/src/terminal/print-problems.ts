import { createSourceLines } from '../errors/place.ts';
import { summarizeProblems, wantsColor } from '../errors/print.ts';
import type { Problem } from '../shared/model.ts';

/** Every problem once, on standard error, in the one printed shape. */
export function printProblems(problems: readonly Problem[], options: { siteDir: string }): void {
  if (problems.length === 0) return;
  const text = summarizeProblems(problems, {
    color: wantsColor(process.stderr, process.env),
    sourceLine: createSourceLines(options.siteDir),
  });
  process.stderr.write(`\n${text}\n\n`);
}
