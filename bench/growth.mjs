/** The law that nothing per page grows with the number of pages, as a comparison of two built sites. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names of hashed files change with their content; the page's own bytes are what counts here. */
const HASHED = /(\/assets\/[^"'\s)]*?)[-.][\w-]{8,}(\.\w+)/g;

export const withoutHashes = (/** @type {string} */ html) => html.replace(HASHED, '$1$2');

/**
 * @param {string} html
 * @param {string} other
 * @returns {string | undefined} where they part, or nothing when they are equal
 */
export function findDifference(html, other) {
  const [one, two] = [withoutHashes(html), withoutHashes(other)];
  if (one === two) return undefined;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const from = Math.max(0, at - 40);
  return `${JSON.stringify(one.slice(from, at + 60))} became ${JSON.stringify(two.slice(from, at + 60))}`;
}

/**
 * @param {string} smaller output folder of n pages
 * @param {string} larger output folder of 2n pages
 * @param {{ pages: string[] }} options files that both have
 * @returns {{ page: string, bytes: number, largerBytes: number, difference?: string }[]}
 */
export function comparePages(smaller, larger, { pages }) {
  return pages.map((page) => {
    const [one, two] = [readFileSync(join(smaller, page), 'utf8'), readFileSync(join(larger, page), 'utf8')];
    const difference = findDifference(one, two);
    const sizes = { page, bytes: Buffer.byteLength(one), largerBytes: Buffer.byteLength(two) };
    return difference === undefined ? sizes : { ...sizes, difference };
  });
}

/**
 * @param {string} outDir
 * @returns {{ bytes: number, files: number, htmlFiles: number }}
 */
export function measureOutput(outDir) {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(outDir, file)).isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0);
  return { bytes, files: files.length, htmlFiles: files.filter((file) => file.endsWith('.html')).length };
}
