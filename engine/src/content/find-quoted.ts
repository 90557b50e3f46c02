/** Where a text stands in quotes in a JSON or JavaScript file (1-based), for a message about it. */
export function findQuoted(text: string, value: string): { line: number; column: number } | undefined {
  for (const quote of ['"', "'", '`']) {
    const at = text.indexOf(quote + value + quote);
    if (at >= 0) return placeOf(text, at);
  }
  return undefined;
}

/** Line and column of an offset, 1-based. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
