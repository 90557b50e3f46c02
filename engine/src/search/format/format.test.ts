import { describe, expect, it } from 'vitest';
import { buildSearchIndex, type BuildOptions } from '../build/build-search-index.ts';
import type { NamedFile } from '../build/part-sizes.ts';
import { createSearcher } from '../create-searcher.ts';
import type { SearchSection } from '../model.ts';
import { openIndex } from '../query/open-index.ts';
import { indexFileName } from './index-file.ts';
import { createNumberReader } from './number-reader.ts';
import { createNumberWriter } from './number-writer.ts';
import { PACKED_POSTINGS, packPosting, unpackPosting } from './posting.ts';
import { readTerms } from './read-terms.ts';
import { openColumns, sealColumns } from './sealed-columns.ts';
import { writeTerms, type TermEntry } from './write-terms.ts';

/** Whole numbers from 0 up to a limit, the same on every run (xorshift). */
function createDice(seed: number): (limit: number) => number {
  let state = (seed * 2654435761) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789жя日本'];

function rollWord(roll: (limit: number) => number): string {
  return Array.from({ length: 1 + roll(roll(8) === 0 ? 40 : 9) }, () => LETTERS[roll(LETTERS.length)]).join('');
}

function rollEntries(roll: (limit: number) => number): TermEntry[] {
  const size = 1 + roll(50_000);
  const terms = [...new Set(Array.from({ length: roll(300) }, () => rollWord(roll)))].sort();
  return terms.map((term) => {
    const sections = new Set(Array.from({ length: 1 + roll(roll(10) === 0 ? 200 : 5) }, () => roll(size)));
    const family = roll(3) > 0 ? term : term.slice(0, 1 + roll(term.length)) + 'kgpt'.slice(0, roll(3));
    return {
      term,
      family,
      count: sections.size,
      sections: [...sections].sort((a, b) => a - b),
      postings: Array.from(sections, () => roll(PACKED_POSTINGS)),
    };
  });
}

function rollSections(roll: (limit: number) => number, count: number): SearchSection[] {
  const words = Array.from({ length: 200 }, () => rollWord(roll));
  const text = (most: number): string =>
    Array.from({ length: roll(most + 1) }, () => words[Math.min(roll(200), roll(200))]).join(' ');
  return Array.from({ length: count }, (_, id) => ({
    id,
    pageTitle: `Sayfa ${id >> 2} ${text(2)}`,
    sectionTitle: text(4),
    sectionRoute: `/docs/${id >> 2}#${id}`,
    type: 'docs',
    tags: text(2).split(' ').filter(Boolean),
    sidebarParentCategories: [],
    content: text(60),
  }));
}

describe('numbers', () => {
  it('are read as they were written, at every edge', () => {
    const edges = [0, 67, 68, 1705, 1706, 34_829, 34_830, 91 ** 3, 2 ** 31, 2 ** 32 - 1];
    const numbers = [...edges, ...SEEDS.map((seed) => createDice(seed)(2 ** (seed % 32)))];
    const writer = createNumberWriter();
    for (const number of numbers) writer.write(number);
    const text = writer.finish();
    // One byte each, and nothing for JSON to escape.
    expect(text).toMatch(/^[#-[\]-~]*$/);
    const reader = createNumberReader(text);
    expect(numbers.map(() => reader.read())).toEqual(numbers);
    expect(() => reader.end()).not.toThrow();
    expect(reader.read()).toBeNaN();
  });

  it('keep a posting in steps that unpacking does not change', () => {
    for (let packed = 0; packed < PACKED_POSTINGS; packed++) expect(packPosting(unpackPosting(packed))).toBe(packed);
  });
});

/** How many postings there are to be read; none when they are seen to be broken. */
function countRead(columns: readonly string[]): number {
  let count = 0;
  try {
    const read = readTerms(columns, { longest: Infinity });
    read.terms.forEach((_, list) => read.each(list, () => (count += 1)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return count;
}

function fails(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

describe('words and their lists', () => {
  it('are read as they were written', () => {
    for (const seed of SEEDS) {
      const entries = rollEntries(createDice(seed));
      const sealed: unknown = JSON.parse(JSON.stringify(sealColumns(writeTerms(entries))));
      const read = readTerms(openColumns(sealed), { longest: Infinity });
      const lists = entries.map(({ term }) => {
        const [sections, postings]: [number[], number[]] = [[], []];
        read.each(read.find(term), (section, posting) => [sections.push(section), postings.push(posting)]);
        return { sections, postings };
      });
      expect(lists, `seed ${seed}`).toEqual(entries.map(({ sections, postings }) => ({ sections, postings })));
      expect(read.terms, `seed ${seed}`).toEqual(entries.map(({ term }) => term));
      expect(read.counts, `seed ${seed}`).toEqual(entries.map(({ count }) => count));
      const lost = entries.filter(({ term, family = term }) => !read.members(family).includes(read.find(term)));
      expect(lost, `seed ${seed}`).toEqual([]);
    }
  });

  it('that are damaged end in an error, never in a loop', () => {
    for (const seed of SEEDS) {
      const roll = createDice(seed);
      const columns = writeTerms(rollEntries(roll));
      const column = roll(columns.length);
      const text = columns[column] ?? '';
      const at = roll(text.length + 1);
      const flipped = text.slice(0, at) + String.fromCharCode(35 + roll(92)) + text.slice(at + 1);
      for (const broken of [flipped, text.slice(0, at), text + text, 'A'.repeat(1000), '~~~~~~']) {
        // Past the seal, too: what it reads may be wrong, but it comes to an end.
        const forged = columns.with(column, broken);
        expect(countRead(forged)).toBeLessThanOrEqual(forged.join('').length);
        const [version, sum] = sealColumns(columns);
        const open = (): string[] => openColumns([version, sum, ...forged]);
        expect(fails(open), `seed ${seed}`).toBe(broken !== text);
      }
    }
  });
});

const ONE_FILE: BuildOptions = { tag: 'default', sizes: { textInOneFile: Infinity } };
const IN_PARTS: BuildOptions = {
  tag: 'default',
  sizes: {
    sectionsInOneFile: 0,
    textInOneFile: 0,
    termBytes: 300,
    longestList: 8,
    documentsPerPart: 3,
    textsPerPart: 2,
  },
};

/** Names of files to what they hold, as a browser would get them. */
function toStore(files: readonly NamedFile[]): Map<string, unknown> {
  return new Map(files.map(({ name, text }) => [name, JSON.parse(text)]));
}

async function openStore(store: ReadonlyMap<string, unknown>) {
  const warnings: string[] = [];
  const load = async (name: string): Promise<unknown> => {
    if (!store.has(name)) throw new Error('404');
    return store.get(name);
  };
  const warn = (message: string): unknown => warnings.push(message);
  return {
    warnings,
    index: await openIndex(indexFileName('default'), { load, warn }),
    searcher: createSearcher({ load, warn }),
  };
}

describe('an index', () => {
  it('in one file and in parts gives back every section and every list', async () => {
    for (const count of [0, 1, 2, 7, 60]) {
      const sections = rollSections(createDice(count + 1), count);
      const read = [];
      for (const options of [ONE_FILE, IN_PARTS]) {
        const files = buildSearchIndex(sections, options);
        const { index, warnings } = await openStore(toStore(files));
        const numbers = sections.map(({ id }) => id);
        const texts = await index.texts(numbers);
        const documents = await index.documents(numbers);
        expect(documents.map((document, place) => ({ ...document, content: texts[place] }))).toEqual(sections);
        const lists = new Map<string, [number, number][]>();
        for (let block = 0; block <= index.blockOf('\uffff'); block++) {
          const terms = await index.terms(block);
          const rest = terms.counts.some((length) => length > index.longestList) ? await index.rest(terms) : undefined;
          terms.terms.forEach((term, place) => {
            const found: [number, number][] = [];
            for (const list of [terms, rest]) list?.each(place, (...posting) => found.push(posting));
            expect(found).toHaveLength(terms.counts[place] ?? -1);
            lists.set(
              term,
              found.sort(([a], [b]) => a - b),
            );
          });
        }
        read.push(lists);
        expect(warnings).toEqual([]);
      }
      expect(read[1]).toEqual(read[0]);
      const words = new Set(
        sections.flatMap(({ content }) => content.split(' ')).filter((word) => /^[a-z]+$/.test(word)),
      );
      expect([...(read[0]?.keys() ?? [])]).toEqual(expect.arrayContaining([...words]));
    }
  });

  it('is the same bytes for the same sections, and has other names when a text differs', () => {
    const sections = rollSections(createDice(5), 20);
    expect(buildSearchIndex(sections, IN_PARTS)).toEqual(buildSearchIndex(sections, IN_PARTS));
    const changed = sections.map((section) => (section.id === 7 ? { ...section, content: 'yeni' } : section));
    const [, before] = buildSearchIndex(sections, IN_PARTS);
    const [, after] = buildSearchIndex(changed, IN_PARTS);
    expect(after?.name).not.toBe(before?.name);
  });

  it('that is damaged in any way is empty, with one warning', async () => {
    const [file] = buildSearchIndex(rollSections(createDice(3), 12), ONE_FILE);
    const whole = JSON.parse(file?.text ?? '') as { documents: unknown[]; index: Record<string, unknown[]> };
    const { index } = whole;
    const flip = (sealed: unknown[] = []): unknown[] => sealed.with(4, `${String(sealed[4])}#`);
    const broken: Record<string, unknown> = {
      null: null,
      text: '<!doctype html>',
      number: 7,
      list: [],
      'no index': { documents: [] },
      'another version': { ...whole, index: { ...index, version: 99 } },
      'no terms': { ...whole, index: { ...index, terms: undefined } },
      'terms of another version': { ...whole, index: { ...index, terms: index['terms']?.with(0, 0) } },
      'a changed letter': { ...whole, index: { ...index, terms: flip(index['terms']) } },
      'terms cut': { ...whole, index: { ...index, terms: index['terms']?.slice(0, -1) } },
      'terms of another type': { ...whole, index: { ...index, terms: { length: 5 } } },
      'more sections than lengths': { ...whole, index: { ...index, sections: 13 } },
      'no documents': { index },
      'texts of another type': { ...whole, index: { ...index, texts: 5 } },
    };
    for (const [name, value] of Object.entries(broken)) {
      const { searcher, warnings } = await openStore(new Map([[indexFileName('default'), value]]));
      warnings.length = 0;
      const { results } = await searcher.search('sayfa', { tags: ['default'] });
      await searcher.search('sayfa', { tags: ['default'] });
      expect([name, results, warnings.length]).toEqual([name, [], 1]);
    }
  });

  it('with parts that are missing or damaged finds what the others hold, with one warning', async () => {
    const sections = rollSections(createDice(9), 40);
    const good = toStore(buildSearchIndex(sections, IN_PARTS));
    for (const kind of ['terms', 'rest', 'spelling', 'documents', 'texts'])
      for (const value of [undefined, null, 'x', 3, {}, [1, 2, 'x'], [null]]) {
        const store = new Map(good);
        for (const name of good.keys()) if (name.includes(`-${kind}-`)) store.set(name, value);
        const { searcher, warnings } = await openStore(store);
        const { results } = await searcher.search('sayfa sayfq 3', { tags: ['default'] });
        expect(warnings.length, `${kind} ${JSON.stringify(value)}`).toBeLessThanOrEqual(1);
        const isNeeded = kind === 'terms' || kind === 'documents';
        expect(results.length > 0, `${kind} ${JSON.stringify(value)}`).toBe(!isNeeded);
      }
  });
});
