/** Compares two builds: exit code, what they printed, and every byte they wrote. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./build.mjs').BuildResult} BuildResult */
/** @typedef {{ what: string, detail: string }} Difference */

/** What a run says of time, place and cache, and not of the site. */
const NOT_OF_THE_SITE = [
  [/^(Built \d+ pages?), [^,\n]+, ([^,\n]+), \d+ from cache/m, '$1, $2'],
  [/^\d+ (?:\/ \d+ )?pages\n/gm, ''],
  // What is being done: done twice where a damaged cache is found late.
  [/^(?:Reading|Bundling|Making pages|Compressing)\n/gm, ''],
  [/^Written to .*$/m, 'Written'],
  [/^The build failed; .*$/m, 'The build failed.'],
];

/** @param {string} text */
function normalize(text) {
  // The pairs are a pattern and a replacement.
  return NOT_OF_THE_SITE.reduce((all, [pattern = '', by]) => all.replace(pattern, String(by)), text);
}

/**
 * @param {BuildResult} incremental
 * @param {BuildResult} clean
 * @returns {Difference[]}
 */
export function compareBuilds(incremental, clean) {
  /** @type {Difference[]} */
  const found = [];
  if (incremental.code !== clean.code) {
    const output = `${incremental.stderr}\n--- the clean build:\n${clean.stderr}`;
    found.push({ what: 'exit code', detail: `${incremental.code}, from nothing ${clean.code}\n${output}` });
  }
  for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
    const [is, shouldBe] = [normalize(incremental[stream]), normalize(clean[stream])];
    if (is !== shouldBe) found.push({ what: stream, detail: firstDifference(is, shouldBe) });
  }
  return clean.code === 0 && incremental.code === 0
    ? [...found, ...compareFolders(readFolder(incremental.dir), readFolder(clean.dir))]
    : found;
}

/**
 * @param {string} dir
 * @returns {Map<string, Buffer>} every file by its path
 */
export function readFolder(dir) {
  if (!existsSync(dir)) return new Map();
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    files.filter((file) => statSync(join(dir, file)).isFile()).map((file) => [file, readFileSync(join(dir, file))]),
  );
}

/**
 * @param {Map<string, Buffer>} is
 * @param {Map<string, Buffer>} shouldBe
 * @returns {Difference[]}
 */
export function compareFolders(is, shouldBe) {
  /** @type {Difference[]} */
  const found = [];
  for (const [file, bytes] of shouldBe) {
    const other = is.get(file);
    if (!other) found.push({ what: file, detail: 'is missing' });
    else if (!other.equals(bytes))
      found.push({ what: file, detail: firstDifference(other.toString('utf8'), bytes.toString('utf8')) });
  }
  for (const file of is.keys()) if (!shouldBe.has(file)) found.push({ what: file, detail: 'should not be there' });
  return found;
}

const BEFORE = 60;
const AFTER = 120;

/**
 * @param {string} is
 * @param {string} shouldBe
 */
function firstDifference(is, shouldBe) {
  let at = 0;
  while (at < is.length && is[at] === shouldBe[at]) at++;
  const cut = (/** @type {string} */ text) => JSON.stringify(text.slice(Math.max(0, at - BEFORE), at + AFTER));
  return `at character ${at}\n      is        ${cut(is)}\n      should be ${cut(shouldBe)}`;
}
