import { describe, expect, it } from 'vitest';
import { parsePlaywrightCounts, parseVitestCounts, sumCounts } from './test-counts.mjs';

describe('test counts', () => {
  it('counts skipped and todo tests apart, and a file that fails to load as a failure', () => {
    expect(parseVitestCounts({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      unsteady: 0,
    });
    expect(parseVitestCounts({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it('counts an error outside tests as a failure, and reports which tests passed at the second try only', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(parsePlaywrightCounts(report)).toEqual({ passed: 8, failed: 2, skipped: 2, unsteady: 1 });
  });

  it('sums, and a report that is empty has no passed test', () => {
    expect(sumCounts([parseVitestCounts({ numPassedTests: 2 }), parsePlaywrightCounts({})])).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      unsteady: 0,
    });
  });
});
