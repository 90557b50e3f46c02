/** `node bench/readme.mjs`: writes what the README says between its marks anew, from bench/results/latest.json and nothing else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { kib, mib, show, showSpread, table } from './report-format.mjs';
import { listDev } from './report-own.mjs';
import { ratioLines } from './report-peers.mjs';
import { peerSizes } from './side-by-side.mjs';

/** @typedef {import('./report.mjs').Results} Results */

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';
const count = (/** @type {number} */ pages) => pages.toLocaleString('en');

/**
 * @param {string} text
 * @param {string} part
 * @returns {string}
 */
export function replaceBetweenMarks(text, part) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The text has no ${START} with a ${END} after it.`);
  return `${text.slice(0, start + START.length)}\n${part.trim()}\n${text.slice(end)}`;
}

/**
 * @param {Results} results
 * @param {{ hasPlot: boolean }} options
 * @returns {string}
 */
export function writeMeasured(results, { hasPlot }) {
  const { machine, versions, builds, growth, dev, reader } = results;
  const date = (builds?.at(-1) ?? reader)?.date.slice(0, 10) ?? '';
  const pages = peerSizes(results).at(-1);
  return [
    `\`npm run bench\` on ${machine.cores} virtual cores (${machine.cpu}), Node ${versions['node']}, ${date}; generated Turkish pages of about 390 words with two code blocks, a table, a list and an admonition each, local search on. The generated site has no code of its own; one with components or a stylesheet pays about 2 s of CPU more when it is built for the first time. Load of the machine, spread and all tables are in [bench/results/latest.md](bench/results/latest.md).`,
    '',
    ...(hasPlot ? ['![Cold build and first load, side by side](pictures/bench.svg)', ''] : []),
    ...(pages === undefined ? [] : ratioLines(results, { pages }).map((line) => line.replace(/^## /, '### '))),
    ...(builds ? [buildTable(builds), ''] : []),
    ...(dev && dev.length > 0 ? [devTable(results), ''] : []),
    ...(reader ? readerLines(reader) : []),
    ...(growth ? [growthLine(growth)] : []),
  ].join('\n');
}

/** @param {NonNullable<Results['builds']>} builds */
const buildTable = (builds) =>
  table([
    [
      'pages',
      'cold build, CPU s',
      'wall s',
      'peak memory',
      'second build, wall s',
      'nothing changed, wall s',
      'one edit, wall s',
    ],
    ...builds.map(({ pages, cold, second, warm, edit }) => [
      count(pages),
      show(cold.cpuSeconds),
      show(cold.wallSeconds),
      `${show(mib(cold.peakBytes), 0)} MiB`,
      show(second?.wallSeconds),
      show(warm.wallSeconds),
      show(edit.wallSeconds, 2),
    ]),
  ]);

/** @param {Results} results */
const devTable = (results) =>
  table([
    ['pages', 'dev start to heading, ms', 'the same again', 'save to screen, ms'],
    ...listDev(results, count).map(({ name, cold, warm, saveMs }) => [
      name,
      showSpread(cold['headingMs']),
      showSpread(warm['headingMs']),
      showSpread(saveMs),
    ]),
  ]);

/** @param {NonNullable<Results['reader']>} reader */
function readerLines({ pages, firstLoad, clicks, search }) {
  const { bytes = {}, slow = {} } = firstLoad ?? {};
  const size = (/** @type {string} */ name) => show(kib(bytes[name]?.median));
  return [
    `A docs page of the ${count(pages)}-page site in Chromium, gzip: HTML ${size('loadHtml')} + CSS ${size('loadCss')} + JavaScript ${size('loadJs')} + fonts ${size('loadFont')} + icons ${size('loadOther')} = **${size('loadTotal')} KiB in ${showSpread(bytes['loadRequests'])} requests**, and ${size('idleTotal')} KiB once the pages in sight are fetched ahead.`,
    `With a CPU 4 times slower and slow 4G: FCP ${showSpread(slow['fcpMs'])} ms, LCP ${showSpread(slow['lcpMs'])} ms, TBT ${showSpread(slow['tbtMs'])} ms, CLS ${showSpread(slow['cls'], { digits: 3 })}.`,
    `A click in the sidebar to the new heading: ${showSpread(clicks?.quickMs)} ms, ${showSpread(clicks?.slowMs)} ms on the slow one.`,
    ...(search
      ? [
          `Opening the search box fetches ${show(kib(search.first['openBytes']?.median))} KiB, of it ${show(kib(search.first['openReactBytes']?.median))} React, which comes with the first island of the page that is reached. The first search costs ${show(kib(search.first['bytes']?.median))} KiB in all, a keystroke ${showSpread(search.keyChangeMs)} ms until the list has changed and ${showSpread(search.keyMs)} ms until it is painted.`,
        ]
      : []),
  ];
}

/** @param {NonNullable<Results['growth']>} growth */
function growthLine({ pages, compared }) {
  const same = compared.filter(({ difference }) => difference === undefined).length;
  return `From ${count(pages)} to ${count(pages * 2)} pages, ${same} of ${compared.length} compared pages keep their bytes.`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const [from = join(root, 'bench', 'results', 'latest.json'), to = join(root, 'README.md')] = process.argv.slice(2);
  const results = /** @type {Results} */ (JSON.parse(readFileSync(from, 'utf8')));
  if (!results.builds) throw new Error(`${from} was written by an older bench; run \`npm run bench\` first.`);
  const hasPlot = existsSync(join(root, 'pictures', 'bench.svg'));
  writeFileSync(to, replaceBetweenMarks(readFileSync(to, 'utf8'), writeMeasured(results, { hasPlot })));
}
