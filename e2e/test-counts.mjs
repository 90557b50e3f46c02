/** Reads how many tests ran from the JSON reports of Vitest and Playwright. Pure functions over parsed JSON. */

/**
 * `unsteady` are those of the passed ones that passed at the second try only.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: number }} Counts
 */

/**
 * @param {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, numFailedTestSuites?: number }} report
 * @returns {Counts}
 */
export function parseVitestCounts(report) {
  const failed = report.numFailedTests ?? 0;
  return {
    passed: report.numPassedTests ?? 0,
    // A file that fails to load has no failed test, only a failed suite.
    failed: failed > 0 ? failed : (report.numFailedTestSuites ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    unsteady: 0,
  };
}

/**
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function parsePlaywrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  return {
    passed: expected + flaky,
    failed: unexpected + (report.errors?.length ?? 0),
    skipped,
    unsteady: flaky,
  };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      unsteady: sum.unsteady + one.unsteady,
    }),
    { passed: 0, failed: 0, skipped: 0, unsteady: 0 },
  );
}
