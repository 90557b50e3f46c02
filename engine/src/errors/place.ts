/** Where something stands in a text; both are counted from one. */
export interface TextPlace {
  line: number;
  column: number;
}

export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where a text stands in another one, in a line or below it, for a message about it; nowhere when it was written somewhere else. */
export function findText(text: string, value: string, { fromLine = 1 } = {}): TextPlace | undefined {
  let from = 0;
  for (let line = 1; line < fromLine; line += 1) from = text.indexOf('\n', from) + 1 || text.length;
  const at = text.indexOf(value, from);
  return at < 0 ? undefined : placeOf(text, at);
}

/** The same in quotes, in a JSON or JavaScript file. */
export function findQuoted(text: string, value: string): TextPlace | undefined {
  for (const quote of ['"', "'", '`']) {
    const place = findText(text, quote + value + quote);
    if (place) return place;
  }
  return undefined;
}
