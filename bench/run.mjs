/** `npm run bench -- --pages 150,1000,2000`: builds generated sites, prints the table, writes bench/results/latest.{json,md}. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureFirstLoad } from './first-load.mjs';
import { placePages, SECTION_SIZE, sectionsFor, writeSite } from './generate.mjs';
import { comparePages, measureOutput } from './growth.mjs';
import { measure } from './measure.mjs';
import { formatReport } from './report.mjs';
import { measureSharing } from './sharing.mjs';

/** @typedef {import('./report.mjs').SizeResult} SizeResult */

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '150,1000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: join(here, '..', 'engine', 'bin', 'yaprak.js') },
    keep: { type: 'boolean', default: false },
    'no-growth': { type: 'boolean', default: false },
    'no-sharing': { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const engine = resolve(values.engine);
// The sites stand inside the repository, so that they find the installed packages.
const scratch = join(here, 'results', 'tmp');
const sizes = values.pages.split(',').map(Number);
if (sizes.some((pages) => !Number.isInteger(pages) || pages < 1))
  throw new Error(`--pages takes numbers such as 150,1000; it was ${values.pages}.`);

/**
 * @param {string} site
 * @param {string} outDir
 */
async function build(site, outDir) {
  const { output, ...figures } = await measure([process.execPath, engine, 'build', site, '--out-dir', outDir]);
  if (figures.code !== 0) throw new Error(`The build of ${site} ended with ${figures.code}:\n${output}`);
  return figures;
}

/** File of a docs page in the output folder. */
const pageFile = (/** @type {string} */ path) => join('docs', path.replace(/\.md$/, ''), 'index.html');

/**
 * @param {number} pages
 * @returns {Promise<SizeResult>}
 */
async function measureSize(pages) {
  const [site, outDir] = [join(scratch, `site-${pages}`), join(scratch, `out-${pages}`)];
  writeSite(site, { pages, seed });
  rmSync(outDir, { recursive: true, force: true });
  const cold = await build(site, outDir);
  const warm = await build(site, outDir);
  const [edited] = placePages({ pages, sections: sectionsFor(pages), seed }).slice(Math.floor(pages / 2));
  appendFileSync(join(site, 'docs', edited?.path ?? 'intro.md'), '\nSonradan eklenen bir cümle.\n');
  const edit = await build(site, outDir);
  const page = pageFile(placePages({ pages, sections: sectionsFor(pages), seed })[1]?.path ?? 'intro.md');
  return { pages, cold, warm, edit, output: measureOutput(outDir), firstLoad: measureFirstLoad(outDir, { page }) };
}

/**
 * The site of n pages is made with as many sections as the one of 2n, so that its pages see the same neighbours.
 * @param {number} pages n
 * @param {SizeResult | undefined} known the measured result of 2n pages, where there is one
 */
async function measureGrowth(pages, known) {
  const sections = sectionsFor(pages * 2);
  const out = { n: join(scratch, 'out-growth-n'), double: join(scratch, 'out-growth-2n') };
  const site = join(scratch, 'site-growth');
  writeSite(site, { pages, sections, seed });
  const small = await build(site, out.n);
  writeSite(site, { pages: pages * 2, sections, seed });
  const large = await build(site, out.double);
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

function readVersions() {
  const require = createRequire(join(here, '..', 'engine', 'package.json'));
  /** @type {Record<string, string>} */
  const versions = { node: process.versions.node };
  const packages = require.resolve.paths('vite') ?? [];
  for (const name of ['yaprak', 'vite', 'react', 'satteri']) {
    const file = packages.map((dir) => join(dir, name, 'package.json')).find((path) => existsSync(path));
    versions[name] = file ? String(JSON.parse(readFileSync(file, 'utf8')).version) : 'unknown';
  }
  return versions;
}

/** @type {SizeResult[]} */
const results = [];
const load = loadavg();
for (const pages of sizes) {
  console.error(`Building ${pages} pages: cold, warm, after one edit.`);
  results.push(await measureSize(pages));
}
// The first section must be full in both sites, or its pages would rightly list more neighbours in the larger one.
const n = sizes.findLast((pages) => sizes.includes(pages * 2)) ?? Math.max(SECTION_SIZE + 20, Math.min(...sizes));
if (!values['no-growth']) console.error(`Building ${n} and ${n * 2} pages for the comparison.`);
const growth = values['no-growth']
  ? undefined
  : await measureGrowth(
      n,
      results.find(({ pages }) => pages === n * 2),
    );
if (!values['no-sharing']) console.error('Building versions and languages that share their pages.');
const sharing = values['no-sharing'] ? undefined : await measureSharing({ scratch, seed, build });
const [cpu] = cpus();
const report = {
  date: new Date().toISOString(),
  versions: readVersions(),
  machine: {
    cpu: cpu?.model.trim() || arch(),
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    load,
  },
  sizes: results,
  ...(growth ? { growth } : {}),
  ...(sharing ? { sharing } : {}),
};
const markdown = formatReport(report);
mkdirSync(join(here, 'results'), { recursive: true });
writeFileSync(join(here, 'results', 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(here, 'results', 'latest.md'), markdown);
if (!values.keep) rmSync(scratch, { recursive: true, force: true });
console.log(markdown);
