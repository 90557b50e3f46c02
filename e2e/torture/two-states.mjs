/** A site with two states of its files, and the bytes that a clean build makes of each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../bench/random.mjs';
import { buildFromNothing } from '../differential/build.mjs';
import { compareFolders, readFolder } from '../differential/compare.mjs';
import { createSite } from '../differential/kinds.mjs';
import { randomPage, sentence } from '../differential/texts.mjs';

/** @typedef {import('../differential/site.mjs').Site} Site */
/** @typedef {import('../differential/site.mjs').SiteKind} SiteKind */
/** @typedef {0 | 1} State */

/**
 * @typedef {object} TwoStates
 * @property {Site} site
 * @property {(state: State) => void} enter writes the files of a state
 * @property {(state: State, dir?: string) => boolean} isWhole whether a folder, or else the site's own, holds a state byte for byte
 * @property {(state: State) => string | undefined} firstDifference
 * @property {() => void} remove
 */

/** The pages that differ between the states; one is only in the second. */
const CHANGED = ['docs/giris.md', 'docs/rehber/ilk.md', 'blog/2024-01-02-merhaba.md'];
const ADDED = 'docs/rehber/yeni.md';

/**
 * @param {{ seed: number, kind?: SiteKind }} options
 * @returns {Promise<TwoStates>}
 */
export async function createTwoStates({ seed, kind = 'content' }) {
  const root = mkdtempSync(join(tmpdir(), 'yaprak-torture-'));
  const random = createRandom(seed);
  const site = createSite(root, { kind, random });
  const texts = /** @type {const} */ ([0, 1]).map(
    () => new Map(CHANGED.map((file) => [file, `${plainPage(site, random, file)}\n\n${sentence(random)}\n`])),
  );
  /** @param {State} state */
  const enter = (state) => {
    for (const [file, text] of texts[state] ?? []) site.write(file, text);
    if (state === 1) site.write(ADDED, '# Yeni\n\nYeni sayfa.\n');
    else site.remove(ADDED);
  };
  /** @type {Map<string, Buffer>[]} */
  const clean = [];
  for (const state of /** @type {const} */ ([0, 1])) {
    enter(state);
    const built = await buildFromNothing(site);
    if (built.code !== 0) throw new Error(`The site does not build:\n${built.stderr}`);
    clean.push(readFolder(built.dir));
  }
  /** @param {State} state @param {string} [dir] */
  const differences = (state, dir = site.outDir) => compareFolders(readFolder(dir), clean[state] ?? new Map());
  return {
    site,
    enter,
    isWhole: (state, dir) => differences(state, dir).length === 0,
    firstDifference: (state) => {
      const [first] = differences(state);
      return first && `${first.what}: ${first.detail}`;
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

/** Without front matter that hides a page or gives two the same address. @param {Site} site @param {import('../../bench/random.mjs').Random} random @param {string} file */
function plainPage(site, random, file) {
  return randomPage(site, random, file).replace(/^---\n[\s\S]*?\n---\n/, '');
}
