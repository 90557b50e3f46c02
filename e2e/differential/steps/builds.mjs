/** Steps on what builds leave behind: the cache and the output, and builds that end early. */
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Random} Random */

/** @param {string} dir */
const isFolder = (dir) => statSync(dir, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * @param {string} dir
 * @param {(file: string) => boolean} [isWanted]
 */
function filesIn(dir, isWanted = () => true) {
  if (!isFolder(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dir, file)).isFile() && isWanted(file))
    .sort();
}

/**
 * @param {string} file
 * @param {Random} random
 */
function flipBytes(file, random) {
  const bytes = readFileSync(file);
  for (let count = 0; count < 8 && bytes.length > 0; count++) {
    const at = random.between(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ random.between(1, 255);
  }
  writeFileSync(file, bytes);
}

/** @type {Record<string, (file: string, random: Random) => void>} */
const DAMAGES = {
  'flip bytes': flipBytes,
  truncate: (file, random) => truncateSync(file, random.between(0, statSync(file).size)),
  empty: (file) => truncateSync(file, 0),
  append: (file) => appendFileSync(file, 'foreign bytes'),
  zeros: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  delete: (file) => rmSync(file),
};

/** @type {Step[]} */
export const buildSteps = [
  {
    name: 'nothing',
    apply: () => {},
  },
  {
    name: 'damage the cache',
    weight: 4,
    apply(site, random) {
      const files = filesIn(site.cacheDir, (file) => !file.startsWith('recycled/'));
      if (files.length === 0) return 'none';
      const [file, damage] = [random.pick(files), random.pick(Object.keys(DAMAGES))];
      DAMAGES[damage]?.(join(site.cacheDir, file), random);
      return `${damage}: ${file}`;
    },
  },
  {
    name: 'damage all of the cache',
    apply(site, random) {
      const damage = random.pick(Object.keys(DAMAGES));
      // Files of the recycled output are second names of those in place: to write into all of them is to destroy the site itself.
      const isCache = (/** @type {string} */ file) => !file.startsWith('recycled');
      for (const file of filesIn(site.cacheDir, isCache)) DAMAGES[damage]?.(join(site.cacheDir, file), random);
      return damage;
    },
  },
  {
    name: 'delete a part of the cache',
    weight: 2,
    apply(site, random) {
      if (!isFolder(site.cacheDir)) return 'none';
      const entry = random.pick(['', ...readdirSync(site.cacheDir).sort()]);
      rmSync(join(site.cacheDir, entry), { recursive: true });
      return entry || 'all';
    },
  },
  {
    name: 'a file where the cache has a folder',
    apply(site, random) {
      if (!isFolder(site.cacheDir)) return 'none';
      const entries = readdirSync(site.cacheDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const entry = random.pick(['', ...entries.map(({ name }) => name).sort()]);
      rmSync(join(site.cacheDir, entry), { recursive: true });
      writeFileSync(join(site.cacheDir, entry), 'foreign');
      return entry || 'all';
    },
  },
  {
    name: 'foreign files in the cache',
    apply(site, random) {
      if (!isFolder(site.cacheDir)) return 'none';
      const folders = [
        '.',
        ...readdirSync(site.cacheDir)
          .filter((entry) => statSync(join(site.cacheDir, entry)).isDirectory())
          .sort(),
      ];
      const folder = random.pick(folders);
      writeFileSync(join(site.cacheDir, folder, 'foreign'), 'foreign');
      writeFileSync(join(site.cacheDir, folder, 'foreign.json'), '{"a":1}');
      return folder;
    },
  },
  {
    name: 'a build is killed',
    weight: 4,
    apply(site, random) {
      site.wish.killAfter = random.between(50, site.hasCode ? 2500 : 700);
      if (random.next() < 0.7) {
        const file = random.pick(site.texts());
        site.write(file, `${site.read(file)}\nÖldürülen ${site.serial()}.\n`);
      }
      return `after ${site.wish.killAfter} ms`;
    },
  },
  {
    name: 'another output folder, or back',
    apply(site, random) {
      const name = random.pick(['build', 'out-1', 'out-2']);
      site.wish.outDir = name === 'build' ? undefined : name;
      return name;
    },
  },
  {
    name: 'delete the output folder',
    apply: (site) => rmSync(site.outDir, { recursive: true, force: true }),
  },
  {
    name: 'delete a file of the output',
    apply(site, random) {
      // Without it a build does not know the folder for its own.
      const files = filesIn(site.outDir, (file) => file !== '404.html');
      if (files.length === 0) return 'none';
      const file = random.pick(files);
      rmSync(join(site.outDir, file));
      return file;
    },
  },
  {
    name: 'edit a file of the output',
    weight: 2,
    apply(site, random) {
      const files = filesIn(site.outDir, (file) => file !== '404.html');
      if (files.length === 0) return 'none';
      const file = random.pick(files);
      const path = join(site.outDir, file);
      const how = random.pick(['longer', 'same length']);
      if (how === 'longer') appendFileSync(path, 'x');
      else flipBytes(path, random);
      return `${how}: ${file}`;
    },
  },
  {
    name: 'foreign files in the output',
    apply(site, random) {
      const name = random.pick(['yabanci.txt', 'docs/yabanci.html', 'assets/yabanci.css']);
      const folder = join(site.outDir, name, '..');
      if (existsSync(folder)) writeFileSync(join(site.outDir, name), 'x');
      return name;
    },
  },
];
