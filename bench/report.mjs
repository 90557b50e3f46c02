/** The report of a benchmark run, in Markdown: ratios first, then the figures. */
import { aimLines, buildLines, devLines, growthLines, searchLines, sharingLines } from './report-own.mjs';
import { showMoment } from './report-format.mjs';
import { peerTables, ratioLines, readerLines } from './report-peers.mjs';
import { listRows, peerSizes } from './side-by-side.mjs';

/**
 * @typedef {{ cpuSeconds: number, wallSeconds: number, peakBytes?: number, cpuSamples?: number[] }} BuildFigures
 * @typedef {import('./environment.mjs').Moment} Moment
 *
 * @typedef {object} SizeResult
 * @property {number} pages
 * @property {BuildFigures} cold
 * @property {BuildFigures} [second] the first one after `cold`
 * @property {BuildFigures} warm nothing has changed
 * @property {BuildFigures} edit
 * @property {{ bytes: number, files: number, htmlFiles: number }} output
 * @property {import('./first-load.mjs').FirstLoad} firstLoad
 *
 * @typedef {object} GrowthResult
 * @property {number} pages n
 * @property {number} cpuPerPageRatio CPU per page of 2n over that of n
 * @property {number} marginalMs CPU milliseconds of each page that 2n has and n has not
 * @property {number} peakRatio
 * @property {{ page: string, bytes: number, largerBytes: number, difference?: string }[]} compared
 *
 * @typedef {Moment & { pages: number } & import('./dev.mjs').DevResult} DevSize
 *
 * @typedef {object} Results each part with the moment when it was measured
 * @property {Record<string, string>} versions
 * @property {import('./environment.mjs').Machine} machine
 * @property {(Moment & SizeResult)[]} [builds]
 * @property {Moment & GrowthResult} [growth]
 * @property {Moment & { sites: import('./sharing.mjs').SharingResult[] }} [sharing]
 * @property {DevSize[]} [dev]
 * @property {DevSize} [devWithCode] until a page of React is shown
 * @property {Moment & { pages: number } & import('./reader.mjs').ReaderResult} [reader]
 * @property {import('./peers/measure-peer.mjs').PeerResult[]} [peers]
 */

/**
 * @param {Results} results
 * @param {import('./report-own.mjs').SearchResult} [search]
 * @returns {string}
 */
export function formatReport(results, search) {
  const { versions, machine, builds, growth, sharing, dev, reader, peers = [] } = results;
  const compared = peerSizes(results);
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const isReadAlone = reader !== undefined && !compared.includes(reader.pages);
  return [
    '# Benchmark',
    '',
    `${names.join(', ')}; ${machine.cores} x ${machine.cpu}, ${machine.memoryGiB} GiB, ${machine.system}. A figure with two others in parentheses is a median with its least and its most.`,
    '',
    ...compared.flatMap((pages) => ratioLines(results, { pages })),
    ...(builds ? aimLines(builds) : []),
    ...compared.flatMap((pages) => peerTables(results, { pages })),
    ...(isReadAlone ? readerLines(listRows(results, reader).slice(0, 1), { of: `${reader.pages} pages` }) : []),
    ...(reader ? [`Our reader's side: ${showMoment(reader)}`, ''] : []),
    ...(growth ? growthLines(growth) : []),
    ...(builds ? buildLines(builds) : []),
    ...(dev && dev.length > 0 ? devLines(results) : []),
    ...(sharing ? sharingLines(sharing) : []),
    ...(search ? searchLines(search) : []),
    ...peers.flatMap(({ title, pages, reader: read, dev, ...moment }) => [
      `- ${title}, ${pages} pages: ${showMoment(moment)}`,
      ...(read ? [`- ${title}, reader's side: ${showMoment(read)}`] : []),
      ...(dev ? [`- ${title}, dev server: ${showMoment(dev)}`] : []),
    ]),
    '',
  ].join('\n');
}
