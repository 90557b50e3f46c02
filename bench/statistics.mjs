/** Several samples of one figure, shown by their middle and their ends. */

/** @typedef {{ median: number, min: number, max: number, samples: number[] }} Summary */

/**
 * @param {number[]} samples
 * @returns {Summary | undefined} nothing when there is nothing to show
 */
export function summarise(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? min) + (sorted[Math.floor(middle)] ?? max)) / 2;
  return { median, min, max, samples };
}

/**
 * Runs that each give some figures, as one summary for each figure. A figure that no run could take is left out.
 * @param {Record<string, number | undefined>[]} runs
 * @returns {Record<string, Summary>}
 */
export function summariseRuns(runs) {
  /** @type {Record<string, Summary>} */
  const summaries = {};
  for (const name of new Set(runs.flatMap((run) => Object.keys(run)))) {
    const summary = summarise(runs.map((run) => run[name]).filter((value) => value !== undefined));
    if (summary) summaries[name] = summary;
  }
  return summaries;
}
