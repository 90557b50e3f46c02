/** Brings a peer's packages and writes its site. Its folder stands outside the workspaces. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { measure } from '../measure.mjs';
import { putAside } from '../put-aside.mjs';

/** @typedef {import('./peer.mjs').Peer} Peer */

/** What a fresh site keeps of its folder. */
const KEPT = new Set(['package.json', 'package-lock.json', 'node_modules', '.installed']);

const SAYS_WHY = /error|cannot|could not|failed|not found|unexpected|unable/i;

/** The last line that tells what is wrong, for a table: colours of the terminal and the way it was called are left out. */
export const lastLine = (/** @type {string} */ output) => {
  // oxlint-disable-next-line no-control-regex -- the colours
  const lines = output.replace(/\u001B\[[\d;]*[A-Za-z]/g, '').split('\n');
  const said = lines.filter((line) => /\w/.test(line) && !/^\W*at /.test(line));
  return (said.findLast((line) => SAYS_WHY.test(line)) ?? said.at(-1) ?? 'no output').trim().slice(0, 200);
};

/**
 * @param {Peer} peer
 * @param {{ dir: string }} options
 * @returns {Promise<string>} its version
 */
export async function installPeer(peer, { dir }) {
  mkdirSync(dir, { recursive: true });
  if (peer.findProgram) {
    const program = peer.findProgram();
    if (!program) throw new Error(`${peer.build[0]} is not installed on this machine.`);
    const { output } = await measure([program, 'version']);
    return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown';
  }
  await install(dir, { packageJson: peer.packageJson ?? {}, env: await readEnv(peer, { dir }) });
  const manifest = join(dir, 'node_modules', peer.versionOf ?? '', 'package.json');
  return String(JSON.parse(readFileSync(manifest, 'utf8')).version);
}

/**
 * @param {string} dir
 * @param {{ packageJson: Record<string, unknown>, env: NodeJS.ProcessEnv }} options
 */
async function install(dir, { packageJson, env }) {
  mkdirSync(dir, { recursive: true });
  const wanted = `${JSON.stringify({ name: 'bench-peer', private: true, ...packageJson }, null, 2)}\n`;
  const mark = join(dir, '.installed');
  // Written only when all is there, so that an install that was broken off is done again.
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  writeFileSync(join(dir, 'package.json'), wanted);
  const flags = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel', 'error'];
  const { code, output } = await measure(['npm', 'install', ...flags], { cwd: dir, env });
  if (code !== 0) throw new Error(`npm install: ${lastLine(output)}`);
  writeFileSync(mark, wanted);
}

/**
 * The environment of all that a peer runs. One that asks for another Node gets it from npm, and first on its path: npm would leave
 * out packages that do not fit the Node it runs on itself.
 * @param {Peer} peer
 * @param {{ dir: string }} options
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function readEnv({ node, env }, { dir }) {
  const all = { ...process.env, ...env };
  if (!node) return all;
  const folder = join(dirname(dir), `node-${node}`);
  await install(folder, { packageJson: { dependencies: { node } }, env: process.env });
  return { ...all, PATH: `${join(folder, 'node_modules', 'node', 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
}

/**
 * A fresh site without anything that an earlier build has kept.
 * @param {Peer} peer
 * @param {{ dir: string, site: import('./peer.mjs').Files }} options
 */
export function writePeer(peer, { dir, site }) {
  for (const name of readdirSync(dir)) if (!KEPT.has(name)) putAside(join(dir, name));
  for (const name of listCaches(dir)) putAside(join(dir, name));
  for (const [path, text] of peer.files(site)) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Folders between the packages and beside them where engines keep things: all that begin with a dot, but for what npm made.
 * @param {string} dir
 * @returns {string[]} relative to dir
 */
export function listCaches(dir) {
  const packages = join(dir, 'node_modules');
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .filter((name) => name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json')
    .map((name) => join('node_modules', name));
}
