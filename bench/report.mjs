/** The table of a benchmark run, in Markdown: ratios to the aims first, then the figures. */

/**
 * @typedef {{ cpuSeconds: number, wallSeconds: number, peakBytes?: number }} BuildFigures
 * @typedef {object} SizeResult
 * @property {number} pages
 * @property {BuildFigures} cold
 * @property {BuildFigures} warm
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
 * @typedef {object} Results
 * @property {string} date
 * @property {Record<string, string>} versions
 * @property {{ cpu: string, cores: number, memoryGiB: number, system: string, load: number[] }} machine
 * @property {SizeResult[]} sizes
 * @property {GrowthResult} [growth]
 * @property {import('./sharing.mjs').SharingResult[]} [sharing]
 */

/** What the project aims at, for a thousand pages. */
const AIMS = { coldCpuPerThousand: 8, peakMiB: 400, editSeconds: 1, firstLoadKiB: 25, scriptKiB: 6 };

const mib = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? undefined : bytes / 1048576);
const kib = (/** @type {number} */ bytes) => bytes / 1024;
const show = (/** @type {number | undefined} */ value, digits = 1) =>
  value === undefined ? '–' : value.toFixed(digits);

/**
 * @param {string[][]} rows the first one is the head
 * @returns {string}
 */
function table([head = [], ...rows]) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** @param {SizeResult} size */
function ratioRow({ pages, cold, edit, firstLoad }) {
  const peak = mib(cold.peakBytes);
  const cpuAim = (AIMS.coldCpuPerThousand * pages) / 1000;
  return [
    String(pages),
    show(cold.cpuSeconds / cpuAim, 2),
    show(peak === undefined ? undefined : peak / AIMS.peakMiB, 2),
    show(edit.wallSeconds / AIMS.editSeconds, 2),
    show(kib(firstLoad.total) / AIMS.firstLoadKiB, 2),
    show(kib(firstLoad.js) / AIMS.scriptKiB, 2),
  ];
}

/** @param {SizeResult} size */
function buildRow({ pages, cold, warm, edit, output }) {
  return [
    String(pages),
    show(cold.cpuSeconds),
    show(cold.wallSeconds),
    show(mib(cold.peakBytes), 0),
    show(warm.cpuSeconds),
    show(warm.wallSeconds),
    show(edit.cpuSeconds),
    show(edit.wallSeconds),
    String(output.htmlFiles),
    show(output.bytes / 1e6),
  ];
}

/** @param {SizeResult} size */
function loadRow({ pages, firstLoad }) {
  const { html, css, js, total, files } = firstLoad;
  return [String(pages), show(kib(html)), show(kib(css)), show(kib(js)), show(kib(total)), String(files.length)];
}

/** @param {GrowthResult} growth */
function growthLines({ pages, cpuPerPageRatio, marginalMs, peakRatio, compared }) {
  const different = compared.filter((page) => page.difference !== undefined);
  const verdict =
    different.length === 0
      ? `all ${compared.length} compared pages have the same bytes`
      : `${different.length} of ${compared.length} pages differ`;
  return [
    `## Growth, ${pages} to ${pages * 2} pages`,
    '',
    `CPU per page x${show(cpuPerPageRatio, 2)}, ${show(marginalMs, 2)} ms for each added page, peak memory x${show(peakRatio, 2)}; ${verdict}.`,
    ...different.map(({ page, difference }) => `- ${page}: ${difference}`),
  ];
}

/** @param {import('./sharing.mjs').SharingResult[]} sharing */
function sharingLines(sharing) {
  return [
    '## Versions and languages, cold',
    '',
    table([
      ['site', 'HTML pages', 'compiled', 'CPU s', 's', 'peak MiB'],
      ...sharing.map(({ name, pages, compiled, build }) => [
        name,
        String(pages),
        String(compiled),
        show(build.cpuSeconds),
        show(build.wallSeconds),
        show(mib(build.peakBytes), 0),
      ]),
    ]),
  ];
}

/**
 * @param {Results} results
 * @returns {string}
 */
export function formatReport({ date, versions, machine, sizes, growth, sharing }) {
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Benchmark',
    '',
    '## Ratios to the aim (1 or less is met)',
    '',
    table([['pages', 'cold CPU', 'peak memory', 'one edit', 'first load', 'script'], ...sizes.map(ratioRow)]),
    '',
    ...(growth ? [...growthLines(growth), ''] : []),
    '## Builds',
    '',
    table([
      [
        'pages',
        'cold CPU s',
        'cold s',
        'peak MiB',
        'warm CPU s',
        'warm s',
        'edit CPU s',
        'edit s',
        'HTML files',
        'output MB',
      ],
      ...sizes.map(buildRow),
    ]),
    '',
    '## First load of one docs page, gzip KiB',
    '',
    table([['pages', 'HTML', 'CSS', 'JS', 'total', 'files'], ...sizes.map(loadRow)]),
    '',
    ...(sharing ? [...sharingLines(sharing), ''] : []),
    `${date}; ${names.join(', ')}; ${machine.cores} x ${machine.cpu}, ${machine.memoryGiB} GiB, ${machine.system}; load ${machine.load.map((value) => value.toFixed(2)).join(' ')}.`,
    '',
  ].join('\n');
}
