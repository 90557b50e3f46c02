/**
 * The order in which lists are written: by length in powers of two, since lists of like length have like gaps, which compress better
 * side by side. Within that, the order of the words.
 */
export function orderLists(lengths: readonly number[]): number[] {
  const zeros = lengths.map((length) => Math.clz32(length));
  return [...lengths.keys()].sort((a, b) => (zeros[b] as number) - (zeros[a] as number));
}
