import type { Problem, Severity } from '../shared/model.ts';

/** The one error class: invalid input, with messages for the author. Any other error that is thrown is a bug of the engine or of a component. */
export class YaprakError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: Problem | readonly Problem[], options?: { cause?: unknown }) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map((problem) => problem.message).join('\n'), options);
    this.name = 'YaprakError';
    this.problems = list;
  }
}

/** Describes anything that was thrown: its message and the messages of its causes, each once, the innermost last. */
export function describeUnknown(thrown: unknown, options: { stack?: boolean } = {}): string {
  const lines: string[] = [];
  const seen = new Set<unknown>();
  let current: unknown = thrown;
  while (current !== undefined && !seen.has(current)) {
    seen.add(current);
    const text = describeOne(current, options);
    if (!lines.some((line) => line.endsWith(text))) lines.push(lines.length === 0 ? text : `caused by ${text}`);
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.length > 0 ? lines.join('\n') : 'Nothing was thrown, but something failed.';
}

function describeOne(thrown: unknown, options: { stack?: boolean }): string {
  if (thrown instanceof Error) {
    if (options.stack && thrown.stack) return thrown.stack;
    const message = thrown.message || 'an error without a message';
    const inner =
      thrown instanceof AggregateError ? thrown.errors.map((error) => `\n  ${describeOne(error, {})}`).join('') : '';
    return (thrown.name === 'Error' ? message : `${thrown.name}: ${message}`) + inner;
  }
  if (typeof thrown === 'object' && thrown !== null) {
    const { message } = thrown as { message?: unknown };
    return typeof message === 'string' ? message : toJson(thrown);
  }
  return `${typeof thrown === 'string' ? thrown : String(thrown)}`;
}

/** A value that JSON cannot hold (a cycle, a BigInt) is described by its type. */
function toJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** How the config wants a kind of problem to be reported. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw';

/** The severity of a problem under a policy. Undefined: do not report it. */
export function severityOf(policy: Policy): Severity | undefined {
  if (policy === 'ignore') return undefined;
  return policy === 'throw' ? 'error' : 'warning';
}
