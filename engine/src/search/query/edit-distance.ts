/**
 * Damerau-Levenshtein distance of two words (letters added, left out, replaced, or swapped with their neighbour), or something above the
 * limit as soon as it is passed.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= to.length; column++) last.push(column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
      )
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
      if (distance < lowest) lowest = distance;
    }
    // A swap reaches two rows back and adds one, so a row beyond the limit cannot be mended.
    if (lowest > limit) return lowest;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit + 1;
}
