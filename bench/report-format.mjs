/** How figures are written in the report. */

/** @typedef {import('./statistics.mjs').Summary} Summary */

export const mib = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? undefined : bytes / 1048576);
export const kib = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? undefined : bytes / 1024);

export const show = (/** @type {number | undefined} */ value, digits = 1) =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);

/**
 * The middle, and the ends in parentheses.
 * @param {Summary | undefined} summary
 * @param {{ digits?: number, unit?: number }} [options] `unit` divides
 * @returns {string}
 */
export function showSpread(summary, { digits = 0, unit = 1 } = {}) {
  if (!summary) return '–';
  const [median, min, max] = [summary.median, summary.min, summary.max].map((value) => show(value / unit, digits));
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/**
 * @param {string[][]} rows the first one is the head
 * @returns {string}
 */
export function table([head = [], ...rows]) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** @param {import('./environment.mjs').Moment} moment */
export const showMoment = ({ date, load }) =>
  `Measured ${date.slice(0, 16).replace('T', ' ')} UTC at a load of ${load.map((value) => value.toFixed(2)).join(' ')}.`;
