/**
 * `node bench/search-site.mjs [--pages 10000]`: how large the search index of a generated site is beside its text, and what an edit writes of
 * it. Writes bench/results/search-site.md.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, siteDirs } from './builds.mjs';
import { readMachine, readMoment } from './environment.mjs';
import { placePages, sectionsFor, writeSite } from './generate.mjs';
import { installEngine } from './install-engine.mjs';
import { clearAside, putAside } from './put-aside.mjs';

/** @typedef {Map<string, string>} Files names of the files of the index, and digests of what they hold */

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const [pages, seed] = [Number(values.pages), Number(values.seed)];
if (!Number.isInteger(pages) || pages < 1) throw new Error('--pages is a number of pages, such as 10000.');
/** Of the text, compressed. */
const AIM_PERCENT = 12;
/** Files that no reader loads: see DocumentsFile in format/index-file.ts. */
const FOR_TOOLS = /^search-index-[^/]+(?<!\.first)\.json$/;
const TEXTS = /\/texts-/;
/** Place of the text in what is written of a section: see format/text-part.ts. */
const CONTENT = 3;

const scratch = join(here, 'results', 'tmp');
const engine = values.engine ?? installEngine(scratch);
const { site, outDir } = siteDirs(pages, { scratch });

const listFiles = () =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^search-index-.*\.json$/.test(name) && !FOR_TOOLS.test(name),
  );
const readIndexFile = (/** @type {string} */ name) => readFileSync(join(outDir, name), 'utf8');
const sizeOf = (/** @type {string} */ text) => gzipSync(text).length;

/** What finds sections, what is known of them besides their texts, and the texts. Both are sent in one file, so the former is what it adds to the latter. */
function measureIndex() {
  const sums = { files: 0, sections: 0, text: 0, words: 0, facts: 0, texts: 0 };
  for (const name of listFiles()) {
    const text = readIndexFile(name);
    sums.files += 1;
    if (!TEXTS.test(name)) sums.words += sizeOf(text);
    else {
      /** @type {[unknown[], unknown[][]]} */
      const [, sections] = JSON.parse(text);
      const texts = sizeOf(JSON.stringify(sections.map((section) => section[CONTENT])));
      sums.sections += sections.length;
      sums.facts += sizeOf(text) - texts;
      sums.texts += texts;
      for (const section of sections) sums.text += Buffer.byteLength(String(section[CONTENT]));
    }
  }
  return sums;
}

/** @returns {Files} */
const readFiles = () =>
  new Map(listFiles().map((name) => [name, createHash('sha1').update(readIndexFile(name)).digest('hex')]));

/**
 * @param {Files} before
 * @param {Files} after
 */
function compareFiles(before, after) {
  const written = [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
  /** @type {Record<string, { files: number, bytes: number }>} */
  const kinds = {};
  for (const name of written) {
    const kind = /\/([a-z]+)-/.exec(name)?.[1] ?? 'first';
    const sum = (kinds[kind] ??= { files: 0, bytes: 0 });
    sum.files += 1;
    sum.bytes += sizeOf(readIndexFile(name));
  }
  return { files: written.length, bytes: Object.values(kinds).reduce((sum, { bytes }) => sum + bytes, 0), kinds };
}

/** In this order: the first edit of a site also writes what the next ones find in the cache. */
const EDITS = {
  'a paragraph, the first edit': '\nSonradan eklenen bir cümle.\n',
  'a paragraph more': '\nBir cümle daha eklendi.\n',
  'a word that stood nowhere': '\nZuzumyok.\n',
  'a heading more': '\n## Sonradan gelen başlık\n\nVe altındaki cümle.\n',
};

putAside(site);
putAside(outDir);
writeSite(site, { pages, seed });
console.error(`Building ${pages} pages.`);
const cold = await build(site, outDir, { engine });
const index = measureIndex();
// The second build of a site makes a second folder for it, once.
await build(site, outDir, { engine });
const { path = 'intro.md' } = placePages({ pages, sections: sectionsFor(pages), seed })[Math.floor(pages / 2)] ?? {};
const edits = [];
for (const [name, text] of Object.entries(EDITS)) {
  console.error(`Edit: ${name}.`);
  const before = readFiles();
  appendFileSync(join(site, 'docs', path), text);
  const { cpuSeconds } = await build(site, outDir, { engine });
  edits.push({ name, cpuSeconds, ...compareFiles(before, readFiles()) });
}

const { cpu, cores, memoryGiB, system } = readMachine();
const { date, load } = readMoment();
const percent = (/** @type {number} */ bytes) => `${((100 * bytes) / index.text).toFixed(1)} %`;
const mb = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const kb = (/** @type {number} */ bytes) => `${(bytes / 1e3).toFixed(1)} KB`;
const markdown = [
  '# The search index of a site',
  '',
  `${pages} generated pages, ${index.sections} sections, ${mb(index.text)} of text. Sizes are gzip, file by file. Cold build: ${cold.cpuSeconds.toFixed(1)} s of CPU.`,
  '',
  '| of the index | size | of the text |',
  '| --- | --: | --: |',
  `| words, their lists, spelling, first files | ${mb(index.words)} | ${percent(index.words)} |`,
  `| titles, addresses, categories, tags of the sections | ${mb(index.facts)} | ${percent(index.facts)} |`,
  `| together (aim: ${AIM_PERCENT} %) | ${mb(index.words + index.facts)} | ${percent(index.words + index.facts)} |`,
  `| the texts that snippets are cut from | ${mb(index.texts)} | ${percent(index.texts)} |`,
  '',
  `${index.files} files; a reader loads those that a query needs.`,
  '',
  '| edit of one page | files of the index written | gzip | which | CPU of the build |',
  '| --- | --: | --: | --- | --: |',
  ...edits.map(({ name, files, bytes, kinds, cpuSeconds }) => {
    const which = Object.entries(kinds).map(([kind, sum]) => `${sum.files} ${kind} ${kb(sum.bytes)}`);
    return `| ${name} | ${files} | ${kb(bytes)} | ${which.join(', ')} | ${cpuSeconds.toFixed(1)} s |`;
  }),
  '',
  `${date}; node ${process.versions.node}; ${cores} x ${cpu}, ${memoryGiB} GiB, ${system}; load ${load.map((value) => value.toFixed(2)).join(' ')}.`,
  '',
].join('\n');
writeFileSync(join(here, 'results', 'search-site.md'), markdown);
if (!values.keep) for (const dir of [site, outDir]) putAside(dir);
clearAside();
console.log(markdown);
