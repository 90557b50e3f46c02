/**
 * Where the preview of a post ends, as an offset in the file's text. The marker is looked for in the raw text, so it counts in the
 * middle of a line and inside a code block too: that is where old posts are cut.
 */
export function findTruncation(text: string, options: { bodyOffset: number; marker: RegExp }): number | undefined {
  const index = text.slice(options.bodyOffset).search(options.marker);
  return index < 0 ? undefined : options.bodyOffset + index;
}
