/** One picture of the results, drawn by hand: two panels of bars on a logarithmic scale, ours marked. It has its own background. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FIGURES, listRows } from './side-by-side.mjs';

const PAGES = 1000;
const WIDTH = 900;
const LABEL = 190;
const BAR = { height: 20, step: 30, from: LABEL + 20, to: WIDTH - 90 };
const COLOURS = {
  paper: '#fbf9f4',
  ink: '#2b2a27',
  quiet: '#8b867b',
  ours: '#2f7d4f',
  others: '#c3bcae',
  grid: '#e6e1d5',
};

/**
 * @typedef {{ title: string, isOurs: boolean, value: number }} Bar
 * @typedef {{ title: string, unit: string, bars: Bar[] }} Panel
 */

const escape = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Three digits at most, as a reader says them. */
const showValue = (/** @type {number} */ value) =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');

/**
 * @param {import('./report.mjs').Results} results
 * @returns {Panel[]}
 */
export function listPanels(results) {
  const rows = listRows(results, { pages: PAGES });
  const [cpu, load] = FIGURES;
  const barsOf = (/** @type {(typeof FIGURES)[number] | undefined} */ figure, unit = 1) =>
    rows
      .flatMap((row) => {
        const value = figure?.read(row);
        return value === undefined || value <= 0 ? [] : [{ title: row.title, isOurs: row.isOurs, value: value / unit }];
      })
      .sort((a, b) => a.value - b.value);
  return [
    { title: `Cold build of ${PAGES.toLocaleString('en')} pages, CPU seconds`, unit: 's', bars: barsOf(cpu) },
    { title: 'First load of one docs page, gzip', unit: 'KiB', bars: barsOf(load, 1024) },
  ].filter(({ bars }) => bars.length > 1 && bars.some(({ isOurs }) => isOurs));
}

/**
 * @param {Panel} panel
 * @param {{ top: number }} options
 * @returns {string}
 */
function drawPanel({ title, unit, bars }, { top }) {
  const values = bars.map(({ value }) => value);
  const low = 10 ** Math.floor(Math.log10(Math.min(...values) * 0.9));
  const high = Math.max(...values) * 1.1;
  const x = (/** @type {number} */ value) =>
    BAR.from + ((BAR.to - BAR.from) * Math.log(value / low)) / Math.log(high / low);
  const lines = [];
  const bottom = top + 30 + bars.length * BAR.step;
  for (let tick = low; tick <= high; tick *= 10) {
    lines.push(
      `<path d="M${x(tick).toFixed(1)} ${top + 24}V${bottom}" stroke="${COLOURS.grid}"/>`,
      `<text x="${x(tick).toFixed(1)}" y="${bottom + 16}" text-anchor="middle" font-size="12" fill="${COLOURS.quiet}">${tick.toLocaleString('en', { maximumFractionDigits: 3 })}</text>`,
    );
  }
  for (const [index, { title: name, isOurs, value }] of bars.entries()) {
    const y = top + 30 + index * BAR.step;
    const weight = isOurs ? ' font-weight="700"' : '';
    const fill = isOurs ? COLOURS.ours : COLOURS.ink;
    lines.push(
      `<text x="${LABEL + 8}" y="${y + 15}" text-anchor="end"${weight} fill="${fill}">${escape(name)}</text>`,
      `<rect x="${BAR.from}" y="${y}" width="${(x(value) - BAR.from).toFixed(1)}" height="${BAR.height}" rx="3" fill="${isOurs ? COLOURS.ours : COLOURS.others}"/>`,
      `<text x="${(x(value) + 8).toFixed(1)}" y="${y + 15}"${weight} fill="${fill}">${showValue(value)} ${unit}</text>`,
    );
  }
  return [
    `<text x="24" y="${top + 8}" font-size="16" font-weight="700" fill="${COLOURS.ink}">${escape(title)} <tspan font-size="12" font-weight="400" fill="${COLOURS.quiet}">less is better; logarithmic scale</tspan></text>`,
    ...lines,
  ].join('\n');
}

/**
 * @param {import('./report.mjs').Results} results
 * @returns {string | undefined} nothing where there is nothing to compare
 */
export function drawPlot(results) {
  const panels = listPanels(results);
  if (panels.length === 0) return undefined;
  let top = 36;
  const drawn = [];
  for (const panel of panels) {
    drawn.push(drawPanel(panel, { top }));
    top += 30 + panel.bars.length * BAR.step + 60;
  }
  const height = top - 14;
  const dates = (results.peers ?? []).map(({ date }) => date.slice(0, 10)).sort();
  const { machine } = results;
  const foot = `npm run bench -- --peers; ${dates.at(-1) ?? ''}; ${machine.cores} x ${machine.cpu}, ${machine.memoryGiB} GiB`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="14" role="img" aria-label="${escape(panels.map(({ title }) => title).join('; '))}">
<rect width="${WIDTH}" height="${height}" rx="12" fill="${COLOURS.paper}"/>
${drawn.join('\n')}
<text x="${WIDTH - 24}" y="${height - 12}" text-anchor="end" font-size="11" fill="${COLOURS.quiet}">${escape(foot)}</text>
</svg>
`;
}

/**
 * @param {import('./report.mjs').Results} results
 * @param {{ file: string }} options
 */
export function writePlot(results, { file }) {
  const svg = drawPlot(results);
  if (svg === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
