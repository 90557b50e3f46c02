import { describe, expect, it } from 'vitest';
import { buildSearchIndex, type BuildOptions } from '../build/build-search-index.ts';
import type { NamedFile } from '../build/part-sizes.ts';
import { createSearcher } from '../create-searcher.ts';
import type { SearchSection } from '../model.ts';
import { openIndex } from '../query/open-index.ts';
import { createDice, rollWord, type Roll } from '../testing/create-dice.ts';
import { documentsFileName, indexFileName, type DocumentsFile } from './index-file.ts';
import { startParts } from './text-part.ts';

function rollSections(roll: Roll, count: number): SearchSection[] {
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

const ONE_FILE: BuildOptions = {
  tag: 'default',
  sizes: { termsInOneFile: Infinity, listedSections: Infinity, textInOneFile: Infinity },
};
const IN_PARTS: BuildOptions = {
  tag: 'default',
  sizes: {
    termsInOneFile: 0,
    listedSections: 0,
    textInOneFile: 0,
    termBytes: 300,
    longestList: 8,
    textsPerPart: 2,
    sectionsPerGroup: 7,
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
        const found = await index.sections(numbers);
        expect(found.map((section, id) => ({ ...section, id }))).toEqual(sections);
        const lists = new Map<string, [number, number][]>();
        for (let block = 0; block <= index.blockOf('\uffff'); block++) {
          const terms = await index.terms(block);
          const rest = terms.counts.some((length) => length > index.longestList) ? await index.rest(terms) : undefined;
          terms.terms.forEach((term, place) => {
            const found: [number, number][] = [];
            for (const { sections, postings, starts, ends } of rest ? [terms, rest] : [terms])
              for (let at = starts[place] ?? 0; at < (ends[place] ?? 0); at++)
                found.push([sections[at] ?? -1, postings[at] ?? -1]);
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
    const before = toStore(buildSearchIndex(sections, IN_PARTS));
    const after = toStore(buildSearchIndex(changed, IN_PARTS));
    const lasting = [...after].filter(([name]) => name !== indexFileName('default') && before.has(name));
    for (const [name, value] of lasting) expect(before.get(name)).toEqual(value);
    // The texts of other groups keep their names.
    const texts = [...after.keys()].filter((name) => name.includes('/texts-'));
    const unchanged = texts.filter((name) => before.has(name));
    expect(unchanged.length).toBeGreaterThan(0);
    expect(unchanged.length).toBeLessThan(texts.length);
  });

  it('that is damaged in any way cannot be searched alone, with one warning', async () => {
    const [file] = buildSearchIndex(rollSections(createDice(3), 12), ONE_FILE);
    const whole = JSON.parse(file?.text ?? '') as { index: Record<string, unknown[]> };
    const { index } = whole;
    const flip = (sealed: unknown[] = []): unknown[] => sealed.with(4, `${String(sealed[4])}#`);
    const broken: Record<string, unknown> = {
      null: null,
      text: '<!doctype html>',
      number: 7,
      list: [],
      'no index': {},
      'another version': { ...whole, index: { ...index, version: 99 } },
      'no terms': { ...whole, index: { ...index, terms: undefined } },
      'terms of another version': { ...whole, index: { ...index, terms: index['terms']?.with(0, 0) } },
      'a changed letter': { ...whole, index: { ...index, terms: flip(index['terms']) } },
      'terms cut': { ...whole, index: { ...index, terms: index['terms']?.slice(0, -1) } },
      'terms of another type': { ...whole, index: { ...index, terms: { length: 5 } } },
      'more sections than lengths': { ...whole, index: { ...index, sections: 13 } },
      'no texts': { ...whole, index: { ...index, texts: undefined } },
      'texts of another type': { ...whole, index: { ...index, texts: 5 } },
      'a text less': { ...whole, index: { ...index, texts: [index['texts']?.[0], []] } },
    };
    for (const [name, value] of Object.entries(broken)) {
      const { searcher, warnings } = await openStore(new Map([[indexFileName('default'), value]]));
      warnings.length = 0;
      for (let time = 0; time < 2; time++)
        await expect(searcher.search('sayfa', { tags: ['default'] }), name).rejects.toThrow('could not be loaded');
      expect([name, warnings.length]).toEqual([name, 1]);
    }
  });

  it('with parts that are missing or damaged finds what the others hold or fails, with one warning', async () => {
    const sections = rollSections(createDice(9), 40);
    const good = toStore(buildSearchIndex(sections, IN_PARTS));
    for (const kind of ['terms', 'rest', 'spelling', 'texts'])
      for (const value of [undefined, null, 'x', 3, {}, [1, 2, 'x'], [null], [[], [[0, '', '', 'x']]]]) {
        const store = new Map(good);
        for (const name of good.keys()) if (name.includes(`/${kind}-`)) store.set(name, value);
        const { searcher, warnings } = await openStore(store);
        const found = await searcher.search('sayfa sayfq 3', { tags: ['default'] }).then(
          ({ results }) => results.length > 0,
          () => false,
        );
        expect(warnings.length, `${kind} ${JSON.stringify(value)}`).toBeLessThanOrEqual(1);
        const isNeeded = kind === 'terms' || kind === 'texts';
        expect(found, `${kind} ${JSON.stringify(value)}`).toBe(!isNeeded);
      }
  });
});

describe('the list for other tools', () => {
  it('has all fields of the sections of docs and posts, and never an empty title', () => {
    const [docs, untitled, page] = rollSections(createDice(5), 3) as [SearchSection, SearchSection, SearchSection];
    const sections = [
      { ...docs, sectionTitle: 'Ad', content: 'Ad\tDeğer\nbir\t`iki`\n\nüç dört' },
      { ...untitled, sectionTitle: '' },
      { ...page, type: 'page' as const },
    ];
    const { documents } = toStore(buildSearchIndex(sections, ONE_FILE)).get(
      documentsFileName('default'),
    ) as DocumentsFile;
    expect(documents.map(({ title }) => title)).toEqual(['Ad', untitled.pageTitle]);
    expect(documents.map(({ content }) => content)).toEqual(['Ad Değer bir iki üç dört', untitled.content]);
    const fields = 'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type';
    for (const document of documents) expect(Object.keys(document).sort().join(' ')).toBe(fields);
  });
});

describe('the parts of the texts', () => {
  it('have whole pages, and long pages alone', () => {
    expect(startParts([], 5)).toEqual([]);
    expect(startParts([2, 3, 1, 4], 5)).toEqual([0, 5]);
    expect(startParts([3, 3, 3], 5)).toEqual([0, 3, 6]);
    // Up to twice as many; what is left of a longer page is with what follows.
    expect(startParts([1, 9, 1], 5)).toEqual([0, 1, 10]);
    expect(startParts([12, 3, 1], 5)).toEqual([0, 10, 15]);
    expect(startParts([10, 0, 2], 5)).toEqual([0, 10]);
    expect(startParts([4, 40], Infinity)).toEqual([0]);
  });
});
