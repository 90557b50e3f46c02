import { afterEach, describe, expect, it, vi } from 'vitest';
import { addRecent } from './search-storage.ts';
import { readSearchAddress, writeSearchAddress } from './search-address.ts';
import type { HitResponse } from './search-backend.ts';
import { createSearchClient, searchTags } from './search-client.ts';
import { createSearchEvents, REFORMULATION_MS, type SearchEvent, type SearchEvents } from './search-events.ts';
import { isLongAgo } from './search-hits.tsx';

describe('the indexes to query', () => {
  const docs = { default: ['2.0', '1.0'], topluluk: ['current'] };
  it('are those of the version on a page of the docs', () => {
    const tags = searchTags({ docs, here: { instance: 'default', version: '1.0' }, preferred: () => '2.0' });
    expect(tags).toEqual(['docs-default-1.0', 'default']);
  });
  it('are the chosen or the last version of every section elsewhere', () => {
    expect(searchTags({ docs, preferred: () => null })).toEqual([
      'docs-default-2.0',
      'docs-topluluk-current',
      'default',
    ]);
    expect(searchTags({ docs, preferred: (name) => (name === 'default' ? '1.0' : null) })).toContain(
      'docs-default-1.0',
    );
  });
});

describe('a query asked again', () => {
  afterEach(() => vi.unstubAllGlobals());
  const openClient = (respond: (input: string) => Promise<HitResponse>) => {
    vi.stubGlobal('location', { href: 'https://ornek.test/' });
    const asked: string[] = [];
    const backend = {
      prepare: () => undefined,
      close: () => undefined,
      search: ({ input }: { input: string }) => {
        asked.push(input);
        return respond(input);
      },
    };
    const client = createSearchClient({ baseUrl: '/', openBackend: () => Promise.resolve(backend) });
    return { asked, search: (input: string) => client.search({ input, tags: ['default'] }) };
  };
  const empty: HitResponse = { results: [], errors: [], dropped: [] };
  it('is answered without the worker', async () => {
    const { asked, search } = openClient(() => Promise.resolve({ ...empty }));
    const first = await search('iade');
    await search('iadel');
    expect(await search('iade')).toBe(first);
    expect(asked).toEqual(['iade', 'iadel']);
  });
  it('is searched again if something could not be searched, or a later query was faster', async () => {
    const { asked, search } = openClient(async (input) => ({
      ...empty,
      ...(input === 'kopuk' && { isPartial: true }),
    }));
    await search('kopuk');
    await search('kopuk');
    await Promise.all([search('ia'), search('iade')]);
    await search('ia');
    expect(asked).toEqual(['kopuk', 'kopuk', 'ia', 'iade', 'ia']);
  });
  it('is forgotten after many others', async () => {
    const { asked, search } = openClient(() => Promise.resolve({ ...empty }));
    for (let count = 0; count < 65; count++) await search(`soru ${count}`);
    await search('soru 0');
    await search('soru 64');
    expect(asked).toHaveLength(66);
  });
});

describe('the address of the search page', () => {
  it('is what it was made from', () => {
    const state = {
      query: 'iade & ödeme',
      type: 'blog',
      tag: 'c++',
      version: '',
      category: 'Ödeme & iade',
      more: 2,
    } as const;
    const href = writeSearchAddress('/kok/search', state);
    expect(readSearchAddress(href.slice(href.indexOf('?')))).toEqual(state);
  });
  it('holds no more than a query may', () => {
    expect(readSearchAddress(`?q=${'a'.repeat(600)}&type=x&more=-3`)).toMatchObject({
      query: 'a'.repeat(512),
      type: '',
      more: 0,
    });
  });
});

describe('recent searches', () => {
  it('are stored once each, the newest first, five at most', () => {
    expect(addRecent(['a', 'b', 'c', 'd', 'e'], ' c ')).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(addRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(addRecent(['a'], '  ')).toEqual(['a']);
  });
});

describe('events', () => {
  afterEach(() => vi.useRealTimers());
  it('report the last view after a pause, twenty sections at a time, and clicks at once', () => {
    vi.useFakeTimers();
    const sent: SearchEvent[] = [];
    const events = createSearchEvents({ send: (event) => sent.push(event) });
    events.viewed('a', ['x']);
    vi.advanceTimersByTime(399);
    events.viewed(
      'ab',
      Array.from({ length: 45 }, (_, index) => String(index)),
    );
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map(({ query, objectIds }) => [query, objectIds.length])).toEqual([
      ['ab', 20],
      ['ab', 20],
      ['ab', 5],
    ]);
    events.clicked('ab', '3', 4);
    expect(sent.at(-1)).toEqual({ type: 'click', query: 'ab', objectIds: ['3'], positions: [4] });
  });

  /** What is sent when queries are looked at one after the other; a query that begins with `!` finds nothing. */
  function watch(): { sent: SearchEvent[]; look: (query: string, ms?: number) => void; events: SearchEvents } {
    vi.useFakeTimers();
    const sent: SearchEvent[] = [];
    const events = createSearchEvents({ send: (event) => sent.push(event) });
    const look = (query: string, ms = 1000): void => {
      events.viewed(query, query.startsWith('!') ? [] : [`/${query}`]);
      vi.advanceTimersByTime(ms);
    };
    return { sent, look, events };
  }

  it('report what was not found', () => {
    const { sent, look } = watch();
    look('!x', 399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ type: 'none', query: '!x', objectIds: [] }]);
  });

  it('report that a reader asks in other words', () => {
    const { sent, look } = watch();
    look('!para');
    look('ücret');
    expect(sent.at(-1)).toEqual({
      type: 'reformulation',
      query: 'ücret',
      previous: '!para',
      objectIds: ['/ücret'],
    });
  });

  it('know what is no reformulation', () => {
    const { sent, look, events } = watch();
    const hasReformulation = (): boolean => sent.some(({ type }) => type === 'reformulation');
    look('iade');
    look('iade süresi');
    look('iad');
    expect(hasReformulation(), 'typing on').toBe(false);
    events.clicked('iad', '/iad', 1);
    look('kurye');
    expect(hasReformulation(), 'a click').toBe(false);
    events.viewed('kargo', ['/kargo']);
    events.clicked('kargo', '/kargo', 1);
    vi.advanceTimersByTime(1000);
    sent.length = 0;
    look('sepet');
    expect(hasReformulation(), 'a click before the view is sent').toBe(false);
    vi.advanceTimersByTime(REFORMULATION_MS);
    look('fatura');
    expect(hasReformulation(), 'much later').toBe(false);
  });
});

describe('a review', () => {
  const now = new Date('2025-05-31T12:00:00Z');
  it.each([
    ['2024-05-31', 12, true],
    ['2024-06-01', 12, false],
    ['2025-04-30', 1, true],
    ['2001-01-01', 0, false],
  ])('%s, after %i months: %s', (day, months, isLong) => {
    expect(isLongAgo(day, { months, now })).toBe(isLong);
  });
});
