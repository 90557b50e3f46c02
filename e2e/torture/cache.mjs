/** Caches with flipped, cut, lost and exchanged bytes: the next build makes the clean bytes all the same. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../bench/random.mjs';
import { buildIncrementally } from '../differential/build.mjs';
import { createTwoStates } from './two-states.mjs';

/** @typedef {import('../../bench/random.mjs').Random} Random */

/** @type {Record<string, (bytes: Buffer, random: Random) => Buffer>} */
const DAMAGES = {
  'one bit': (bytes, random) => flip(bytes, random, 1),
  'many bits': (bytes, random) => flip(bytes, random, 200),
  cut: (bytes, random) => bytes.subarray(0, random.between(0, bytes.length)),
  'end lost, same length': (bytes, random) => bytes.fill(0, random.between(0, bytes.length)),
  longer: (bytes, random) => Buffer.concat([bytes, flip(bytes.subarray(0, random.between(1, 5000)), random, 5)]),
  'begin lost': (bytes, random) => bytes.subarray(random.between(0, bytes.length)),
  empty: () => Buffer.alloc(0),
};

/** @param {Buffer} bytes @param {Random} random @param {number} count */
function flip(bytes, random, count) {
  const copy = Buffer.from(bytes);
  for (let done = 0; done < count && copy.length > 0; done++) {
    const at = random.between(0, copy.length - 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.between(0, 7));
  }
  return copy;
}

/** @param {{ seed: number, log: (line: string) => void, times?: number }} options */
export async function run({ seed, log, times = 100 }) {
  const random = createRandom(seed);
  /** @type {Record<string, number>} */
  const figures = { 'wrong pages': 0, 'pages from the damaged caches': 0 };
  const failed =
    (await damageOften({ seed, log, times: times - Math.floor(times / 10), random, kind: 'content' }, figures)) +
    // Its bundle is in the cache too, and takes seconds to be made.
    (await damageOften({ seed, log, times: Math.floor(times / 10), random, kind: 'code' }, figures));
  return { name: 'cache', tried: times, failed, figures };
}

/**
 * @param {{ seed: number, log: (line: string) => void, times: number, random: Random, kind: 'content' | 'code' }} options
 * @param {Record<string, number>} figures
 */
async function damageOften({ seed, log, times, random, kind }, figures) {
  const states = await createTwoStates({ seed, kind });
  const { site } = states;
  let failed = 0;
  try {
    for (const state of /** @type {const} */ ([0, 1, 0])) {
      states.enter(state);
      await buildIncrementally(site);
    }
    for (let number = 1; number <= times; number++) {
      const what = damage(site.cacheDir, random);
      figures[what] = (figures[what] ?? 0) + 1;
      const state = /** @type {0 | 1} */ (random.between(0, 1));
      states.enter(state);
      const { code, stderr, cacheHits } = await buildIncrementally(site);
      figures['pages from the damaged caches'] = (figures['pages from the damaged caches'] ?? 0) + cacheHits;
      const difference = code === 0 ? states.firstDifference(state) : stderr;
      if (difference !== undefined) {
        failed++;
        if (code === 0) figures['wrong pages'] = (figures['wrong pages'] ?? 0) + 1;
        log(`${number}, ${what}: ${difference}`);
      }
      if (number % 20 === 0) log(`${number} caches, ${failed} failed`);
    }
  } finally {
    states.remove();
  }
  return failed;
}

/** Damages one file, or all of them. @param {string} dir @param {Random} random */
function damage(dir, random) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => join(dir, file))
    .filter((file) => statSync(file).isFile());
  const chosen = random.next() < 0.2 ? files : [random.pick(files)];
  if (random.next() < 0.1) {
    for (const file of chosen) rmSync(file);
    return 'files lost';
  }
  if (random.next() < 0.1) {
    const [from, to] = [random.pick(files), random.pick(files)];
    replaceFile(to, readFileSync(from));
    return 'one file in place of another';
  }
  const what = random.pick(Object.keys(DAMAGES));
  for (const file of chosen) replaceFile(file, DAMAGES[what]?.(readFileSync(file), random) ?? Buffer.alloc(0));
  return what;
}

/** The cache shares files with the site in place, which stays as it is. @param {string} file @param {Buffer} bytes */
function replaceFile(file, bytes) {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}
