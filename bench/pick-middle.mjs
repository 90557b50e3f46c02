/** @typedef {import('./report.mjs').BuildFigures} BuildFigures */

/**
 * Of builds of the same thing, the one in the middle by CPU, with the ends beside it.
 * @param {BuildFigures[]} builds
 * @returns {BuildFigures}
 */
export function pickMiddle(builds) {
  const sorted = builds.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no build to pick from.');
  if (sorted.length === 1) return middle;
  return { ...middle, cpuSamples: builds.map(({ cpuSeconds }) => cpuSeconds) };
}
