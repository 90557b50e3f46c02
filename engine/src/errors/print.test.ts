import { describe, expect, it } from 'vitest';
import type { Problem } from '../shared/model.ts';
import { describeUnknown } from './index.ts';
import { formatProblem, countProblems, summarizeProblems } from './print.ts';
import { stackPlace, stackPlaces } from './stack-place.ts';

const problem: Problem = {
  code: 'broken-link',
  severity: 'error',
  message: 'The link `x` leads nowhere.',
  file: 'docs/a.md',
  line: 3,
  column: 5,
  hint: 'Did you mean `y`?',
};

describe('formatProblem', () => {
  it('prints what, where, shows the line with a caret, and what to do', () => {
    expect(formatProblem(problem, { sourceLine: 'See [a](x).' })).toBe(
      'error  The link `x` leads nowhere.\n  docs/a.md:3:5\n    See [a](x).\n        ^\n  Did you mean `y`?',
    );
  });

  it('leaves out what is not known', () => {
    expect(formatProblem({ code: 'x', severity: 'warning', message: 'One.\nTwo.' })).toBe('warning  One.\n  Two.');
    expect(formatProblem({ ...problem, line: undefined, hint: undefined }, { sourceLine: 'x' })).toBe(
      'error  The link `x` leads nowhere.\n  docs/a.md',
    );
  });

  it('keeps the caret under its column in indented, tabbed and long lines', () => {
    const shown = (column: number, sourceLine: string): string[] =>
      formatProblem({ ...problem, column }, { sourceLine })
        .split('\n')
        .slice(2, 4);
    expect(shown(3, '\t\tabc')).toEqual(['    abc', '    ^']);
    const [line = '', caret = ''] = shown(501, `${'a'.repeat(500)}X${'b'.repeat(500)}`);
    expect(line.length).toBe(104);
    expect(line[caret.indexOf('^')]).toBe('X');
  });

  it('colours only when asked', () => {
    expect(formatProblem(problem)).not.toContain('\u001B');
    expect(formatProblem(problem, { color: true })).toContain('\u001B[');
  });
});

describe('summarizeProblems', () => {
  const at = (file: string, line: number, more: Partial<Problem> = {}): Problem => ({
    ...problem,
    hint: undefined,
    column: undefined,
    file,
    line,
    ...more,
  });

  it('groups by kind with errors last, sorts by place, drops repeats', () => {
    const text = summarizeProblems([
      at('b.md', 10),
      at('b.md', 9),
      at('a.md', 2),
      at('a.md', 2),
      at('c.md', 1, { code: 'inline-tag', severity: 'warning', message: 'Tag.' }),
    ]);
    expect(text.split('\n').filter((line) => !line.startsWith('error'))).toEqual([
      'warning  Tag.',
      '  c.md:1',
      '',
      'Broken links (3 errors)',
      '  a.md:2',
      '  b.md:9',
      '  b.md:10',
    ]);
  });

  it('counts what is listed: the same problem twice is one', () => {
    expect(countProblems([problem, { ...problem }, { ...problem, file: 'docs/b.md' }])).toBe('2 errors');
  });

  it('counts what goes beyond the limit', () => {
    const many = Array.from({ length: 7 }, (_, index) => at('a.md', index + 1));
    expect(summarizeProblems(many, { limit: 5 })).toMatch(/a\.md:5\n\.\.\. and 2 more$/);
    expect(summarizeProblems(many, { limit: 7 })).not.toContain('more');
    expect(countProblems([...many, at('a', 1, { severity: 'warning' })])).toBe('7 errors and 1 warning');
    expect(countProblems([])).toBe('');
  });
});

describe('problems with one cause', () => {
  const thrown = (file: string, more: Partial<Problem> = {}): Problem => ({
    code: 'render-failed',
    severity: 'error',
    message: `The page /${file} failed to render: boom`,
    cause: 'boom',
    file,
    ...more,
  });

  it('are shown as one, and counted', () => {
    const text = summarizeProblems([thrown('b.md'), thrown('a.md'), thrown('c.md')]);
    expect(text.split('\n').slice(1)).toEqual([
      'error  The page /a.md failed to render: boom',
      '  a.md',
      '  The same happens on 2 other pages: b.md, c.md.',
    ]);
    expect(text).toContain('(3 errors)');
    expect(summarizeProblems([thrown('b.md'), thrown('a.md')])).toContain('on 1 other page: b.md.');
    const many = Array.from({ length: 8 }, (_, index) => thrown(`${index}.md`));
    expect(summarizeProblems(many)).toContain('on 7 other pages: 1.md, 2.md, 3.md, 4.md, 5.md ...');
  });

  it('are not where each has a place of its own', () => {
    const places = [thrown('a.md', { line: 1 }), thrown('b.md', { line: 1 }), thrown('c.md', { cause: 'bang' })];
    expect(summarizeProblems(places)).not.toContain('The same');
    const shared = { file: 'src/Box.tsx', line: 3 };
    expect(summarizeProblems([thrown('a.md', shared), thrown('b.md', shared)])).toContain(
      'The same happens on 1 other',
    );
  });
});

describe('describeUnknown', () => {
  it('prints the causes, and handles any value', () => {
    const inner = new TypeError('deep');
    expect(describeUnknown(new Error('top', { cause: new Error('middle', { cause: inner }) }))).toBe(
      'top\ncaused by middle\ncaused by TypeError: deep',
    );
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect([
      describeUnknown('x'),
      describeUnknown(null),
      describeUnknown({ message: 'm' }),
      describeUnknown(cycle),
      describeUnknown({ a: 1 }),
    ]).toEqual(['x', 'null', 'm', '[object Object]', '{"a":1}']);
    const loop = new Error('loop');
    loop.cause = loop;
    expect(describeUnknown(loop)).toBe('loop');
    expect(describeUnknown(new AggregateError([new Error('a'), 'b'], 'two'))).toBe('AggregateError: two\n  a\n  b');
    expect(describeUnknown(undefined)).toMatch(/Nothing/);
  });
});

describe('stackPlace', () => {
  it('finds the innermost place in accepted files', () => {
    const error = new Error('x');
    error.stack =
      'Error: x\n    at lib (/site/node_modules/p/i.js:1:2)\n    at file:///site/a%20b.mjs?v=1:3:4\n    at async Object.<anonymous> (/site/c.js:5:6)';
    expect(stackPlace(error, { accepts: (file) => !file.includes('node_modules') })).toEqual({
      file: '/site/a b.mjs',
      line: 3,
      column: 4,
    });
    expect(stackPlace(error, { accepts: (file) => file.endsWith('c.js') })).toEqual({
      file: '/site/c.js',
      line: 5,
      column: 6,
    });
    expect(stackPlace(error, { accepts: () => false })).toBeUndefined();
    error.stack = '/site/c.js:7\n  a: 1;\n      ^\n\nSyntaxError: x';
    expect(stackPlace(error, { accepts: () => true })).toEqual({ file: '/site/c.js', line: 7, column: 7 });
    expect(stackPlace('x', { accepts: () => true })).toBeUndefined();
    error.stack =
      'Error: x\n    at MDXContent (mdx:/docs/a.mdx:9:3)\n    at a (node:internal/x:1:1)\n    at b (/site/c.js:5:6)';
    expect(stackPlaces(error).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'mdx:/docs/a.mdx:9',
      '/site/c.js:5',
    ]);
  });
});
