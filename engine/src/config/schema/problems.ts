import type { z } from 'zod';
import { nearest } from '../../errors/hints.ts';
import type { Problem } from '../../shared/model.ts';
import { formatKeyPath, valueAt, type KeyPath } from '../../shared/plain-data.ts';
import { findKey } from '../find-key.ts';

type Issue = z.core.$ZodIssue;

export interface ProblemOptions {
  /** What was validated, to show the wrong value. */
  input: unknown;
  /** Site-relative name and text of the file, to point at the key. */
  file: string;
  text: string;
  /** How the author wrote a path, where the file has another shape than the schema. */
  authorPath?: (path: KeyPath) => KeyPath;
  /** Unknown keys are warnings: the file was written for another engine. */
  foreign?: boolean;
}

/** A violation, and the key in the validated value that it is about. */
export interface Violation {
  path: KeyPath;
  problem: Problem;
}

/** Converts the issues of zod to problems, with messages for the author. */
export function parseIssues(issues: readonly Issue[], options: ProblemOptions): Violation[] {
  return issues.flatMap((issue) => toViolations(issue, { ...options, parent: [] }));
}

/**
 * An error function for zod: puts the keys that an object allows into the message of an `unrecognized_keys` issue. Only here does zod give
 * the object.
 */
export function describeAllowedKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const definition = (issue.inst as { def?: { shape?: object } } | undefined)?.def;
  return Object.keys(definition?.shape ?? {}).join(' ');
}

interface Nested extends ProblemOptions {
  /** Path of the union an issue was found in; zod counts from there. */
  parent: KeyPath;
}

function toViolations(issue: Issue, options: Nested): Violation[] {
  const path = [...options.parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const allowed = issue.message.split(' ').filter(Boolean);
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: unknownKey(key, { ...options, parent: path, allowed }),
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return unionViolations(issue, { ...options, parent: path });
  return [{ path, problem: wrongValue(issue, { ...options, parent: path }) }];
}

function unknownKey(key: string, options: Nested & { allowed: string[] }): Problem {
  const path = [...options.parent, key];
  const meant = nearest(key, options.allowed);
  const list = `Allowed here: ${options.allowed.join(', ')}.`;
  const name = showPath(path, options);
  return {
    code: 'config-unknown-key',
    severity: options.foreign ? 'warning' : 'error',
    message: options.foreign
      ? `\`${name}\` is not supported and is ignored.`
      : `\`${name}\` (${showValue(valueAt(options.input, path))}) is not a known key.`,
    ...place(path, options),
    ...(options.foreign ? {} : { hint: meant ? `Did you mean \`${meant}\`? ${list}` : list }),
  };
}

/** Reports the branch of a union that fits the type of the value. If none fits, lists all of them. */
function unionViolations(issue: Issue & { code: 'invalid_union' }, options: Nested): Violation[] {
  const fitting = issue.errors.filter(
    (branch) => !branch.some((inner) => inner.path.length === 0 && isWrongKind(inner)),
  );
  const [closest] = fitting.toSorted((a, b) => weigh(a) - weigh(b));
  if (closest) return closest.flatMap((inner) => toViolations(inner, options));
  const allowed = [...new Set(issue.errors.flatMap((branch) => branch.slice(0, 1).map(describeExpected)))];
  return [
    {
      path: options.parent,
      problem: valueProblem(options.parent, { ...options, rule: `allowed: ${joinOr(allowed)}` }),
    },
  ];
}

function isWrongKind(issue: Issue): boolean {
  return (
    issue.code === 'invalid_type' ||
    issue.code === 'invalid_value' ||
    (issue.code === 'custom' && /^[\w ]+$/.test(issue.message))
  );
}

function weigh(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function wrongValue(issue: Issue, options: Nested): Problem {
  const path = options.parent;
  const value = valueAt(options.input, path);
  if (issue.code === 'invalid_union') {
    const types = ((issue as { options?: unknown[] }).options ?? []).filter((option) => typeof option === 'string');
    const problem = valueProblem(path, {
      ...options,
      rule: `allowed: ${types.join(', ')}`,
      hint: didYouMean(value, types),
    });
    return { ...problem, message: `${issue.message} (\`${showPath(path, options)}\`); allowed: ${types.join(', ')}.` };
  }
  if (issue.code === 'custom' && !isWrongKind(issue)) {
    const message = `\`${showPath(path, options)}\` (${showValue(value)}) ${issue.message}.`;
    return { code: 'config-value', severity: 'error', message, ...place(path, options) };
  }
  if (value === undefined) {
    const message = `\`${showPath(path, options)}\` is missing; it must be ${describeExpected(issue)}.`;
    return { code: 'config-missing', severity: 'error', message, ...place(path.slice(0, -1), options) };
  }
  const values = issue.code === 'invalid_value' ? issue.values.filter((option) => typeof option === 'string') : [];
  return valueProblem(path, {
    ...options,
    rule: `allowed: ${describeExpected(issue)}`,
    hint: didYouMean(value, values),
  });
}

function valueProblem(path: KeyPath, options: Nested & { rule: string; hint?: string }): Problem {
  return {
    code: 'config-value',
    severity: 'error',
    message: `\`${showPath(path, options)}\` is ${showValue(valueAt(options.input, path))}; ${options.rule}.`,
    ...place(path, options),
    ...(options.hint ? { hint: options.hint } : {}),
  };
}

const KINDS: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  record: 'an object',
  number: 'a number',
  int: 'a whole number',
  null: 'null',
  RegExp: 'a regular expression',
};

function describeExpected(issue: Issue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return joinOr(issue.values.map((value) => JSON.stringify(value)));
  if (issue.code === 'custom') return `a ${issue.message}`;
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array'
      ? 'not empty'
      : `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
  if (issue.code === 'invalid_union')
    return joinOr([...new Set(issue.errors.flatMap((branch) => branch.slice(0, 1).map(describeExpected)))]);
  return issue.message;
}

function didYouMean(value: unknown, candidates: string[]): string | undefined {
  const meant = typeof value === 'string' ? nearest(value, candidates) : undefined;
  return meant && `Did you mean "${meant}"?`;
}

function joinOr(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** Formats a value on one line. */
export function showValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function showPath(path: KeyPath, options: Nested): string {
  return formatKeyPath(writtenPath(path, options)) || 'the config';
}

function place(path: KeyPath, options: ProblemOptions): Pick<Problem, 'file' | 'line' | 'column'> {
  return { file: options.file, ...findKey(options.text, writtenPath(path, options)) };
}

function writtenPath(path: KeyPath, { authorPath }: ProblemOptions): KeyPath {
  return authorPath ? authorPath(path) : path;
}
