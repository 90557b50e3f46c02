import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from './build/build-search-index.ts';
import { createSearcher, type SearchOptions } from './create-searcher.ts';
import type { SearchResponse } from './model.ts';
import { describeMatch, explainResults } from './query/explain-results.ts';

const TEXTS = [
  'Kurye iadeyi kapıda alır.',
  'İade formu ve kurye.',
  'Kubernetes kümesi büyür.',
  'Ödeme ekranı.',
  ...Array.from({ length: 20 }, (_, index) => `Depo rafı ${index} numara.`),
];

function ask(query: string, options: Partial<SearchOptions> = {}): Promise<SearchResponse> {
  const sections = TEXTS.map((content, id) => ({
    id,
    pageTitle: `Sayfa ${id}`,
    sectionTitle: `Sayfa ${id}`,
    sectionRoute: `/${id}`,
    type: 'docs' as const,
    tags: id === 3 ? ['kart'] : [],
    sidebarParentCategories: [],
    content,
    ...(id === TEXTS.length - 1 && { words: ['paket kayıp', 'paket nerede', 'depo paketi'] }),
  }));
  const synonyms = [{ from: ['kurye'], to: ['ekran'] }];
  const files = new Map(
    buildSearchIndex(sections, { tag: 'default', synonyms }).map(({ name, text }) => [name, text] as const),
  );
  const searcher = createSearcher({ load: async (name) => JSON.parse(files.get(name) ?? '') });
  return searcher.search(query, { tags: ['default'], ...options });
}

const idsOf = (results: SearchResponse['results'] = []): number[] => results.map(({ document }) => document.id).sort();

describe('related pages', () => {
  it('are those with some of the words where a condition leaves nothing', async () => {
    const { results, related } = await ask('"iade ödeme"');
    expect(idsOf(results)).toEqual([]);
    expect(idsOf(related)).toEqual([0, 1, 3]);
  });

  it('come after few results, without those', async () => {
    const { results, related } = await ask('+formu +kurye iade');
    expect(idsOf(results)).toEqual([1]);
    expect(idsOf(related)).toContain(0);
    expect(idsOf(related)).not.toContain(1);
  });

  it('have the beginning of a word that is nowhere', async () => {
    const { results, related, dropped } = await ask('kubernetizasyonlar');
    expect(results).toEqual([]);
    expect(dropped).toEqual([{ word: 'kubernetizasyonlar', reason: 'unknown' }]);
    expect(idsOf(related)).toEqual([2]);
  });

  it('are not looked for where there is enough, or nothing to look for', async () => {
    expect(await ask('depo')).not.toHaveProperty('related');
    expect(await ask('qqwwxxyyzz')).not.toHaveProperty('related');
    expect(await ask('kubernetes')).not.toHaveProperty('related');
    expect(await ask('-depo')).not.toHaveProperty('related');
  });
});

describe('an explanation', () => {
  it('names the word, what it met, how and where', async () => {
    const { results } = await ask('kurye', { explain: explainResults });
    const matches = Object.fromEntries(results.map(({ document, matches: own }) => [document.id, own]));
    expect(matches[0]).toEqual([{ word: 'kurye', term: 'kurye', kind: 'word', weight: 1, fields: ['content'] }]);
    expect(matches[3]).toMatchObject([{ term: 'kurye+', kind: 'synonym', fields: ['content'] }]);
  });

  it('tells other forms, longer words and typos apart, and fields', async () => {
    const kinds = async (query: string): Promise<unknown> =>
      (await ask(query, { explain: explainResults })).results[0]?.matches?.map(({ kind, fields }) => [kind, fields]);
    expect(await kinds('iadenin')).toEqual([['family', ['content']]]);
    expect(await kinds('kuber')).toEqual([['longer', ['content']]]);
    expect(await kinds('kubernetis')).toEqual([['typo', ['content']]]);
    expect(await kinds('kart')).toEqual([['word', ['tags']]]);
  });

  it('says once what readers call a page in several ways', async () => {
    const { results } = await ask('depo paket', { explain: explainResults });
    expect(results[0]?.matches?.map(({ term, fields }) => [term, fields])).toEqual([
      ['depo', ['title', 'content']],
      ['paket', ['title']],
      ['paketi', ['title']],
    ]);
  });

  it('is a line for each match', () => {
    expect(describeMatch({ word: 'iade', term: 'iadeler', kind: 'family', weight: 0.12, fields: ['title'] })).toBe(
      'iade → iadeler: another form, 0.12; title',
    );
  });

  it('is not made unless it is asked for', async () => {
    expect((await ask('kurye')).results[0]).not.toHaveProperty('matches');
  });
});
