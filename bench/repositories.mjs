/**
 * `node bench/repositories.mjs <folder of checkouts> [--docusaurus] [--only names]`: builds the Docusaurus sites of other people's repositories as
 * they stand, and writes bench/results/repositories.md. It downloads nothing: a checkout with its own packages installed is given. With
 * `--docusaurus`, sites that have Docusaurus installed are built by it, too. Rows of sites that are not built this time stay.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readMachine, readMoment } from './environment.mjs';
import { measure } from './measure.mjs';
import { formatRepositories, readLog } from './report-repositories.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const engine = join(here, '../engine/bin/yaprak.js');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { docusaurus: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Give the folder of the checkouts: node bench/repositories.mjs <folder>.');

/**
 * @param {string} dir
 * @param {number} [depth] how many folders further down it may be
 * @returns {string | undefined} the folder of the site: the checkout itself, or the first below it
 */
function findSite(dir, depth = 2) {
  const entries = readdirSync(dir, { withFileTypes: true });
  if (entries.some(({ name }) => name.startsWith('docusaurus.config.'))) return dir;
  if (depth === 0) return undefined;
  const folders = entries.filter((entry) => entry.isDirectory() && !/^(?:node_modules|\.)/.test(entry.name));
  for (const { name } of folders) {
    const found = findSite(join(dir, name), depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A checkout without its history says its commit in a file beside it: `name.commit`.
 * @param {string} dir
 * @returns {string} the commit of a checkout; a dash where git does not know
 */
function readCommit(dir) {
  if (existsSync(`${dir}.commit`)) return readFileSync(`${dir}.commit`, 'utf8').trim();
  const { status, stdout } = spawnSync('git', ['-C', dir, 'log', '-1', '--format=%h', '--', '.'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : '–';
}

/** @param {string} site */
async function buildOurs(site) {
  const out = mkdtempSync(join(tmpdir(), 'yaprak-repository-'));
  const command = [process.execPath, engine, 'build', '.', '--clean', '--out-dir', out];
  const measured = await measure(command, { cwd: site });
  const doctor = spawnSync(process.execPath, [engine, 'doctor', '.', '--json'], { cwd: site, encoding: 'utf8' });
  rmSync(out, { recursive: true });
  rmSync(join(site, '.yaprak'), { recursive: true, force: true });
  return { ...measured, ...readLog(measured.output, doctor.stdout) };
}

/** @param {string} site */
async function buildTheirs(site) {
  const cli = [site, dirname(site)].map((dir) => join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'));
  const found = cli.find((file) => existsSync(file));
  if (found === undefined) return undefined;
  // What the last build left would make this one another's continuation.
  spawnSync(process.execPath, [found, 'clear'], { cwd: site });
  const out = mkdtempSync(join(tmpdir(), 'yaprak-docusaurus-'));
  const measured = await measure([process.execPath, found, 'build', '--out-dir', out], { cwd: site });
  rmSync(out, { recursive: true });
  return measured;
}

const root = resolve(folder);
const only = values.only?.split(',');
const rows = [];
for (const name of readdirSync(root).sort()) {
  const dir = join(root, name);
  if (!statSync(dir).isDirectory() || (only && !only.includes(name))) continue;
  const site = findSite(dir);
  if (site === undefined) continue;
  process.stdout.write(`${name}\n`);
  const ours = await buildOurs(site);
  const theirs = values.docusaurus ? await buildTheirs(site) : undefined;
  const { output: _log, ...cost } = ours;
  const cpu = theirs && { code: theirs.code, cpuSeconds: theirs.cpuSeconds, peakBytes: theirs.peakBytes };
  rows.push({ name, commit: readCommit(dir), ours: cost, theirs: cpu, moment: readMoment() });
}
// What was not built this time stays as it was measured.
const file = join(here, 'results/repositories.json');
const others = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
for (const row of others) if (!rows.some(({ name }) => name === row.name)) rows.push(row);
rows.sort((one, other) => one.name.localeCompare(other.name));
writeFileSync(file, `${JSON.stringify(rows, undefined, 2)}\n`);
const text = formatRepositories(rows, { machine: readMachine() });
writeFileSync(join(here, 'results/repositories.md'), text);
process.stdout.write(`\n${text}`);
