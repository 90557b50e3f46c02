/** `assets/name-HASH.ext` or `assets/name.HASH.ext`. A hash has a digit, a capital or an underscore, which keeps `my-document.png` out. */
const HASHED = /^assets\/(?:.*[-./])?(?=[\w-]*[0-9A-Z_])[\w-]{8,}\.\w+$/;

/** Whether a file of the output has a hash of its bytes in its name, so that it may be cached for ever. */
export function isHashedAsset(name: string): boolean {
  return HASHED.test(name);
}
