/**
 * Makes a site of N docs pages from a seed: `node bench/generate.mjs --pages 1000 --out DIR`.
 *
 * A section holds 104 pages in folders of 8, one to three levels deep. Sections fill one after another, except that the first page of each
 * is always there. So a site of 2N pages with the same number of sections is the site of N pages plus pages that those in a full section
 * neither list nor link to: whatever differs in such a page is a cost that grows with the site.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createPage } from './page.mjs';
import { createRandom } from './random.mjs';
import { createText, createTitle } from './turkish-text.mjs';

const PER_FOLDER = 8;
const BRANCHES = 3;
/** Folders of one section in reading order, relative to it: itself, three branches, three leaves in each. */
const FOLDERS = ['', ...branches().flatMap((branch) => [branch, ...branches().map((leaf) => `${branch}/${leaf}`)])];
export const SECTION_SIZE = FOLDERS.length * PER_FOLDER;

function branches() {
  return Array.from({ length: BRANCHES }, (_, index) => `konu-${index + 1}`);
}

/** @typedef {{ slot: number, folder: string, path: string, title: string, position: number }} Place */

/**
 * @param {number} pages
 * @returns {number} how many sections hold them
 */
export const sectionsFor = (pages) => Math.ceil(pages / SECTION_SIZE);

/**
 * @param {number} slot
 * @param {{ seed: number }} options
 * @returns {Place}
 */
function placeOf(slot, { seed }) {
  const [section, inside] = [Math.floor(slot / SECTION_SIZE), slot % SECTION_SIZE];
  const folder = posix.join(
    `bolum-${String(section + 1).padStart(3, '0')}`,
    FOLDERS[Math.floor(inside / PER_FOLDER)] ?? '',
  );
  const position = (inside % PER_FOLDER) + 1;
  const title = `${createTitle(createRandom(seed * 7919 + slot))} ${slot + 1}`;
  return { slot, folder, path: `${folder}/sayfa-${position}.md`, title, position };
}

/**
 * @param {{ pages: number, sections: number, seed: number }} options
 * @returns {Place[]}
 */
export function placePages({ pages, sections, seed }) {
  if (pages < sections || pages > sections * SECTION_SIZE)
    throw new Error(`${pages} pages do not fit in ${sections} sections.`);
  const openers = Array.from({ length: sections }, (_, section) => section * SECTION_SIZE);
  const rest = Array.from({ length: sections * SECTION_SIZE }, (_, slot) => slot).filter(
    (slot) => slot % SECTION_SIZE !== 0,
  );
  const slots = [...openers, ...rest.slice(0, pages - sections)].sort((a, b) => a - b);
  return slots.map((slot) => placeOf(slot, { seed }));
}

/**
 * The files of the site, path to text. Pure: the same options give the same files.
 * @param {{ pages: number, sections?: number, seed?: number }} options
 * @returns {Map<string, string>}
 */
export function createSite({ pages, sections = sectionsFor(pages), seed = 1 }) {
  const files = new Map([
    ['package.json', '{ "name": "bench-site", "private": true, "type": "module" }\n'],
    ['yaprak.config.mjs', CONFIG],
    ['docs/intro.md', `---\nsidebar_position: 0\n---\n\n# Giriş\n\n${createText(createRandom(seed), 120)}\n`],
  ]);
  for (const { slot, folder, path, title, position } of placePages({ pages, sections, seed })) {
    const section = Math.floor(slot / SECTION_SIZE);
    const opener = (/** @type {number} */ index) => placeOf((index % sections) * SECTION_SIZE, { seed });
    const targets = [
      placeOf(Math.max(slot - 1, section * SECTION_SIZE), { seed }),
      opener(section),
      opener(section + 1),
    ];
    const links = targets.map((target) => ({ label: target.title, href: relativeTo(folder, target.path) }));
    files.set(`docs/${path}`, createPage(createRandom(seed * 104729 + slot), { title, position, links }));
    files.set(`docs/${folder}/_category_.json`, categoryOf(folder, { seed }));
  }
  for (let post = 1; post <= 5; post++)
    files.set(`blog/2024-0${post}-1${post}-yazi-${post}.md`, createPost(post, { seed }));
  return files;
}

/**
 * @param {string} folder
 * @param {string} path
 */
function relativeTo(folder, path) {
  const found = posix.relative(folder, path);
  return found.startsWith('.') ? found : `./${found}`;
}

/**
 * @param {string} folder
 * @param {{ seed: number }} options
 */
function categoryOf(folder, { seed }) {
  const number = Number(/(\d+)$/.exec(folder)?.[1] ?? 0);
  const sum = [...folder].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, seed);
  // Folders come after the pages beside them.
  const position = folder.includes('/') ? PER_FOLDER + number : number;
  return `${JSON.stringify({ label: `${createTitle(createRandom(sum))} ${number}`, position }, null, 2)}\n`;
}

/**
 * @param {number} post
 * @param {{ seed: number }} options
 */
function createPost(post, { seed }) {
  const random = createRandom(seed * 31337 + post);
  const text = [1, 2, 3, 4].map(() => createText(random, 60)).join('\n\n');
  return `---\ntitle: ${createTitle(random)}\n---\n\n${createText(random, 40)}\n\n<!-- truncate -->\n\n${text}\n`;
}

const CONFIG = `export default {
  title: 'Ölçüm sitesi',
  tagline: 'Üretilmiş sayfalar',
  url: 'https://ornek.test',
  baseUrl: '/',
  i18n: { defaultLocale: 'tr', locales: ['tr'] },
  search: true,
  navbar: {
    title: 'Ölçüm',
    items: [
      { type: 'doc', docId: 'intro', label: 'Belgeler', position: 'left' },
      { to: '/blog', label: 'Günlük', position: 'left' },
    ],
  },
  footer: { style: 'light', links: [{ label: 'Giriş', to: '/docs/intro' }], copyright: 'Ölçüm 2024' },
};
`;

/**
 * Writes a fresh site; whatever stood there before is gone, caches included.
 * @param {string} dir
 * @param {{ pages: number, sections?: number, seed?: number }} options
 */
export function writeSite(dir, options) {
  rmSync(dir, { recursive: true, force: true });
  for (const [path, text] of createSite(options)) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string' } },
  });
  if (!values.pages || !values.out) throw new Error('Usage: node bench/generate.mjs --pages 1000 --out DIR [--seed 1]');
  writeSite(resolve(values.out), { pages: Number(values.pages), seed: Number(values.seed ?? 1) });
  console.log(`${values.pages} docs pages, an introduction and 5 posts are in ${values.out}.`);
}
