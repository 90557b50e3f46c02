/** Our engine and its peers as rows of the same shape, ours first, and each figure of a peer as a multiple of ours. */

/**
 * @typedef {import('./report.mjs').Results} Results
 * @typedef {import('./report.mjs').BuildFigures} BuildFigures
 *
 * @typedef {object} Row
 * @property {string} title
 * @property {boolean} isOurs
 * @property {string} [version]
 * @property {string} [note]
 * @property {string} [failure]
 * @property {BuildFigures} [cold]
 * @property {BuildFigures} [edit]
 * @property {{ bytes: number, htmlFiles: number }} [output]
 * @property {import('./reader.mjs').ReaderResult} [reader]
 * @property {import('./dev.mjs').DevResult} [dev]
 */

/**
 * @param {Results} results
 * @param {{ pages: number }} options
 * @returns {Row[]}
 */
export function listRows({ versions, builds, reader, dev, peers = [] }, { pages }) {
  const own = builds?.find((size) => size.pages === pages);
  const ownDev = dev?.find((size) => size.pages === pages);
  /** @type {Row} */
  const ours = {
    title: 'Yaprak',
    isOurs: true,
    ...(versions['yaprak'] && { version: versions['yaprak'] }),
    ...(own && { cold: own.cold, edit: own.edit, output: own.output }),
    ...(reader?.pages === pages && { reader }),
    ...(ownDev && { dev: ownDev }),
  };
  return [
    ours,
    ...peers
      .filter((peer) => peer.pages === pages)
      .map((peer) => ({ ...peer, isOurs: false }))
      .sort((a, b) => (a.cold?.cpuSeconds ?? Infinity) - (b.cold?.cpuSeconds ?? Infinity)),
  ];
}

/** The figures that are compared. The first two are drawn as well. */
export const FIGURES = [
  { name: 'cold build, CPU', unit: 's', read: (/** @type {Row} */ row) => row.cold?.cpuSeconds },
  {
    name: 'first load, bytes',
    unit: 'B',
    read: (/** @type {Row} */ row) => row.reader?.firstLoad?.bytes['loadTotal']?.median,
  },
  { name: 'peak memory', unit: 'B', read: (/** @type {Row} */ row) => row.cold?.peakBytes },
  { name: 'build after one edit, CPU', unit: 's', read: (/** @type {Row} */ row) => row.edit?.cpuSeconds },
  { name: 'output', unit: 'B', read: (/** @type {Row} */ row) => row.output?.bytes },
  {
    name: 'LCP, throttled',
    unit: 'ms',
    read: (/** @type {Row} */ row) => row.reader?.firstLoad?.slow['lcpMs']?.median,
  },
  {
    name: 'click to heading',
    unit: 'ms',
    read: (/** @type {Row} */ row) => row.reader?.clicks?.quickMs?.median,
  },
  {
    name: 'first search, bytes',
    unit: 'B',
    read: (/** @type {Row} */ row) => row.reader?.search?.first['bytes']?.median,
  },
  { name: 'key to results', unit: 'ms', read: (/** @type {Row} */ row) => row.reader?.search?.keyMs?.median },
  {
    name: 'dev start to heading, cold',
    unit: 'ms',
    read: (/** @type {Row} */ row) => row.dev?.cold['headingMs']?.median,
  },
  { name: 'save to screen', unit: 'ms', read: (/** @type {Row} */ row) => row.dev?.saveMs?.median },
];

/**
 * @param {Row} row
 * @param {Row} ours
 * @param {(row: Row) => number | undefined} read
 * @returns {number | undefined} how many times ours
 */
export function ratioOf(row, ours, read) {
  const [value, base] = [read(row), read(ours)];
  return value === undefined || base === undefined || base === 0 ? undefined : value / base;
}

/**
 * The number of pages that most peers were measured with, or nothing where there are none.
 * @param {Results} results
 * @returns {number[]} larger last
 */
export const peerSizes = ({ peers = [] }) => [...new Set(peers.map(({ pages }) => pages))].sort((a, b) => a - b);
