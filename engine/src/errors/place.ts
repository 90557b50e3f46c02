/** Where something stands in a text; both are counted from one. */
export interface TextPlace {
  line: number;
  column: number;
}

export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where a text stands in another one, for a message about it; nowhere when it was written somewhere else. */
export function findText(text: string, value: string): TextPlace | undefined {
  const at = text.indexOf(value);
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
