/**
 * `npm run bench -- --pages 150,1000,10000 [--peers [names]]`: measures, prints the tables, and writes bench/results/latest.{json,md}.
 * A part that is not asked for keeps what it was when it was last measured; each part says when that was.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, measureGrowth, measureSize, readPage, siteDirs } from './builds.mjs';
import { measureDev } from './dev.mjs';
import { readMachine, readMoment, readVersions } from './environment.mjs';
import { SECTION_SIZE, writeSite } from './generate.mjs';
import { writeOwnCode } from './own-code.mjs';
import { choosePeers } from './peers/all.mjs';
import { measurePeer, measurePeerDev, measurePeerReader } from './peers/measure-peer.mjs';
import { writePlot } from './plot.mjs';
import { clearAside, putAside } from './put-aside.mjs';
import { installEngine } from './install-engine.mjs';
import { measureReader, OWN_SELECTORS } from './reader.mjs';
import { formatReport } from './report.mjs';
import { readWishes } from './wishes.mjs';
import { measureSharing } from './sharing.mjs';

/** @typedef {import('./report.mjs').Results} Results */

const here = dirname(fileURLToPath(import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '150,1000' },
    only: { type: 'string', default: '' },
    peers: { type: 'boolean', default: false },
    'peers-dev': { type: 'boolean', default: false },
    'peer-pages': { type: 'string', default: '1000' },
    'reader-pages': { type: 'string', default: '1000' },
    runs: { type: 'string', default: '5' },
    repeat: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
    results: { type: 'string', default: join(here, 'results') },
    keep: { type: 'boolean', default: false },
    'no-growth': { type: 'boolean', default: false },
    'no-sharing': { type: 'boolean', default: false },
  },
});
const { sizes, parts, peerPages, readerPages, runs, repeat, seed } = readWishes(values);
const resultsDir = resolve(values.results);
// The sites stand inside the repository, so that they find the installed packages.
const scratch = join(here, 'results', 'tmp');
const engine = values.engine === undefined ? installEngine(scratch) : resolve(values.engine);
const options = { engine, scratch, seed, repeat };
const latest = join(resultsDir, 'latest.json');
/** @type {Partial<Results>} */
const before = existsSync(latest) ? JSON.parse(readFileSync(latest, 'utf8')) : {};
/** @type {Results} */
const report = {
  // What an older bench wrote has another shape.
  ...('sizes' in before ? {} : before),
  versions: readVersions(),
  machine: readMachine(),
};
mkdirSync(resultsDir, { recursive: true });

/** Written after every part, so that a run that is broken off has lost nothing. */
function write() {
  const search = join(resultsDir, 'search.json');
  const markdown = formatReport(report, existsSync(search) ? JSON.parse(readFileSync(search, 'utf8')) : undefined);
  writeFileSync(latest, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(resultsDir, 'latest.md'), markdown);
  return markdown;
}

/**
 * A size that is measured again takes the place of what it was.
 * @template {{ pages: number }} T
 * @param {T[] | undefined} list
 * @param {T} result
 * @returns {T[]}
 */
const withSize = (list = [], result) =>
  [...list.filter(({ pages }) => pages !== result.pages), result].sort((a, b) => a.pages - b.pages);

async function measureBuilds() {
  for (const pages of sizes) {
    console.error(`Building ${pages} pages: cold, warm, after one edit.`);
    const moment = readMoment();
    report.builds = withSize(report.builds, { ...moment, ...(await measureSize(pages, options)) });
    write();
  }
  // The first section must be full in both sites, or its pages would rightly list more neighbours in the larger one.
  const n = sizes.findLast((pages) => sizes.includes(pages * 2)) ?? Math.max(SECTION_SIZE + 20, Math.min(...sizes));
  if (!values['no-growth']) {
    console.error(`Building ${n} and ${n * 2} pages for the comparison.`);
    const known = report.builds?.find(({ pages }) => pages === n * 2);
    report.growth = { ...readMoment(), ...(await measureGrowth(n, { ...options, known })) };
  }
  if (values['no-sharing']) return;
  console.error('Building versions and languages that share their pages.');
  const built = await measureSharing({ scratch, seed, build: (site, out) => build(site, out, { engine }) });
  report.sharing = { ...readMoment(), sites: built };
}

/**
 * @param {number} pages
 * @param {{ withCode?: boolean }} [options] whether the page that is looked at is one of React, and not of Markdown
 */
async function measureOwnDev(pages, { withCode = false } = {}) {
  console.error(`Starting the dev server on ${pages} pages, ${runs} times cold and warm.`);
  const { site } = siteDirs(pages, { scratch });
  putAside(site);
  writeSite(site, { pages, seed });
  if (withCode) writeOwnCode(site);
  const file = readPage(pages, { seed });
  const command = (/** @type {number} */ port) => [process.execPath, engine, 'dev', site, '--port', String(port)];
  const looked = withCode
    ? { page: '/', heading: 'h1' }
    : { page: `/${file.replace(/\.md$/, '')}`, file, heading: OWN_SELECTORS.heading };
  const moment = readMoment();
  const figures = await measureDev({ dir: site, command, caches: ['.yaprak'], ...looked }, { runs });
  return { pages, ...moment, ...figures };
}

async function measureOwnReader() {
  console.error(`Reading ${readerPages} pages in Chromium.`);
  const { site, outDir } = siteDirs(readerPages, { scratch });
  putAside(site);
  writeSite(site, { pages: readerPages, seed });
  await build(site, outDir, { engine });
  const page = `/${readPage(readerPages, { seed }).replace(/\.md$/, '')}`;
  const moment = readMoment();
  const figures = await measureReader(outDir, { page, selectors: OWN_SELECTORS, runs });
  report.reader = { pages: readerPages, ...moment, ...figures };
}

/**
 * @param {string} name
 * @param {number} pages
 */
function findPeer(name, pages) {
  return report.peers?.find((peer) => peer.name === name && peer.pages === pages);
}

async function measurePeers() {
  const folder = join(here, '.peers');
  for (const pages of peerPages) {
    for (const peer of choosePeers(positionals.join(','))) {
      console.error(`${peer.title}: ${pages} pages.`);
      const page = readPage(pages, { seed });
      const withDev = values['peers-dev'];
      const result = await measurePeer(peer, { folder, pages, seed, page, runs, repeat, withDev });
      const known = findPeer(peer.name, pages);
      const others = (report.peers ?? []).filter((other) => other !== known);
      // What is known of its dev server has a date of its own.
      report.peers = [...others, { ...(known?.dev && { dev: known.dev }), ...result }];
      write();
    }
  }
}

/**
 * Beside what is known of them: building them takes an hour.
 * @param {'reader' | 'dev'} part
 */
async function measurePeersAgain(part) {
  const folder = join(here, '.peers');
  for (const pages of peerPages) {
    for (const peer of choosePeers(positionals.join(','))) {
      const known = findPeer(peer.name, pages);
      if (!known) throw new Error(`${peer.title} must be measured with --only peers first.`);
      console.error(`${peer.title}: the ${part === 'dev' ? 'dev server' : 'reader'} on ${pages} pages.`);
      const options = { folder, pages, seed, page: readPage(pages, { seed }), runs };
      try {
        if (part === 'dev') known.dev = await measurePeerDev(peer, options);
        else known.reader = await measurePeerReader(peer, options);
      } catch (error) {
        console.error(error);
      }
      write();
    }
  }
}

if (parts.has('builds')) await measureBuilds();
if (parts.has('dev')) {
  for (const pages of sizes) {
    report.dev = withSize(report.dev, await measureOwnDev(pages));
    write();
  }
  report.devWithCode = await measureOwnDev(readerPages, { withCode: true });
  write();
}
if (parts.has('reader')) await measureOwnReader();
if (parts.has('peers')) await measurePeers();
if (parts.has('peers-reader')) await measurePeersAgain('reader');
if (parts.has('peers-dev')) await measurePeersAgain('dev');
const markdown = write();
// A picture of a trial run would be mistaken for one of a real run.
if (resultsDir === join(here, 'results')) writePlot(report, { file: join(here, '..', 'pictures', 'bench.svg') });
if (!values.keep) rmSync(scratch, { recursive: true, force: true });
clearAside();
console.log(markdown);
