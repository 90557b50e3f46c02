/** Bad days of the disk: it is full, cannot be written, has odd names or loops, or its files change while they are read. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../bench/random.mjs';
import { buildFromNothing, buildIncrementally } from '../differential/build.mjs';
import { compareBuilds } from '../differential/compare.mjs';
import { createTwoStates } from './two-states.mjs';

/** @typedef {import('./two-states.mjs').TwoStates} TwoStates */
/** @typedef {import('../../bench/random.mjs').Random} Random */
/** @typedef {import('../differential/build.mjs').BuildResult} BuildResult */
/**
 * A scene says what was wrong, or nothing; `skip` says why it could not be played.
 * @typedef {(states: TwoStates, random: Random) => Promise<string | undefined>} Scene
 */

/** Scenes on a small disk of their own: what is done to it between two builds, and how that is undone. @type {Record<string, Scene>} */
const OWN_DISK = {
  'an output folder that cannot be written': (states) =>
    onOwnDisk(states, { at: 'out', spoil: remount('ro'), undo: remount('rw') }),
  'a cache that cannot be written': (states) =>
    onOwnDisk(states, { at: 'cache', spoil: remount('ro'), undo: remount('rw') }),
  'a full disk for the output': (states, random) => onOwnDisk(states, { at: 'out', spoil: fill(random), undo: free }),
  'a full disk for the cache': (states, random) => onOwnDisk(states, { at: 'cache', spoil: fill(random), undo: free }),
  'no room for more files': (states, random) => onOwnDisk(states, { at: 'out', spoil: useUpFiles(random), undo: free }),
};

/** @type {Record<string, Scene>} */
const SCENES = {
  'two builds at once': async ({ site, enter, firstDifference }) => {
    enter(1);
    const both = await Promise.all([buildIncrementally(site), buildIncrementally(site)]);
    for (const built of both) if (!isCalm(built)) return describe(built);
    const last = await buildIncrementally(site);
    return last.code === 0 ? firstDifference(1) : describe(last);
  },
  'a clock that goes back': async ({ site, enter, firstDifference }) => {
    for (const [state, shift] of /** @type {const} */ ([
      [0, 86_400_000],
      [1, 0],
      [0, -400 * 86_400_000],
      [1, 0],
    ])) {
      enter(state);
      if (shift === 0) delete site.wish.clockShift;
      else site.wish.clockShift = shift;
      const built = await buildIncrementally(site);
      delete site.wish.clockShift;
      const wrong = built.code === 0 ? firstDifference(state) : describe(built);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  },
  'files that change and vanish while they are read': async (states, random) => {
    const { site, enter } = states;
    const stop = new AbortController();
    const files = [...site.docs(), ...site.posts()];
    const change = async () => {
      while (!stop.signal.aborted) {
        const file = site.path(random.pick(files));
        if (existsSync(file)) {
          const aside = `${file}.aside`;
          renameSync(file, aside);
          await new Promise((resolve) => setTimeout(resolve, random.between(0, 20)));
          writeFileSync(file, `# Yarım ${random.between(0, 999)}\n`);
          await new Promise((resolve) => setTimeout(resolve, random.between(0, 20)));
          renameSync(aside, file);
        }
      }
    };
    const changing = change();
    /** @type {string | undefined} */
    let wrong;
    for (let number = 0; number < 5 && wrong === undefined; number++) {
      enter(/** @type {0 | 1} */ (number % 2));
      const built = await buildIncrementally(site);
      if (!isCalm(built)) wrong = describe(built);
    }
    stop.abort();
    await changing;
    enter(0);
    return wrong ?? sameAsClean(states);
  },
  'links in a circle': async (states) => {
    const { site } = states;
    const [loop, a, b] = ['docs/loop', 'docs/a-link', 'docs/b-link'].map((name) => site.path(name));
    symlinkSync('.', loop ?? '');
    symlinkSync('b-link', a ?? '');
    symlinkSync('a-link', b ?? '');
    symlinkSync('nowhere.md', site.path('docs/broken.md'));
    const built = await buildIncrementally(site);
    for (const path of [loop, a, b, site.path('docs/broken.md')]) rmSync(path ?? '', { force: true });
    return isCalm(built) ? sameAsClean(states) : describe(built);
  },
  'names that are no UTF-8': async (states) => {
    const { site } = states;
    const folder = Buffer.from(`${site.path('docs')}/`);
    const names = [Buffer.from([0xff, 0xfe, 0x2e, 0x6d, 0x64]), Buffer.from([0x61, 0xc3, 0x28, 0x2e, 0x6d, 0x64])];
    const files = names.map((name) => Buffer.concat([folder, name]));
    for (const file of files) writeFileSync(file, '# Adsız\n');
    const built = await buildIncrementally(site);
    for (const file of files) rmSync(file);
    return isCalm(built) ? sameAsClean(states) : describe(built);
  },
  'names that differ only in case': async (states) => {
    const { site } = states;
    for (const name of ['Ayni', 'ayni', 'AYNI']) site.write(`docs/buyuk/${name}.md`, `# ${name}\n`);
    const built = await buildIncrementally(site);
    const wrong = isCalm(built) ? await sameAsClean(states) : describe(built);
    site.remove('docs/buyuk');
    return wrong;
  },
  'a folder in place of a page': async (states) => {
    const { site } = states;
    mkdirSync(site.path('docs/klasor.md'));
    mkdirSync(site.path('blog/authors.yml.d'));
    const built = await buildIncrementally(site);
    site.remove('docs/klasor.md');
    site.remove('blog/authors.yml.d');
    return isCalm(built) ? sameAsClean(states) : describe(built);
  },
  ...OWN_DISK,
};

/** @param {{ seed: number, log: (line: string) => void, times?: number }} options */
export async function run({ seed, log, times = 3 }) {
  const random = createRandom(seed);
  const states = await createTwoStates({ seed });
  /** @type {Record<string, string>} */
  const figures = {};
  let [tried, failed] = [0, 0];
  try {
    for (const [name, scene] of Object.entries(SCENES)) {
      let [own, wrong] = [0, 0];
      for (let number = 0; number < times; number++) {
        states.enter(0);
        const found = await scene(states, random);
        if (found === SKIPPED) break;
        own++;
        if (found === undefined) continue;
        wrong++;
        log(`${name}: ${found}`);
      }
      if (own === 0) log(`${name}: skipped, it needs the right to mount a disk`);
      figures[name] = own === 0 ? 'skipped' : `${wrong} of ${own} failed`;
      tried += own;
      failed += wrong;
    }
  } finally {
    states.remove();
  }
  return { name: 'disk', tried, failed, figures };
}

const SKIPPED = 'skipped';

/** @param {...string} args */
const mount = (...args) => spawnSync('mount', args).status === 0;

/** @param {'ro' | 'rw'} how */
const remount = (how) => (/** @type {string} */ dir) => void mount('-o', `remount,${how}`, dir);

/** Leaves a little room, or none. @param {Random} random */
const fill = (random) => (/** @type {string} */ dir) => {
  const { bsize, bavail } = statfsSync(dir);
  const room = random.next() < 0.3 ? 0 : random.between(0, 30);
  writeFileSync(join(dir, 'filler'), Buffer.alloc(Math.max(0, bavail - room) * bsize));
};

/** @param {Random} random */
const useUpFiles = (random) => (/** @type {string} */ dir) => {
  mkdirSync(join(dir, 'filler'));
  const room = random.between(0, 40);
  for (let left = statfsSync(dir).ffree - room; left > 0; left--) writeFileSync(join(dir, 'filler', String(left)), '');
};

/** @param {string} dir */
const free = (dir) => rmSync(join(dir, 'filler'), { recursive: true, force: true });

/**
 * Output or cache on a small disk of its own. On a bad day a build fails with an error and the old site is whole, or it makes the right
 * one; when the day is over it makes the right one.
 * @param {TwoStates} states
 * @param {{ at: 'out' | 'cache', spoil: (dir: string) => void, undo: (dir: string) => void }} options
 */
async function onOwnDisk({ site, enter, isWhole }, { at, spoil, undo }) {
  const disk = at === 'out' ? join(site.root, 'small') : site.cacheDir;
  if (at === 'out') site.wish.outDir = 'small/build';
  rmSync(disk, { recursive: true, force: true });
  mkdirSync(disk);
  if (!mount('-t', 'tmpfs', '-o', 'size=3m,nr_inodes=400', 'tmpfs', disk)) return SKIPPED;
  const out = site.outDir;
  try {
    enter(0);
    const first = await buildIncrementally(site);
    if (first.code !== 0 || !isWhole(0, out)) return `on a new disk: ${describe(first)}`;
    spoil(disk);
    enter(1);
    const built = await buildIncrementally(site);
    if (!isCalm(built)) return describe(built);
    if (!isWhole(built.code === 0 ? 1 : 0, out)) return `the site is not whole: ${describe(built)}`;
    undo(disk);
    const last = await buildIncrementally(site);
    return last.code === 0 && isWhole(1, out) ? undefined : `afterwards: ${describe(last)}`;
  } finally {
    delete site.wish.outDir;
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** The right site or a clear error, no crash. @param {BuildResult} built */
const isCalm = ({ code, stderr }) =>
  code === 0 || (code === 1 && /^error {2}/m.test(stderr) && !/^\s+at /m.test(stderr));

/** @param {BuildResult} built */
const describe = ({ code, stderr }) => `exit ${code}: ${stderr.slice(-1500)}`;

/** @param {TwoStates} states */
async function sameAsClean({ site }) {
  const incremental = await buildIncrementally(site);
  const [difference] = compareBuilds(incremental, await buildFromNothing(site));
  return difference && `${difference.what}: ${difference.detail}`;
}
