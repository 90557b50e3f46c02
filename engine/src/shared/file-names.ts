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

/** `assets/name-HASH.ext` or `assets/name.HASH.ext`. A hash has a digit, a capital or an underscore, which keeps `my-document.png` out. */
const HASHED = /^assets\/(?:.*[-./])?(?=[\w-]*[0-9A-Z_])[\w-]{8,}\.\w+$/;

/** Whether a file of the output has a hash of its bytes in its name, so that it may be cached for ever. */
export function isHashedAsset(name: string): boolean {
  return HASHED.test(name);
}
