import type { Problem } from '../shared/model.ts';

/** The one error class: bad input from the author, already worded for them. Anything else that is thrown is a bug of ours or of a component. */
export class YaprakError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: Problem | readonly Problem[], options?: { cause?: unknown }) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map((problem) => problem.message).join('\n'), options);
    this.name = 'YaprakError';
    this.problems = list;
  }
}
