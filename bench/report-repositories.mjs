/** The table of other people's repositories. */
import { mib, show, showMoment, table } from './report-format.mjs';

/**
 * @typedef {object} Log what a build and `yaprak doctor` said
 * @property {number | undefined} pages none where the build failed
 * @property {number} errors
 * @property {number} warnings
 * @property {string[]} lost what readers would lose
 *
 * @typedef {Pick<import('./measure.mjs').Measurement, 'code' | 'cpuSeconds' | 'peakBytes'>} Cost
 * @typedef {{ name: string, commit: string, ours: Cost & Log, theirs?: Cost | undefined, moment: import('./environment.mjs').Moment }} Row
 */

/**
 * @param {string} output of a build
 * @param {string} doctor its JSON
 * @returns {Log}
 */
export function readLog(output, doctor) {
  const pages = /^Built (\d+) pages?/m.exec(output)?.[1];
  const count = (/** @type {string} */ word) => output.match(new RegExp(`^${word}  `, 'gm'))?.length ?? 0;
  /** @type {{ effect: string, what: string }[]} */
  const findings = doctor.trim() === '' ? [] : JSON.parse(doctor).findings;
  return {
    pages: pages === undefined ? undefined : Number(pages),
    errors: count('error'),
    warnings: count('warning'),
    lost: findings.filter(({ effect }) => effect === 'lost').map(({ what }) => what),
  };
}

/**
 * @param {readonly Row[]} rows
 * @param {{ machine: import('./environment.mjs').Machine }} options
 * @returns {string}
 */
export function formatRepositories(rows, { machine }) {
  const head = [
    'repository',
    'commit',
    'pages',
    'errors',
    'warnings',
    'lost',
    'CPU s',
    'peak MiB',
    'Docusaurus: CPU s',
    'peak MiB',
    'measured',
  ];
  const body = rows.map(({ name, commit, ours, theirs, moment }) => [
    name,
    commit,
    ours.pages === undefined ? 'failed' : String(ours.pages),
    String(ours.errors),
    String(ours.warnings),
    String(ours.lost.length),
    show(ours.cpuSeconds),
    show(mib(ours.peakBytes), 0),
    theirs === undefined ? '–' : theirs.code === 0 ? show(theirs.cpuSeconds) : 'failed',
    theirs === undefined || theirs.code !== 0 ? '–' : show(mib(theirs.peakBytes), 0),
    showMoment(moment).replace(/^Measured |\.$/g, ''),
  ]);
  const losses = rows
    .filter(({ ours }) => ours.lost.length > 0)
    .map(({ name, ours }) => [`## ${name}`, '', ...ours.lost.map((what) => `- ${what}`)].join('\n'));
  return [
    '# Repositories of others, built as they stand',
    '',
    `\`npm run bench:repositories -- <folder of checkouts>\` on ${machine.cores} cores (${machine.cpu}).`,
    'Builds are cold. A dash: not built. What is lost is what `yaprak doctor` says that readers would lose; it is listed below.',
    '',
    table([head, ...body]),
    '',
    ...losses.flatMap((text) => [text, '']),
  ].join('\n');
}
