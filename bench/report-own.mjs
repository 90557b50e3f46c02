/** The tables of our engine alone: how far from the aims, builds at each size, growth, sharing, dev. */
import { kib, mib, show, showMoment, showSpread, table } from './report-format.mjs';

/**
 * @typedef {import('./report.mjs').Results} Results
 * @typedef {import('./report.mjs').SizeResult} SizeResult
 */

/** What the project aims at, for a thousand pages. */
const AIMS = { coldCpuPerThousand: 8, peakMiB: 400, editSeconds: 1, firstLoadKiB: 25, scriptKiB: 6 };

/** @param {SizeResult} size */
function ratioRow({ pages, cold, edit, firstLoad }) {
  const peak = mib(cold.peakBytes);
  const cpuAim = (AIMS.coldCpuPerThousand * pages) / 1000;
  return [
    String(pages),
    show(cold.cpuSeconds / cpuAim, 2),
    show(peak === undefined ? undefined : peak / AIMS.peakMiB, 2),
    show(edit.wallSeconds / AIMS.editSeconds, 2),
    show((kib(firstLoad.total) ?? 0) / AIMS.firstLoadKiB, 2),
    show((kib(firstLoad.js) ?? 0) / AIMS.scriptKiB, 2),
  ];
}

/** @param {SizeResult} size */
function buildRow({ pages, cold, second, warm, edit, output }) {
  return [
    String(pages),
    show(cold.cpuSeconds),
    show(cold.wallSeconds),
    show(mib(cold.peakBytes), 0),
    show(second?.wallSeconds),
    show(warm.cpuSeconds),
    show(warm.wallSeconds),
    show(edit.cpuSeconds),
    show(edit.wallSeconds, 2),
    String(output.htmlFiles),
    show(output.bytes / 1e6),
  ];
}

/** @param {SizeResult} size */
function loadRow({ pages, firstLoad }) {
  const { html, css, js, total, files } = firstLoad;
  return [String(pages), ...[html, css, js, total].map((bytes) => show(kib(bytes))), String(files.length)];
}

/** @param {NonNullable<Results['builds']>} builds */
export const aimLines = (builds) => [
  '## Ratios to the aim (1 or less is met)',
  '',
  table([['pages', 'cold CPU', 'peak memory', 'one edit', 'first load', 'script'], ...builds.map(ratioRow)]),
  '',
];

const BUILD_HEAD =
  'pages|cold CPU s|cold s|peak MiB|second build s|warm CPU s|warm s|edit CPU s|edit s|HTML files|output MB'.split('|');

/** @param {NonNullable<Results['builds']>} builds */
export const buildLines = (builds) => [
  '## Builds',
  '',
  table([BUILD_HEAD, ...builds.map(buildRow)]),
  '',
  ...builds.map((size) => `- ${size.pages} pages: ${showMoment(size)}`),
  '',
  '## First load of one docs page, gzip KiB',
  '',
  table([['pages', 'HTML', 'CSS', 'JS', 'total', 'files'], ...builds.map(loadRow)]),
  '',
];

/** @param {NonNullable<Results['growth']>} growth */
export function growthLines({ pages, cpuPerPageRatio, marginalMs, peakRatio, compared }) {
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
    '',
  ];
}

/** @param {NonNullable<Results['sharing']>} sharing */
export const sharingLines = ({ sites }) => [
  '## Versions and languages, cold',
  '',
  table([
    ['site', 'HTML pages', 'compiled', 'CPU s', 's', 'peak MiB'],
    ...sites.map(({ name, pages, compiled, build }) => [
      name,
      String(pages),
      String(compiled),
      show(build.cpuSeconds),
      show(build.wallSeconds),
      show(mib(build.peakBytes), 0),
    ]),
  ]),
  '',
];

/**
 * What was measured of the dev server, by what was looked at.
 * @param {Results} results
 * @param {(pages: number) => string} count
 */
export const listDev = ({ dev = [], devWithCode }, count = String) => [
  ...dev.map((size) => ({ name: count(size.pages), ...size })),
  ...(devWithCode ? [{ name: `${count(devWithCode.pages)}, a page of React`, ...devWithCode }] : []),
];

/** @param {Results} results */
export const devLines = (results) => [
  '## Dev server, milliseconds',
  '',
  table([
    ['pages', 'cold: answers', 'cold: heading', 'warm: answers', 'warm: heading', 'save to screen'],
    ...listDev(results).map(({ name, cold, warm, saveMs }) => [
      name,
      ...[cold['answersMs'], cold['headingMs'], warm['answersMs'], warm['headingMs'], saveMs].map((summary) =>
        showSpread(summary),
      ),
    ]),
  ]),
  '',
  ...listDev(results).map((size) => `- ${size.name}: ${showMoment(size)}`),
  '',
];

/** @typedef {{ figures: { name: string, value: number, unit: string, aim?: number }[] }} SearchResult what bench/search.mjs writes */

/** @param {SearchResult} search */
export const searchLines = ({ figures }) => [
  '## The search room alone',
  '',
  table([
    ['measured', 'figure', 'aim'],
    ...figures.map(({ name, value, unit, aim }) => [
      name,
      `${show(value, value < 100 ? 2 : 0)} ${unit}`,
      aim === undefined ? '' : `${aim} ${unit}`,
    ]),
  ]),
  '',
];
