/** Our engine's builds of the generated site: cold, again, after one edit, and what a second n pages cost. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureFirstLoad } from './first-load.mjs';
import { placePages, SECTION_SIZE, sectionsFor, writeSite } from './generate.mjs';
import { comparePages, measureOutput } from './growth.mjs';
import { measure } from './measure.mjs';
import { measuredEnv } from './measured-env.mjs';
import { pickMiddle } from './pick-middle.mjs';
import { putAside } from './put-aside.mjs';

/**
 * @typedef {import('./report.mjs').SizeResult} SizeResult
 * @typedef {import('./report.mjs').BuildFigures} BuildFigures
 * @typedef {{ engine: string, scratch: string, seed: number, repeat: number }} BuildOptions
 */

/**
 * @param {string} site
 * @param {string} outDir
 * @param {{ engine: string }} options
 * @returns {Promise<BuildFigures>}
 */
export async function build(site, outDir, { engine }) {
  const { output, ...figures } = await measure([process.execPath, engine, 'build', site, '--out-dir', outDir], {
    env: measuredEnv(),
  });
  if (figures.code !== 0) throw new Error(`The build of ${site} ended with ${figures.code}:\n${output}`);
  return figures;
}

/** File of a docs page in the output folder. */
const pageFile = (/** @type {string} */ path) => join('docs', path.replace(/\.md$/, ''), 'index.html');

/**
 * The docs page that is looked at and edited: the second of the first folder, so that it has neighbours.
 * @param {number} pages
 * @param {{ seed: number }} options
 * @returns {string} its file in the generated site
 */
export const readPage = (pages, { seed }) =>
  `docs/${placePages({ pages, sections: sectionsFor(pages), seed })[1]?.path ?? 'intro.md'}`;

/**
 * @param {number} pages
 * @param {{ scratch: string }} options
 */
export const siteDirs = (pages, { scratch }) => ({
  site: join(scratch, `site-${pages}`),
  outDir: join(scratch, `out-${pages}`),
});

/**
 * @param {number} pages
 * @param {BuildOptions} options
 * @returns {Promise<SizeResult>}
 */
export async function measureSize(pages, { engine, scratch, seed, repeat }) {
  const { site, outDir } = siteDirs(pages, { scratch });
  const colds = [];
  for (let run = 0; run < repeat; run++) {
    for (const old of [site, outDir]) putAside(old);
    writeSite(site, { pages, seed });
    colds.push(await build(site, outDir, { engine }));
  }
  // The second build of a site makes a second folder for it, once; those after it write into the older of the two.
  const second = await build(site, outDir, { engine });
  const warms = [];
  for (let run = 0; run < repeat; run++) warms.push(await build(site, outDir, { engine }));
  const [edited] = placePages({ pages, sections: sectionsFor(pages), seed }).slice(Math.floor(pages / 2));
  const edits = [];
  for (let run = 0; run < repeat; run++) {
    appendFileSync(join(site, 'docs', edited?.path ?? 'intro.md'), '\nSonradan eklenen bir cümle.\n');
    edits.push(await build(site, outDir, { engine }));
  }
  const page = pageFile(readPage(pages, { seed }).slice('docs/'.length));
  return {
    pages,
    cold: pickMiddle(colds),
    second,
    warm: pickMiddle(warms),
    edit: pickMiddle(edits),
    output: measureOutput(outDir),
    firstLoad: measureFirstLoad(outDir, { page }),
  };
}

/**
 * The site of n pages is made with as many sections as the one of 2n, so that its pages see the same neighbours.
 * @param {number} pages n
 * @param {BuildOptions & { known: SizeResult | undefined }} options `known` is the measured result of 2n pages, where there is one
 * @returns {Promise<import('./report.mjs').GrowthResult>}
 */
export async function measureGrowth(pages, { engine, scratch, seed, known }) {
  const sections = sectionsFor(pages * 2);
  const out = { n: join(scratch, 'out-growth-n'), double: join(scratch, 'out-growth-2n') };
  const site = join(scratch, 'site-growth');
  for (const old of [site, out.n, out.double]) putAside(old);
  writeSite(site, { pages, sections, seed });
  const small = await build(site, out.n, { engine });
  putAside(site);
  writeSite(site, { pages: pages * 2, sections, seed });
  const large = await build(site, out.double, { engine });
  const first = placePages({ pages, sections, seed }).filter(({ slot }) => slot < SECTION_SIZE);
  const compared = comparePages(out.n, out.double, { pages: first.map(({ path }) => pageFile(path)) });
  const cpu = { n: small.cpuSeconds, double: Math.min(large.cpuSeconds, known?.cold.cpuSeconds ?? Infinity) };
  return {
    pages,
    cpuPerPageRatio: cpu.double / 2 / cpu.n,
    marginalMs: ((cpu.double - cpu.n) / pages) * 1000,
    peakRatio: (large.peakBytes ?? 0) / (small.peakBytes ?? 1),
    compared,
  };
}
