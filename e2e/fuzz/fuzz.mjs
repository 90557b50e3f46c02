/** Tries mutated inputs on small sites, round by round. The same seed tries the same inputs in the same order. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRandom } from '../../bench/random.mjs';
import { compareFolders, readFolder } from '../differential/compare.mjs';
import { buildSite } from './build.mjs';
import { isTypedByAuthor } from './check-page.mjs';
import { createRound } from './inputs.mjs';
import { createQueryFuzzer } from './queries.mjs';
import { tryRequests } from './requests.mjs';
import { shrinkFiles } from './shrink.mjs';
import { judgeFiles, tryFiles } from './try-files.mjs';

/** @typedef {import('./inputs.mjs').Files} Files */
/** @typedef {{ what: string, detail: string }} Fault */
/** @typedef {Fault & { round: number, folder?: string }} Find */

/**
 * @typedef {object} FuzzOptions
 * @property {number} seed
 * @property {number} [rounds] ends after so many
 * @property {number} [minutes] or starts no new round after so long
 * @property {number} [pages] of one round
 * @property {string} finds folder for the case of each find
 * @property {number} [shrinkTries] builds for making one case smaller
 * @property {(line: string) => void} [log]
 */

/** @typedef {{ rounds: number, files: number, refused: number, queries: number, requests: number, builds: number, elsewhere: number, slowest: number, finds: Find[] }} FuzzResult */

const QUERIES_PER_ROUND = 200;
const REQUESTS_PER_ROUND = 200;
/** Every so many rounds the site is built once more at another place. */
const ELSEWHERE_EVERY = 4;

/**
 * @param {FuzzOptions} options
 * @returns {Promise<FuzzResult>}
 */
export async function runFuzz({
  seed,
  rounds = Infinity,
  minutes = Infinity,
  pages = 200,
  finds: findsDir,
  shrinkTries = 70,
  log = () => {},
}) {
  const end = performance.now() + minutes * 60_000;
  const root = mkdtempSync(join(tmpdir(), 'yaprak-fuzz-'));
  const search = await createQueryFuzzer();
  /** @type {FuzzResult} */
  const result = {
    rounds: 0,
    files: 0,
    refused: 0,
    queries: 0,
    requests: 0,
    builds: 0,
    elsewhere: 0,
    slowest: 0,
    finds: [],
  };
  try {
    while (result.rounds < rounds && performance.now() < end) {
      const number = ++result.rounds;
      const random = createRandom(seed * 100_003 + number);
      const dir = join(root, `round-${number}`);
      mkdirSync(dir);
      const round = createRound(random, { pages });
      const tried = await tryFiles(dir, round);
      const faults = [...tried.faults];
      if (faults.length === 0) {
        faults.push(...(await search(dir, random, QUERIES_PER_ROUND)));
        result.queries += QUERIES_PER_ROUND;
        if (number % ELSEWHERE_EVERY === 1) {
          result.elsewhere++;
          faults.push(...(await compareElsewhere(dir, join(root, 'elsewhere with space'))));
        }
        faults.push(...(await tryRequests(dir, random, REQUESTS_PER_ROUND)));
        result.requests += REQUESTS_PER_ROUND;
      }
      result.files += round.tried;
      result.refused += tried.refused;
      result.builds += tried.builds;
      result.slowest = Math.max(result.slowest, tried.slowest);
      for (const fault of distinct(faults)) {
        if (result.finds.some(({ what }) => what === fault.what)) continue;
        log(`find in round ${number}: ${fault.what}`);
        const isOfFiles = !/^(?:query|elsewhere|mcp)/.test(fault.what);
        const fails = async (/** @type {Files} */ files) =>
          (await judgeFiles(join(root, 'shrink'), files)).some(({ what }) => what === fault.what);
        mkdirSync(join(root, 'shrink'), { recursive: true });
        const files = isOfFiles
          ? await shrinkFiles(tried.files, { base: round.base, fails, tries: shrinkTries })
          : tried.files;
        if (isTypedByAuthor(fault, [...files.values()].join(''))) continue;
        /** @type {Find} */
        const find = { ...fault, round: number };
        result.finds.push(find);
        find.folder = writeCase(join(findsDir, `${seed}-${number}-${result.finds.length}`), files, find);
        log(`  ${find.folder}`);
      }
      rmSync(dir, { recursive: true, force: true });
      log(
        `round ${number}: ${result.files} files (${result.refused} refused), ${result.queries} queries, ${result.requests} requests, ${result.finds.length} finds`,
      );
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return result;
}

/**
 * The same site in another folder, time zone, language and umask.
 * @param {string} dir @param {string} other
 * @returns {Promise<Fault[]>}
 */
async function compareElsewhere(dir, other) {
  rmSync(other, { recursive: true, force: true });
  const left = new Set([join(dir, 'build'), join(dir, '.yaprak')]);
  cpSync(dir, other, { recursive: true, preserveTimestamps: true, filter: (path) => !left.has(path) });
  const env = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const { code, stderr } = await buildSite(other, { env, umask: '077' });
  if (code !== 0) return [{ what: 'elsewhere: does not build', detail: stderr }];
  const [difference] = compareFolders(readFolder(join(other, 'build')), readFolder(join(dir, 'build')));
  return difference ? [{ what: `elsewhere: ${difference.what}`, detail: difference.detail }] : [];
}

/** @param {readonly Fault[]} faults */
const distinct = (faults) => [...new Map(faults.map((fault) => [fault.what, fault])).values()];

/** @param {string} folder @param {Files} files @param {Find} find */
function writeCase(folder, files, { what, detail, round }) {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  writeFileSync(join(folder, 'find.txt'), `${what}\nround ${round}\n\n${detail}\n`);
  return folder;
}
