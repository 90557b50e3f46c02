/** No common disk allows more bytes for one name. Precompressed files add an ending to it. */
export const MAX_NAME = 255 - '.html.gz'.length;

const bytesOf = (name: string): number => new TextEncoder().encode(name).length;

/** The first name of a path that the disk cannot hold, cut to a length that can be read, with its length in bytes. */
export function findLongName(path: string): { start: string; bytes: number } | undefined {
  // A letter has up to three bytes.
  if (path.length <= MAX_NAME / 3) return undefined;
  const name = path.split('/').find((each) => bytesOf(each) > MAX_NAME);
  return name === undefined ? undefined : { start: name.slice(0, 40), bytes: bytesOf(name) };
}
