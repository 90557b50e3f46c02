/**
 * `node bench/search.mjs`: sizes and speed of the search on generated text, beside the aims; writes bench/results/search.{json,md}.
 * With `--texts FILE` it measures texts of your own instead and writes nothing: a JSON file with `docs`, each with `title` and `content`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleSearch, loadSearch } from './load-search.mjs';
import { createRandom } from './random.mjs';
import { createSections } from './search-text.mjs';

/** @typedef {import('./search-text.mjs').Section} Section */
/** @typedef {{ name: string, text: string }} NamedFile */
/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { texts: { type: 'string' }, seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);
const WORDS = 120;

const { buildSearchIndex } = await loadSearch('build/build-search-index.ts');
const { createSearcher } = await loadSearch('create-searcher.ts');

const cpuSeconds = (/** @type {NodeJS.CpuUsage} */ since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
const brotli = (/** @type {string} */ text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
    .length;
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
const quantile = (/** @type {number[]} */ numbers, /** @type {number} */ share) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? 0;
/** Place of the text in what is written of a section: see text-part.ts. */
const CONTENT = 3;
/** The list of all sections for other tools: no reader loads it. */
const FOR_TOOLS = 'search-index-default.json';
/** What a file holds besides the texts of the snippets. Parts of the texts hold all else that is known of the sections, too. */
const leaveTextsOut = (/** @type {NamedFile} */ { name, text }) => {
  if (name === FOR_TOOLS) return '';
  if (!name.includes('/texts-')) return text;
  /** @type {[unknown[], unknown[][]]} */
  const [pages, sections] = JSON.parse(text);
  return JSON.stringify([pages, sections.map((section) => section.with(CONTENT, ''))]);
};

/**
 * @param {string} path
 * @returns {Section[]} texts cut into sections
 */
function readSections(path) {
  /** @type {{ docs: { title: string, content: string }[] }} */
  const { docs } = JSON.parse(readFileSync(path, 'utf8'));
  return docs
    .flatMap(({ title, content }) => {
      const words = content.split(/\s+/);
      const count = Math.max(1, Math.floor(words.length / WORDS));
      return Array.from({ length: count }, (_, part) => ({
        pageTitle: title,
        // A heading of its own for each: some words of what follows.
        sectionTitle: part === 0 ? title : words.slice(part * WORDS, part * WORDS + 3).join(' '),
        content: words.slice(part * WORDS, (part + 1) * WORDS).join(' '),
      }));
    })
    .map((section, id) => ({
      ...section,
      id,
      sectionRoute: `/docs/sayfa-${id}`,
      type: 'docs',
      tags: [],
      sidebarParentCategories: [],
    }));
}

const texts = values.texts === undefined ? undefined : readSections(values.texts);
const take = (/** @type {number} */ count) => texts?.slice(0, count) ?? createSections(count, { words: WORDS, seed });

/**
 * The size of what finds sections, the texts of the snippets aside.
 * @param {Section[]} sections
 * @param {object} [sizes]
 */
const measureSize = (sections, sizes = { textInOneFile: 0 }) =>
  sum(
    buildSearchIndex(sections, { tag: 'default', sizes })
      .map(leaveTextsOut)
      .filter((/** @type {string} */ text) => text !== '')
      .map(brotli),
  );

/** @param {Section[]} sections */
function measureBuild(sections) {
  const start = process.cpuUsage();
  buildSearchIndex(sections, { tag: 'default' });
  return cpuSeconds(start);
}

/**
 * A searcher over files in memory, and the bytes that it has fetched.
 * @param {Section[]} sections
 */
function createMeasuredSearch(sections) {
  /** @type {NamedFile[]} */
  const files = buildSearchIndex(sections, { tag: 'default' });
  const byName = new Map(files.map(({ name, text }) => [name, text]));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const open = () => {
    /** @type {Set<string>} */
    const fetched = new Set();
    const searcher = createSearcher({
      load: async (/** @type {string} */ name) => {
        fetched.add(name);
        return JSON.parse(byName.get(name) ?? 'null');
      },
    });
    const sizeOf = (/** @type {string} */ name) => {
      const size = sizes.get(name) ?? brotli(byName.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    return {
      search: (/** @type {string} */ query) => searcher.search(query, { tags: ['default'] }),
      bytes: () => sum([...fetched].map(sizeOf)),
    };
  };
  return open;
}

/**
 * What readers look for: a title, words of a text, without marks, cut short, or with a slip.
 * @param {Section[]} sections
 * @param {number} count
 */
function createQueries(sections, count) {
  const random = createRandom(seed * 31 + 7);
  return Array.from({ length: count }, (_, number) => {
    const { sectionTitle, content } = random.pick(sections);
    const words = content.split(' ').filter(({ length }) => length > 3);
    const query = number % 2 === 0 ? sectionTitle : [random.pick(words), random.pick(words)].join(' ');
    if (number % 5 === 1)
      return query
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll('ı', 'i');
    if (number % 5 === 3) return query.slice(0, 2) + query.slice(3);
    return query;
  });
}

/**
 * CPU of each keystroke when queries are typed letter by letter: by a reader who has just come, and once more.
 * @param {Section[]} sections
 */
async function measureTyping(sections) {
  const { search } = createMeasuredSearch(sections)();
  await search('');
  const queries = createQueries(sections, 60);
  const type = async () => {
    const times = [];
    for (const query of queries)
      for (let length = 1; length <= query.length; length++) {
        const start = process.cpuUsage();
        await search(query.slice(0, length));
        times.push(cpuSeconds(start) * 1000);
      }
    return times;
  };
  return { first: await type(), again: await type() };
}

/**
 * What a reader's first query fetches, asked at once or typed letter by letter.
 * @param {Section[]} sections
 */
async function measureFirstQuery(sections) {
  const open = createMeasuredSearch(sections);
  /** @type {number[]} */
  const whole = [];
  /** @type {number[]} */
  const typed = [];
  for (const query of createQueries(sections, 25)) {
    const once = open();
    await once.search(query);
    whole.push(once.bytes());
    const typing = open();
    for (let length = 1; length <= query.length; length++) await typing.search(query.slice(0, length));
    typed.push(typing.bytes());
  }
  return { whole, typed };
}

/** @type {Figure[]} */
const figures = [];
const add = (/** @type {string} */ name, /** @type {number} */ value, /** @type {string} */ unit, aim = NaN) => {
  figures.push(Number.isNaN(aim) ? { name, value, unit } : { name, value, unit, aim });
  console.error(`${name}: ${value.toFixed(2)} ${unit}`);
};
const load = loadavg();

add('engine code, gzip', gzipSync(await bundleSearch('create-searcher.ts', { minify: true })).length / 1024, 'KiB', 8);
for (const count of [1000, 10_000]) add(`building ${count} sections, CPU`, measureBuild(take(count)), 's');
const { length: most } = take(20_000);
const oneFile = { termsInOneFile: Infinity, listedSections: Infinity, textInOneFile: 0 };
add('index of 2,000 sections, brotli', measureSize(take(2000), oneFile) / 1000, 'KB', 340);
add(`index of ${most} sections as one file, brotli`, measureSize(take(most), oneFile) / 1000, 'KB', 3100);
add(`index of ${most} sections in parts, brotli`, measureSize(take(most)) / 1000, 'KB');
const { first, again } = await measureTyping(take(20_000));
add(`a keystroke at ${most} sections, CPU, median`, quantile(first, 0.5), 'ms', 2);
add(`a keystroke at ${most} sections, CPU, 95 %`, quantile(first, 0.95), 'ms', 8);
add(`a keystroke at ${most} sections, CPU, longest`, quantile(first, 1), 'ms');
add('the same queries typed again, CPU, median', quantile(again, 0.5), 'ms', 2);
add('the same queries typed again, CPU, 95 %', quantile(again, 0.95), 'ms', 8);
const large = take(50_000);
const { whole, typed } = await measureFirstQuery(large);
add(`first query at ${large.length} sections, brotli, median`, quantile(whole, 0.5) / 1000, 'KB', 100);
add(`first query at ${large.length} sections, brotli, largest`, quantile(whole, 1) / 1000, 'KB', 100);
add(`the same typed letter by letter, brotli, median`, quantile(typed, 0.5) / 1000, 'KB');

const [cpu] = cpus();
const machine = `${cpus().length} x ${cpu?.model.trim() || arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`;
const report = { date: new Date().toISOString(), node: process.versions.node, machine, load, seed, figures };
const digits = (/** @type {number} */ value) => value.toFixed(value < 100 ? 2 : 0);
const markdown = [
  '# Search',
  '',
  `Sections of ${WORDS} words on average, ${values.texts === undefined ? 'generated' : 'cut from texts'}. Sizes of an index are without the texts of the snippets, which are fetched for what is shown.`,
  '',
  '| measured | figure | aim |',
  '| --- | --: | --: |',
  ...figures.map(
    ({ name, value, unit, aim }) => `| ${name} | ${digits(value)} ${unit} | ${aim ? `${aim} ${unit}` : ''} |`,
  ),
  '',
  `${report.date}; node ${report.node}; ${machine}; load ${load.map((value) => value.toFixed(2)).join(' ')}.`,
  '',
].join('\n');
if (values.texts === undefined) {
  mkdirSync(join(here, 'results'), { recursive: true });
  writeFileSync(join(here, 'results', 'search.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(here, 'results', 'search.md'), markdown);
}
console.log(markdown);
