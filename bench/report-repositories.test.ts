import { expect, it } from 'vitest';
import { formatRepositories, readLog } from './report-repositories.mjs';

const OUTPUT = 'warning  One.\n  a.md\n\nerror  Two.\nwarning  Three.\n\nBuilt 12 pages, 1.0 s, 1.0 MB\n';
const DOCTOR = JSON.stringify({
  findings: [
    { effect: 'works', what: 'a' },
    { effect: 'lost', what: 'The plugin `b`.' },
  ],
});

it('reads what a build and the doctor said', () => {
  expect(readLog(OUTPUT, DOCTOR)).toEqual({ pages: 12, errors: 1, warnings: 2, lost: ['The plugin `b`.'] });
  expect(readLog('error  One.\n', '')).toEqual({ pages: undefined, errors: 1, warnings: 0, lost: [] });
});

it('writes a row for each repository, and what is lost below', () => {
  const moment = { date: '2026-01-01T00:00:00Z', load: [1, 2, 3] };
  const cost = { code: 0, cpuSeconds: 3.25, peakBytes: 2 ** 28 };
  const text = formatRepositories(
    [
      {
        name: 'one',
        commit: 'abc',
        ours: { ...cost, ...readLog(OUTPUT, DOCTOR) },
        theirs: { ...cost, cpuSeconds: 60 },
        moment,
      },
      { name: 'two', commit: '–', ours: { ...cost, ...readLog('error  One.\n', '') }, moment },
    ],
    { machine: { cpu: 'x', cores: 2, memoryGiB: 1, system: 'y' } },
  );
  expect(text).toContain('| one | abc | 12 | 1 | 2 | 1 | 3.3 | 256 | 60.0 | 256 |');
  expect(text).toContain('| two | – | failed | 1 | 0 | 0 | 3.3 | 256 | – | – |');
  expect(text).toContain('## one\n\n- The plugin `b`.');
});
