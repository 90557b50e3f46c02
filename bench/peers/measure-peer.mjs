/** One peer, from its packages to its readers. What fails is told in its row and stops nobody else. */
import { appendFileSync, existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../generate.mjs';
import { measureDev } from '../dev.mjs';
import { measureOutput } from '../growth.mjs';
import { measure } from '../measure.mjs';
import { measuredEnv } from '../measured-env.mjs';
import { pickMiddle } from '../pick-middle.mjs';
import { putAside } from '../put-aside.mjs';
import { measureReader } from '../reader.mjs';
import { installPeer, lastLine, listCaches, readEnv, writePeer } from './prepare-peer.mjs';

/**
 * @typedef {import('./peer.mjs').Peer} Peer
 * @typedef {import('../report.mjs').BuildFigures} BuildFigures
 *
 * @typedef {import('../dev.mjs').DevResult & { date: string, load: number[] }} PeerDev
 * @typedef {import('../reader.mjs').ReaderResult & { date: string, load: number[] }} PeerReader
 *
 * @typedef {object} PeerResult
 * @property {string} name
 * @property {string} title
 * @property {string} [note]
 * @property {string} [version]
 * @property {number} pages
 * @property {string} date
 * @property {number[]} load
 * @property {BuildFigures} [cold]
 * @property {BuildFigures} [edit] after one sentence in one page, with all that the build before has kept
 * @property {{ bytes: number, files: number, htmlFiles: number }} [output]
 * @property {PeerReader} [reader]
 * @property {PeerDev} [dev]
 * @property {string} [failure]
 */

/** A build that takes longer than any that was seen hangs. */
const BUILD_LIMIT_SECONDS = 2400;
/** Of a dev server, cold and warm each: some take a minute. */
const MOST_DEV_STARTS = 3;

/**
 * @param {Peer} peer
 * @param {{ folder: string, pages: number, seed: number, page: string, runs: number, repeat: number, withDev: boolean }} options
 * `page` is the docs page that is edited and read, as the generated site names it.
 * @returns {Promise<PeerResult>}
 */
export async function measurePeer(peer, { folder, pages, seed, page, runs, repeat, withDev }) {
  const dir = join(folder, peer.name);
  /** @type {PeerResult} */
  const result = {
    name: peer.name,
    title: peer.title,
    ...(peer.note && { note: peer.note }),
    pages,
    date: new Date().toISOString(),
    load: loadavg(),
  };
  const site = createSite({ pages, seed });
  try {
    result.version = await installPeer(peer, { dir });
    const colds = [];
    for (let run = 0; run < repeat; run++) {
      writePeer(peer, { dir, site });
      colds.push(await buildPeer(peer, { dir }));
    }
    result.cold = pickMiddle(colds);
    result.output = measureOutput(join(dir, peer.outDir));
    appendFileSync(join(dir, peer.source(page)), '\nSonradan eklenen bir cümle.\n');
    result.edit = await buildPeer(peer, { dir });
    result.reader = await measurePeerReader(peer, { folder, page, runs });
    if (withDev) result.dev = await measurePeerDev(peer, { folder, pages, seed, page, runs });
  } catch (error) {
    result.failure = lastLine(error instanceof Error ? error.message : String(error));
  }
  return result;
}

/**
 * @param {Peer} peer
 * @param {string[]} command
 */
const locate = ({ findProgram }, [program = '', ...args]) => [findProgram?.() ?? program, ...args];

/**
 * @param {Peer} peer
 * @param {{ dir: string }} options
 * @returns {Promise<BuildFigures>}
 */
async function buildPeer(peer, { dir }) {
  putAside(join(dir, peer.outDir));
  const limit = process.platform === 'linux' ? ['timeout', '--kill-after=10', String(BUILD_LIMIT_SECONDS)] : [];
  const { output, ...figures } = await measure([...limit, ...locate(peer, peer.build)], {
    cwd: dir,
    env: measuredEnv(await readEnv(peer, { dir })),
  });
  if (figures.code === 124) throw new Error(`The build was ended after ${BUILD_LIMIT_SECONDS} seconds.`);
  if (figures.code !== 0) throw new Error(`build: ${lastLine(output)}`);
  return figures;
}

/**
 * @param {Peer} peer whose site is built
 * @param {{ folder: string, page: string, runs: number }} options
 * @returns {Promise<PeerReader>}
 */
export async function measurePeerReader(peer, { folder, page, runs }) {
  const outDir = join(folder, peer.name, peer.outDir);
  if (!existsSync(outDir)) throw new Error(`${peer.title} has built nothing to read.`);
  const moment = { date: new Date().toISOString(), load: loadavg() };
  const { selectors } = peer;
  return { ...moment, ...(await measureReader(outDir, { page: peer.address(page), selectors, runs })) };
}

/**
 * @param {Peer} peer whose packages are there
 * @param {{ folder: string, pages: number, seed: number, page: string, runs: number }} options
 * @returns {Promise<PeerDev>}
 */
export async function measurePeerDev(peer, { folder, pages, seed, page, runs }) {
  const dir = join(folder, peer.name);
  const site = createSite({ pages, seed });
  const moment = { date: new Date().toISOString(), load: loadavg() };
  const before = listCaches(dir);
  writePeer(peer, { dir, site });
  const dev = {
    dir,
    command: (/** @type {number} */ port) => locate(peer, peer.dev(port)),
    // What a cold start must not find: caches between the packages, and what the engines here keep in the site.
    caches: [
      ...before,
      'node_modules/.cache',
      'node_modules/.vite',
      '.docusaurus',
      '.astro',
      '.vitepress/cache',
      'resources',
    ],
    page: peer.address(page),
    file: peer.source(page),
    heading: peer.selectors.heading,
    env: await readEnv(peer, { dir }),
  };
  return { ...moment, ...(await measureDev(dev, { runs: Math.min(runs, MOST_DEV_STARTS) })) };
}
