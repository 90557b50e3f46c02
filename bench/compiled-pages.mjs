import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a segment of the store ends with: length and checksum of its index, and a magic. */
const TRAILER = 16;

/**
 * Keys of the pages that a site's cache holds compiled. One that two threads have compiled is there twice.
 * @param {string} site
 * @returns {string[]}
 */
export function listCompiled(site) {
  const store = join(site, '.yaprak', 'store');
  const segments = readdirSync(store).filter((name) => name.endsWith('.segment'));
  return segments.flatMap((name) => {
    const bytes = readFileSync(join(store, name));
    const end = bytes.length - TRAILER;
    const index = bytes.toString('utf8', end - bytes.readUInt32LE(end), end);
    const keys = /** @type {[string][]} */ (JSON.parse(index)).map(([key]) => key);
    return keys.filter((key) => key.startsWith('page '));
  });
}
