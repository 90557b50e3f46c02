/** The Damerau-Levenshtein distance; a difference in case counts little. Stops early once it cannot be below the limit. */
export function editDistance(from: string, to: string, options: { limit?: number } = {}): number {
  if (from === to) return 0;
  // Addresses mostly begin alike, and what is the same at both ends costs nothing.
  const shortest = Math.min(from.length, to.length);
  let start = 0;
  while (start < shortest && from[start] === to[start]) start++;
  let end = 0;
  while (end < shortest - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return compareAll(from.slice(start, from.length - end), to.slice(start, to.length - end), options);
}

function compareAll(from: string, to: string, { limit = Infinity }: { limit?: number }): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= to.length; column++) {
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitution(from[row - 1], to[column - 1]),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
      if (distance < lowest) lowest = distance;
    }
    // A swap looks two rows back, so both rows must be over the limit.
    if (lowest >= limit && Math.min(...last) >= limit) return lowest;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? Infinity;
}

function substitution(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  return a?.toLowerCase() === b?.toLowerCase() ? 0.25 : 1;
}
