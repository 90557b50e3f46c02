/** The tables that set our engine beside its peers. */
import { kib, mib, show, showSpread, table } from './report-format.mjs';
import { FIGURES, listRows, ratioOf } from './side-by-side.mjs';

/**
 * @typedef {import('./side-by-side.mjs').Row} Row
 * @typedef {import('./report.mjs').Results} Results
 */

const titleOf = (/** @type {Row} */ { title, version }) =>
  version && !title.includes(version) ? `${title} ${version}` : title;

/** Two digits up to ten, none above a hundred: more would be noise. */
export const showRatio = (/** @type {number | undefined} */ ratio) =>
  show(ratio, ratio === undefined || ratio < 10 ? 2 : ratio < 100 ? 1 : 0);

/**
 * @param {Results} results
 * @param {{ pages: number }} options
 * @returns {string[]}
 */
export function ratioLines(results, { pages }) {
  const rows = listRows(results, { pages });
  const [ours] = rows;
  if (!ours) return [];
  const figures = FIGURES.filter(({ read }) => rows.some((row) => read(row) !== undefined));
  return [
    `## Side by side, ${pages.toLocaleString('en')} pages, ours = 1`,
    '',
    table([
      ['', ...figures.map(({ name }) => name)],
      ...rows
        .filter((row) => row.isOurs || row.cold)
        .map((row) => [
          row.isOurs ? `**${titleOf(row)}**` : titleOf(row),
          ...figures.map(({ read }) => (row.isOurs && read(row) ? '1' : showRatio(ratioOf(row, ours, read)))),
        ]),
    ]),
    '',
    ...rows.filter(({ failure }) => failure).map((row) => `- ${titleOf(row)} failed: ${row.failure}`),
    ...rows.flatMap((row) =>
      Object.entries(row.reader?.failures ?? {}).map(
        ([part, why]) => `- ${titleOf(row)}, ${part} not measured: ${why}`,
      ),
    ),
    ...rows.filter(({ note }) => note).map((row) => `- ${titleOf(row)}: ${row.note}.`),
    '',
  ];
}

/**
 * @param {Results} results
 * @param {{ pages: number }} options
 * @returns {string[]}
 */
export function peerTables(results, { pages }) {
  const rows = listRows(results, { pages });
  const of = `${pages.toLocaleString('en')} pages`;
  return [
    ...section(`Builds side by side, ${of}`, buildTable(rows)),
    ...readerLines(rows, { of }),
    ...section(`Dev side by side, ${of}, milliseconds`, devTable(rows.filter(({ dev }) => dev))),
  ];
}

/**
 * @param {Row[]} given
 * @param {{ of: string }} options
 * @returns {string[]}
 */
export function readerLines(given, { of }) {
  const rows = given.filter(({ reader }) => reader);
  return [
    ...section(`First load of one docs page, ${of}, gzip KiB`, weightTable(rows)),
    ...section(`The same with CPU 4x slower on slow 4G (1.6 Mbit/s, 150 ms), milliseconds`, vitalsTable(rows)),
    ...section(`A click in the sidebar to the new heading painted, milliseconds`, clickTable(rows)),
    ...section(`Search`, searchTable(rows.filter(({ reader }) => reader?.search))),
  ];
}

/**
 * @param {string} title
 * @param {string[][]} rows
 */
const section = (title, rows) => (rows.length > 1 ? [`## ${title}`, '', table(rows), ''] : []);

/** @param {Row[]} rows */
const buildTable = (rows) => [
  ['', 'cold CPU s', 'cold s', 'peak MiB', 'edit CPU s', 'edit s', 'HTML files', 'output MB'],
  ...rows.map((row) => [
    row.failure ? `${titleOf(row)}: ${row.failure.replaceAll('|', '/')}` : titleOf(row),
    show(row.cold?.cpuSeconds),
    show(row.cold?.wallSeconds),
    show(mib(row.cold?.peakBytes), 0),
    show(row.edit?.cpuSeconds),
    show(row.edit?.wallSeconds),
    String(row.output?.htmlFiles ?? '–'),
    show(row.output && row.output.bytes / 1e6),
  ]),
];

/** @param {Row[]} rows */
const weightTable = (rows) => [
  ['', 'HTML', 'JS', 'CSS', 'fonts', 'other', 'at load', 'requests', 'at network idle', 'requests'],
  ...rows.map((row) => {
    const bytes = row.reader?.firstLoad?.bytes ?? {};
    const cell = (/** @type {string} */ name) => show(kib(bytes[name]?.median));
    return [
      titleOf(row),
      ...['loadHtml', 'loadJs', 'loadCss', 'loadFont', 'loadOther', 'loadTotal'].map(cell),
      showSpread(bytes['loadRequests']),
      cell('idleTotal'),
      showSpread(bytes['idleRequests']),
    ];
  }),
];

/** @param {Row[]} rows */
const vitalsTable = (rows) => [
  ['', 'FCP', 'LCP', 'TBT', 'CLS', 'load event', 'LCP unthrottled'],
  ...rows.map((row) => {
    const { slow = {}, quick = {} } = row.reader?.firstLoad ?? {};
    return [
      titleOf(row),
      ...['fcpMs', 'lcpMs', 'tbtMs'].map((name) => showSpread(slow[name])),
      showSpread(slow['cls'], { digits: 3 }),
      showSpread(slow['loadMs']),
      showSpread(quick['lcpMs']),
    ];
  }),
];

/** @param {Row[]} rows */
const clickTable = (rows) => [
  ['', 'unthrottled', 'the same, no movement wanted', 'throttled', 'KiB fetched by a click'],
  ...rows.map((row) => {
    const { quickMs, stillMs, slowMs, bytesPerClick } = row.reader?.clicks ?? {};
    return [
      titleOf(row),
      showSpread(quickMs),
      showSpread(stillMs),
      showSpread(slowMs),
      showSpread(bytesPerClick, { digits: 1, unit: 1024 }),
    ];
  }),
];

/** @param {Row[]} rows */
const searchTable = (rows) => [
  [
    '',
    'KiB when opened',
    'of it React',
    'KiB with the first word',
    'requests',
    'first key to first results, ms',
    'key to a changed list, ms',
    'key to results, ms',
    'typed again',
    'the first, CPU 4x',
  ],
  ...rows.map((row) => {
    const { first = {}, keyChangeMs, keyMs, againKeyMs, slowKeyMs } = row.reader?.search ?? {};
    return [
      titleOf(row),
      show(kib(first['openBytes']?.median)),
      show(kib(first['openReactBytes']?.median)),
      show(kib(first['bytes']?.median)),
      showSpread(first['requests']),
      showSpread(first['firstResultsMs']),
      showSpread(keyChangeMs),
      showSpread(keyMs),
      showSpread(againKeyMs),
      showSpread(slowKeyMs),
    ];
  }),
];

/** @param {Row[]} rows */
const devTable = (rows) => [
  ['', 'cold start to answer', 'cold start to heading', 'warm start to heading', 'save to screen'],
  ...rows.map((row) => [
    titleOf(row),
    showSpread(row.dev?.cold['answersMs']),
    showSpread(row.dev?.cold['headingMs']),
    showSpread(row.dev?.warm['headingMs']),
    showSpread(row.dev?.saveMs),
  ]),
];
