import { expect, it } from 'vitest';
import { formatJsonReport } from './report.ts';

it('is one JSON document with counts and places, each problem once', () => {
  const problem = {
    code: 'broken-link',
    severity: 'error',
    message: 'X.',
    file: 'docs/a.md',
    line: 3,
    column: 1,
    cause: 'inner',
  } as const;
  const text = formatJsonReport({
    command: 'build',
    exitCode: 1,
    problems: [problem, problem, { code: 'orphan-page', severity: 'warning', message: 'Y.' }],
    facts: { pages: 2 },
  });
  expect(JSON.parse(text)).toEqual({
    command: 'build',
    ok: false,
    exitCode: 1,
    errors: 1,
    warnings: 1,
    pages: 2,
    problems: [
      { severity: 'error', code: 'broken-link', message: 'X.', file: 'docs/a.md', line: 3, column: 1 },
      { severity: 'warning', code: 'orphan-page', message: 'Y.' },
    ],
  });
});
