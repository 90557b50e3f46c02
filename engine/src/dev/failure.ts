import { describeUnknown } from '../errors/describe-unknown.ts';
import { YaprakError } from '../errors/index.ts';
import { createSourceLines } from '../errors/source-lines.ts';
import { summarizeProblems } from '../errors/summarize.ts';
import type { Problem } from '../shared/model.ts';

/** Something the author must mend, in words for the browser and the terminal. */
export interface Failure {
  title: string;
  text: string;
  problems: Problem[];
}

export function describeFailure(error: unknown, siteDir: string): Failure {
  const problems: Problem[] =
    error instanceof YaprakError
      ? [...error.problems]
      : [{ code: 'unexpected', severity: 'error', message: describeUnknown(error, { stack: true }) }];
  const cause = error instanceof YaprakError && error.cause !== undefined ? `\n\n${describeUnknown(error.cause)}` : '';
  const first = problems.find(({ severity }) => severity === 'error');
  return {
    title: first?.file ? `${first.file} needs mending` : 'The site cannot be shown',
    text: summarizeProblems(problems, { sourceLine: createSourceLines(siteDir) }) + cause,
    problems,
  };
}
