import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands last in a pack: the length of the list of its pages, which stands before it. */
const LENGTH_DIGITS = 10;

/**
 * Keys of the pages that a site's cache holds compiled. One that two threads have compiled is there twice.
 * @param {string} site
 * @returns {string[]}
 */
export function listCompiled(site) {
  const packs = join(site, '.yaprak', 'pages');
  return readdirSync(packs).flatMap((name) => {
    const bytes = readFileSync(join(packs, name));
    const end = bytes.length - LENGTH_DIGITS;
    const list = bytes.toString('utf8', end - Number(bytes.toString('utf8', end)), end);
    return /** @type {[string, number][]} */ (JSON.parse(list)).map(([key]) => key);
  });
}
