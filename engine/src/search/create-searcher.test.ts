import { describe, expect, it } from 'vitest';
import { buildSearchIndex, type BuildOptions } from './build/build-search-index.ts';
import { createSearcher, type Searcher } from './create-searcher.ts';
import type { SearchSection } from './model.ts';

type Part = Partial<Omit<SearchSection, 'id'>>;

const toSection = (part: string | Part, id: number): SearchSection => ({
  id,
  pageTitle: 'Sayfa',
  sectionTitle: `Bölüm ${id}`,
  sectionRoute: `/${id}`,
  type: 'docs',
  tags: [],
  sidebarParentCategories: [],
  content: '',
  ...(typeof part === 'string' ? { content: part } : part),
});

interface TestSearch {
  searcher: Searcher;
  warnings: string[];
  /** Names of the files that were loaded. */
  loaded: string[];
}

/** A searcher over some sections, or over several lists of them by tag. */
function createTestSearch(
  sections: Record<string, readonly (string | Part)[]>,
  options: Omit<BuildOptions, 'tag'> = {},
): TestSearch {
  const [warnings, loaded]: [string[], string[]] = [[], []];
  const files = new Map(
    Object.entries(sections).flatMap(([tag, parts]) =>
      buildSearchIndex(parts.map(toSection), { tag, ...options }).map(({ name, text }) => [name, text] as const),
    ),
  );
  const load = async (name: string): Promise<unknown> => {
    loaded.push(name);
    const text = files.get(name);
    if (text === undefined) throw new Error('404');
    return JSON.parse(text);
  };
  return { searcher: createSearcher({ load, warn: (message) => warnings.push(message) }), warnings, loaded };
}

/** Numbers of the sections that are found, the best first. */
async function find(
  query: string,
  sections: readonly (string | Part)[],
  options: Omit<BuildOptions, 'tag'> & { limit?: number } = {},
): Promise<number[]> {
  const { searcher } = createTestSearch({ default: sections }, options);
  const { results } = await searcher.search(query, { tags: ['default'], limit: options.limit ?? 100 });
  return results.map(({ document }) => document.id);
}

// So that no word stands in all sections.
const OTHERS = Array.from({ length: 30 }, (_, index) => `depo raf barkod ${index} numara stok`);

describe('the query language', () => {
  const sections = [
    'kurye iade tutarını alır',
    'iade formu ve kurye',
    { sectionTitle: 'İade', content: 'müşteri' },
    'tutarı kurye iade',
    ...OTHERS,
  ];
  it.each([
    ['iade', [0, 1, 2, 3]],
    ['iade +kurye', [0, 1, 3]],
    ['iade -kurye', [2]],
    ['title:iade', [2]],
    ['content:iade', [0, 1, 3]],
    ['"kurye iade"', [0, 3]],
    ['"iade tutarı"', [0]],
    ['iade -"kurye iade"', [1, 2]],
    ['İADE', [0, 1, 2, 3]],
    ['müşterilerimizden', [2]],
    ['müşt*', [2]],
    // One letter wrong in a word that is there: only when it is switched on.
    ['formo~1', [1]],
    ['form~1', [1]],
    ['yokboyle', []],
  ])('%s', async (query, found) => {
    expect((await find(query, sections)).sort((a, b) => a - b)).toEqual(found);
  });

  it('weighs a word by its options', async () => {
    const two = ['elma', 'armut', ...OTHERS];
    expect(await find('elma^5 armut ', two)).toEqual([0, 1]);
    expect(await find('elma armut^5 ', two)).toEqual([1, 0]);
  });

  it('finds identifiers whole, in part and spelled apart', async () => {
    const code = ['getUserName çağrısı', 'POST /v2/orders ile', 'max_retry_count ayarı', ...OTHERS];
    for (const query of ['getUserName', 'get user name', 'getusername', 'userName'])
      expect((await find(query, code))[0], query).toBe(0);
    for (const query of ['POST /v2/orders', '/v2/orders', 'v2/orders']) expect(await find(query, code)).toEqual([1]);
    for (const query of ['max_retry_count', 'max-retry', 'retry count']) expect(await find(query, code)).toEqual([2]);
  });
});

describe('the order of results', () => {
  it('is exact, family, prefix', async () => {
    const sections = ['kitapçı rafı', 'kitaplar rafı', 'kitap rafı', ...OTHERS];
    expect(await find('kitap', sections)).toEqual([2, 1, 0]);
    // The same in parts of an index, where a word's neighbours are in other files.
    const sizes = { termsInOneFile: 0, listedSections: 0, textInOneFile: 0, termBytes: 40 };
    expect(await find('kitap', sections, { sizes })).toEqual([2, 1, 0]);
  });

  it('has those with a typo last', async () => {
    const sections = ['kitaq rafı', 'kitapçı rafı', 'kitaplar rafı', 'kitap rafı', ...OTHERS];
    expect(await find('kitap~1', sections)).toEqual([3, 2, 1, 0]);
    expect(await find('kitap~1 ', sections)).toEqual([3, 2, 1, 0]);
  });

  it('has a title before a text, all words before some, and words side by side before words apart', async () => {
    expect(await find('iade', ['iade', { sectionTitle: 'iade' }, ...OTHERS])).toEqual([1, 0]);
    expect((await find('iade kurye ', ['iade iade iade', 'iade kurye', ...OTHERS]))[0]).toBe(1);
    const apart = 'iade için müşteri temsilcisi her zaman önce yeni kurye';
    const beside = 'önce müşteri temsilcisi her zaman için yeni iade kurye';
    expect(await find('iade kurye ', [apart, beside, ...OTHERS])).toEqual([1, 0]);
  });
});

describe('did you mean', () => {
  const sections = ['Sipariş siparişleri', 'kuryeler bekler', ...OTHERS];
  const ask = async (query: string) => {
    const { searcher } = createTestSearch({ default: sections });
    return searcher.search(query, { tags: ['default'] });
  };
  it('is suggested for a word that is neither there nor of a family that is', async () => {
    const { didYouMean, results } = await ask('yeni sipqriş');
    expect(didYouMean).toBe('yeni Sipariş');
    expect(results.map(({ document }) => document.id)).toEqual([0]);
  });
  it.each(['sipariş', 'SİPARİŞ', 'siparişlerden', 'kuryelerin', 'sipar', 'sip~1'])(
    'is not suggested for %s',
    async (query) => {
      expect((await ask(query)).didYouMean).toBeUndefined();
    },
  );
  it('leaves out what is near to nothing, and reports it', async () => {
    const { didYouMean, dropped } = await ask('sipariş ve zzzzzz qqqqqq');
    expect(didYouMean).toBeUndefined();
    expect(dropped).toEqual([
      { word: 've', reason: 'common' },
      { word: 'zzzzzz', reason: 'unknown' },
      { word: 'qqqqqq', reason: 'unknown' },
    ]);
  });
});

describe('what a result shows', () => {
  it('is the passage with the words, and where they stand in it', async () => {
    const content = `${'Depo raf barkod. '.repeat(30)}Kurye, İADELERİ ve iadeyi alır. ${'Stok numara. '.repeat(30)}`;
    const { searcher } = createTestSearch({ default: [content, 'iade', ...OTHERS] });
    const { results } = await searcher.search('iade kurye', { tags: ['default'] });
    const { terms, snippet } = results.find(({ document }) => document.id === 0) ?? {};
    expect(terms?.sort()).toEqual(['iadeleri', 'iadeyi', 'kurye']);
    const { text = '', highlights = [] } = snippet ?? {};
    expect(highlights.map(({ start, end }) => text.slice(start, end))).toEqual(['Kurye', 'İADELERİ', 'iadeyi']);
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^Kurye, İADELERİ ve iadeyi alır\. .*Stok numara\.$/);
  });
});

describe('settings', () => {
  it('weigh the fields', async () => {
    const sections = ['iade', { tags: ['iade'] }, { sectionTitle: 'iade' }, ...OTHERS];
    const boosts = { title: 0.1, content: 0.1, tags: 0.1, sidebarParentCategories: 0.1 };
    expect((await find('iade', sections, { settings: { boosts: { ...boosts, tags: 9 } } }))[0]).toBe(1);
    expect((await find('iade', sections, { settings: { boosts: { ...boosts, title: 9 } } }))[0]).toBe(2);
    expect((await find('iade', sections, { settings: { boosts: { ...boosts, content: 9 } } }))[0]).toBe(0);
  });

  it('set how much more of a word counts (k1) and how much a long text is held against it (b)', async () => {
    const rest = ' depo'.repeat(120);
    const sections = [`iade${rest}`, `iade iade${rest.repeat(3)}`, ...OTHERS];
    expect(await find('iade', sections, { settings: { b: 0 } })).toEqual([1, 0]);
    expect(await find('iade', sections, { settings: { b: 1 } })).toEqual([0, 1]);
    const both = [`kurye iade${rest}`, `kurye kurye kurye kurye kurye kurye${rest}`, ...OTHERS];
    const scores = async (k1: number): Promise<number[]> => {
      const { searcher } = createTestSearch({ default: both }, { settings: { k1 } });
      const { results } = await searcher.search('kurye ', { tags: ['default'] });
      return results.map(({ score }) => score);
    };
    const [many = 0, one = 0] = await scores(2);
    const [manySoon = 0, oneSoon = 0] = await scores(0.01);
    expect(many / one).toBeGreaterThan((manySoon / oneSoon) * 1.5);
  });

  it('set how many results there are, and whether categories are searched', async () => {
    const sections = [...OTHERS, { sidebarParentCategories: ['Lojistik'] }];
    const { searcher } = createTestSearch({ default: OTHERS }, { settings: { maxSearchResults: 3 } });
    expect((await searcher.search('depo', { tags: ['default'] })).results).toHaveLength(3);
    expect(await find('lojistik', sections)).toEqual([]);
    expect(await find('lojistik', sections, { settings: { indexParentCategories: true } })).toEqual([30]);
  });
});

describe('several indexes', () => {
  it('are merged by score', async () => {
    const { searcher } = createTestSearch({
      default: ['iade', ...OTHERS],
      'docs-default-current': [{ sectionTitle: 'iade' }, 'iade depo raf barkod', ...OTHERS],
    });
    const { results } = await searcher.search('iade', { tags: ['default', 'docs-default-current'] });
    expect(results.map(({ document }) => document.sectionTitle)).toEqual(['iade', 'Bölüm 0', 'Bölüm 1']);
    expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('mean a word when one of them knows it', async () => {
    const { searcher } = createTestSearch({ default: ['siparip', ...OTHERS], other: ['sipariş', ...OTHERS] });
    expect((await searcher.search('siparip', { tags: ['default', 'other'] })).didYouMean).toBeUndefined();
    expect((await searcher.search('siparip', { tags: ['other'] })).didYouMean).toBe('sipariş');
  });

  it('are loaded once each, when they are first needed', async () => {
    const { searcher, loaded } = createTestSearch({ default: ['iade'], other: ['iade'] });
    expect(loaded).toEqual([]);
    const preparing = searcher.prepare('default');
    expect(loaded).toEqual(['search-index-default.first.json']);
    await preparing;
    await searcher.search('iade', { tags: ['default'] });
    expect(loaded).toEqual(['search-index-default.first.json']);
  });

  it('do not suffer from one that is missing: it is empty, with one warning', async () => {
    const { searcher, warnings } = createTestSearch({ default: ['iade', ...OTHERS] });
    for (const query of ['iade', 'kurye']) await searcher.search(query, { tags: ['default', 'yok'] });
    const { results } = await searcher.search('iade', { tags: ['yok', 'default'] });
    expect(results).toHaveLength(1);
    expect(warnings).toEqual(['A search index could not be read: search-index-yok.first.json (Error: 404)']);
  });

  it('say that one is missing, and load it again on request', async () => {
    const { searcher, loaded } = createTestSearch({ default: ['iade', ...OTHERS] });
    const whole = await searcher.search('iade', { tags: ['default'] });
    expect(whole.isPartial).toBeUndefined();
    const part = await searcher.search('iade', { tags: ['default', 'yok'] });
    expect(part).toMatchObject({ isPartial: true, results: [{}] });
    await searcher.search('kurye', { tags: ['default', 'yok'], retry: true });
    expect(loaded).toEqual([
      'search-index-default.first.json',
      'search-index-yok.first.json',
      'search-index-yok.first.json',
    ]);
  });

  it.each([
    ['the index', {}, false],
    ['a part of it', { sizes: { termsInOneFile: 0, listedSections: 0, textInOneFile: 0 } }, true],
  ])('fail when %s cannot be loaded, and work once it can be', async (_what, options, hasIndex) => {
    const sections = ['iade', ...OTHERS].map(toSection);
    const files = new Map(buildSearchIndex(sections, { tag: 'default', ...options }).map((file) => [file.name, file]));
    let isOffline = !hasIndex;
    const searcher = createSearcher({
      async load(name) {
        if (isOffline) throw new Error('offline');
        return JSON.parse(files.get(name)?.text ?? '');
      },
    });
    await searcher.prepare('default');
    isOffline = true;
    await expect(searcher.search('iade', { tags: ['default'] })).rejects.toThrow('could not be loaded');
    isOffline = false;
    expect((await searcher.search('iade', { tags: ['default'] })).results).toHaveLength(1);
  });
});

it('texts that are not here are waited for, and not fetched when the search is given up', async () => {
  const sizes = { termsInOneFile: 0, listedSections: 0, textInOneFile: 0 };
  const { searcher, loaded } = createTestSearch({ default: [...OTHERS, 'kurye'] }, { sizes });
  const options = { tags: ['default'], beforeTexts: () => Promise.reject(new Error('enough')) };
  await expect(searcher.search('kurye', options)).rejects.toThrow('enough');
  expect(loaded.filter((name) => name.includes('texts'))).toEqual([]);
  await searcher.search('kurye', { tags: ['default'] });
  expect(loaded.filter((name) => name.includes('texts'))).toHaveLength(1);
  expect((await searcher.search('kurye', options)).results).toHaveLength(1);
});
