/** What versions and languages cost when most of their pages are the same: a page of the same bytes is compiled once. */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCompiled } from './compiled-pages.mjs';
import { placePages, sectionsFor, writeSite } from './generate.mjs';
import { putAside } from './put-aside.mjs';

const PAGES = 200;
const VERSIONS = 5;
/** Every n-th page differs from the version before. */
const CHANGED_EVERY = 20;

/**
 * @typedef {import('./report.mjs').BuildFigures} BuildFigures
 * @typedef {{ name: string, pages: number, compiled: number, build: BuildFigures }} SharingResult
 */

/**
 * @param {{ scratch: string, seed: number, build: (site: string, outDir: string) => Promise<BuildFigures> }} options
 * @returns {Promise<SharingResult[]>}
 */
export async function measureSharing({ scratch, seed, build }) {
  const site = join(scratch, 'site-sharing');
  const outDir = join(scratch, 'out-sharing');
  const cases = [
    { name: `${PAGES} pages`, prepare: () => {} },
    { name: `${VERSIONS} versions x ${PAGES} pages`, prepare: () => addVersions(site, { seed }) },
    { name: `2 languages x ${PAGES} pages, untranslated`, prepare: () => addLanguage(site) },
    {
      name: `${PAGES * VERSIONS} pages that all differ`,
      prepare: () => writeSite(site, { pages: PAGES * VERSIONS, seed }),
    },
  ];
  const results = [];
  for (const { name, prepare } of cases) {
    for (const old of [site, outDir]) putAside(old);
    writeSite(site, { pages: PAGES, seed });
    prepare();
    const figures = await build(site, outDir);
    results.push({
      name,
      pages: countPages(outDir),
      compiled: listCompiled(site).length,
      build: figures,
    });
  }
  return results;
}

/**
 * @param {string} site
 * @param {{ seed: number }} options
 */
function addVersions(site, { seed }) {
  const places = placePages({ pages: PAGES, sections: sectionsFor(PAGES), seed });
  const names = Array.from({ length: VERSIONS - 1 }, (_, index) => `${VERSIONS - 1 - index}.0`);
  for (const [index, name] of names.entries()) {
    const folder = join(site, 'versioned_docs', `version-${name}`);
    cpSync(index === 0 ? join(site, 'docs') : join(site, 'versioned_docs', `version-${names[index - 1]}`), folder, {
      recursive: true,
    });
    for (const { path, slot } of places)
      if (slot % CHANGED_EVERY === index) appendFileSync(join(folder, path), `\n${name} sürümünde böyleydi.\n`);
  }
  writeFileSync(join(site, 'versions.json'), JSON.stringify(names));
}

/** @param {string} site */
function addLanguage(site) {
  const config = join(site, 'yaprak.config.mjs');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace("locales: ['tr']", "locales: ['tr', 'en']"));
}

/** @param {string} dir */
const countPages = (dir) => listed(dir).filter((file) => file.endsWith('.html')).length;

/**
 * @param {string} dir
 * @returns {string[]}
 */
const listed = (dir) => (existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : []);
