import { describe, expect, it } from 'vitest';
import { createDice, rollWord, type Roll } from '../testing/create-dice.ts';
import { makeIndex, type CachedIndex } from './make-index.ts';
import type { PartSizes } from './part-sizes.ts';
import { parseIndex, serializeIndex } from './cached-index.ts';
import type { IndexPage } from './read-pages.ts';

const ONE_FILE = { termsInOneFile: Infinity, listedSections: Infinity, textInOneFile: Infinity };
const SMALL_PARTS = { termBytes: 300, longestList: 8, textsPerPart: 2, sectionsPerGroup: 7 };
const TEXTS_APART = { ...SMALL_PARTS, termsInOneFile: 0, listedSections: Infinity, textInOneFile: 0 };
const IN_PARTS = { ...SMALL_PARTS, termsInOneFile: 0, listedSections: 0, textInOneFile: 0 };

interface TestPage {
  route: string;
  /** A title and a text each. */
  sections: [string, string][];
}

const toIndexPages = (pages: readonly TestPage[], onRead: (route: string) => void = () => undefined): IndexPage[] =>
  pages.map((page) => ({
    key: JSON.stringify(page),
    route: page.route,
    sections() {
      onRead(page.route);
      return page.sections.map(([sectionTitle, content], number) => ({
        pageTitle: page.route,
        sectionTitle,
        sectionRoute: `${page.route}#${number}`,
        type: 'docs',
        tags: [],
        sidebarParentCategories: [],
        content,
        // Readers have names of their own for some pages.
        ...(number === 0 && page.route.endsWith('3') && { words: [sectionTitle, `${sectionTitle} rafı`] }),
      }));
    },
  }));

interface Site {
  cached: CachedIndex;
  isWorthCaching: boolean;
  /** Names of files to digest and text. */
  files: Map<string, [digest: string, text: string]>;
  written: string[];
}

/** Make the index, after another one or from nothing. */
function make(pages: readonly IndexPage[], sizes: Partial<PartSizes>, before?: Site): Site {
  const files: Site['files'] = new Map();
  const written: string[] = [];
  const { cached, isWorthCaching } = makeIndex(pages, {
    synonyms: SYNONYMS,
    tag: 'default',
    sizes,
    cached: before?.cached,
    sink: {
      has(name, digest) {
        const old = before?.files.get(name);
        if (old?.[0] !== digest) return false;
        files.set(name, old);
        return true;
      },
      write({ name, text }, digest) {
        files.set(name, [digest, text]);
        written.push(name);
      },
    },
  });
  return { cached, isWorthCaching, files, written };
}

/** Of words that the pages of each dice have. */
const SYNONYMS = [1, 2, 3, 4].flatMap((seed) => {
  const roll = createDice(seed);
  const words = Array.from({ length: 20 }, () => rollWord(roll));
  return words.slice(10).map((word, at) => ({ from: [word, words[at] ?? ''], to: [word, words[at] ?? ''] }));
});

const sortFiles = ({ files }: Site): [string, unknown][] => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

/** Some words with suffixes of Turkish, so that there are families, and infinitives that make roots of their beginnings. */
const SUFFIXES = ['', '', '', 'lar', 'ler', 'i', 'larin', 'mak', 'mek', 'iyor', 'ma', 'lerde', 'ing', 's'];

function createPages(roll: Roll): { pages: TestPage[]; edit: () => void } {
  const words = Array.from({ length: 60 }, () => rollWord(roll));
  const text = (most: number): string =>
    Array.from(
      { length: roll(most + 1) },
      () => `${words[Math.min(roll(60), roll(60))]}${SUFFIXES[roll(SUFFIXES.length)]}`,
    ).join(' ');
  const section = (): [string, string] => [text(3), text(30)];
  const page = (route: string): TestPage => ({ route, sections: Array.from({ length: 1 + roll(5) }, section) });
  const pages = Array.from({ length: 30 }, (_, number) => page(`/sayfa/${number}`));
  const edits = [
    (at: number) => (pages[at] as TestPage).sections[0]?.splice(1, 1, text(30)),
    (at: number) => (pages[at] as TestPage).sections.push(section()),
    (at: number) => (pages[at] as TestPage).sections.splice(1, 1),
    (at: number) => (pages[at] as TestPage).sections[0]?.splice(1, 1, `${rollWord(roll)}mak ${rollWord(roll)}lar`),
    (at: number) => pages.splice(at, 1),
    (at: number) => pages.splice(at, 0, page(`/yeni/${roll(1_000_000)}`)),
    // Another order.
    (at: number) => pages.push(...pages.splice(at, 1)),
  ];
  return { pages, edit: () => void edits[roll(edits.length)]?.(roll(pages.length)) };
}

describe('an index that is made from what was cached of another', () => {
  it.each(Object.entries({ ONE_FILE, TEXTS_APART, IN_PARTS }))(
    'is byte for byte the one made from nothing: %s',
    (_, sizes) => {
      for (let seed = 1; seed <= 4; seed++) {
        const { pages, edit } = createPages(createDice(seed));
        let site = make(toIndexPages(pages), sizes);
        let { cached } = site;
        for (let step = 0; step < 10; step++) {
          for (let count = step % 3; count >= 0; count--) edit();
          site = make(toIndexPages(pages), sizes, { ...site, cached });
          // The cache may be older than the files that are there.
          if (step % 4 !== 0) ({ cached } = site);
          expect(sortFiles(site), `seed ${seed}, step ${step}`).toEqual(sortFiles(make(toIndexPages(pages), sizes)));
        }
      }
    },
  );

  it('reads only the pages of the group that changed, and writes only what changed', () => {
    const { pages } = createPages(createDice(3));
    const before = make(toIndexPages(pages), IN_PARTS);
    const [title] = pages[7]?.sections[0] ?? [];
    pages[7]?.sections.splice(0, 1, [title ?? '', `${pages[7].sections[0]?.[1]} daha`]);
    const read = new Set<string>();
    const { written, files } = make(
      toIndexPages(pages, (route) => read.add(route)),
      IN_PARTS,
      before,
    );
    expect(read).toContain('/sayfa/7');
    expect(read.size).toBeLessThan(10);
    expect(written.length).toBeLessThan(files.size / 2);
    const same = make(toIndexPages(pages, expect.fail), IN_PARTS, {
      ...before,
      ...make(toIndexPages(pages), IN_PARTS),
    });
    expect(same.written).toEqual([]);
  });

  it('regroups words under a new one, also those whose lists stay as they are', () => {
    // Each word is a part of its own, and all keep their numbers.
    const sizes = { ...IN_PARTS, termBytes: 1 };
    const withWord = (word: string): TestPage[] => [
      { route: '/a', sections: [['', 'kitaplar kitaplari']] },
      { route: '/b', sections: [['', word]] },
    ];
    const [before, after] = [withWord('kitaa'), withWord('kitap')];
    const made = make(toIndexPages(after), sizes, make(toIndexPages(before), sizes));
    expect(sortFiles(made)).toEqual(sortFiles(make(toIndexPages(after), sizes)));
  });

  it('makes a file again that is no longer there', () => {
    const pages = toIndexPages(createPages(createDice(4)).pages);
    const before = make(pages, IN_PARTS);
    const files = new Map([...before.files].filter(([name]) => !/texts-1-0-|terms-2-|spelling-0-/.test(name)));
    expect(files.size).toBe(before.files.size - 3);
    expect(sortFiles(make(pages, IN_PARTS, { ...before, files }))).toEqual(sortFiles(before));
  });
});

it('lists sections only, and not what readers call their pages, with the numbers that they have in the index', () => {
  const pages = ['/1', '/3', '/5'].map((route): TestPage => ({
    route,
    sections: [
      ['Bir', 'iki'],
      ['Üç', 'dört'],
    ],
  }));
  const [, text = ''] = make(toIndexPages(pages), ONE_FILE).files.get('search-index-default.json') ?? [];
  const { documents } = JSON.parse(text) as { documents: { id: number; title: string; sectionRoute: string }[] };
  expect(documents.map(({ title }) => title)).toEqual(['Bir', 'Üç', 'Bir', 'Üç', 'Bir', 'Üç']);
  // Of `/3`, there are two phrases between.
  expect(documents.map(({ id }) => id)).toEqual([0, 1, 2, 5, 6, 7]);
});

describe('what is cached of an index', () => {
  it('is written again for more than one page, and for one that moves the sections behind it', () => {
    const { pages } = createPages(createDice(6));
    const before = make(toIndexPages(pages), IN_PARTS);
    const isWorthCaching = (): boolean => make(toIndexPages(pages), IN_PARTS, before).isWorthCaching;
    expect(before.isWorthCaching).toBe(true);
    expect(isWorthCaching()).toBe(false);
    const [first, second] = pages.map(({ sections }) => sections);
    first?.splice(0, 1, [`${first[0]?.[0]}`, `${first[0]?.[1]} daha`]);
    expect(isWorthCaching()).toBe(false);
    first?.push(['Bir bölüm', 'daha']);
    expect(isWorthCaching()).toBe(true);
    first?.pop();
    second?.splice(0, 1, [`${second[0]?.[0]}`, `${second[0]?.[1]} daha`]);
    expect(isWorthCaching()).toBe(true);
  });

  const { cached } = make(toIndexPages(createPages(createDice(5)).pages), IN_PARTS);
  const bytes = new Uint8Array(serializeIndex(cached, { stamp: 'a' }).flatMap((piece) => [...piece]));

  it('is read as it was printed', () => {
    expect(parseIndex(bytes, { stamp: 'a' })).toEqual(cached);
  });

  it('is nothing when it was cached of other things, is cut short or is something else', () => {
    expect(parseIndex(bytes, { stamp: 'b' })).toBeUndefined();
    expect(parseIndex(bytes.slice(0, -1), { stamp: 'a' })).toBeUndefined();
    expect(parseIndex(bytes.slice(0, 100), { stamp: 'a' })).toBeUndefined();
    expect(parseIndex(new Uint8Array(), { stamp: 'a' })).toBeUndefined();
  });
});
