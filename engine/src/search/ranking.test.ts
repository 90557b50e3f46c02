import { describe, expect, it } from 'vitest';
import { buildSearchIndex, type BuildOptions } from './build/build-search-index.ts';
import { createSearcher, type Searcher } from './create-searcher.ts';
import type { SearchSection } from './model.ts';

type Part = Partial<Omit<SearchSection, 'id'>>;
const OTHERS = Array.from({ length: 30 }, (_, id): Part => ({ sectionRoute: `/x${id}`, content: `raf barkod ${id}` }));

function open(lists: Record<string, readonly Part[]>, options: Omit<BuildOptions, 'tag'> = {}): Searcher {
  const files = new Map<string, string>();
  for (const [tag, parts] of Object.entries(lists)) {
    const sections = [...parts, ...OTHERS].map((part, id): SearchSection => ({
      id,
      pageTitle: 'Sayfa',
      sectionTitle: `Bölüm ${id}`,
      sectionRoute: `/${id}`,
      type: 'docs',
      tags: [],
      sidebarParentCategories: [],
      content: '',
      ...part,
    }));
    for (const { name, text } of buildSearchIndex(sections, { tag, ...options })) files.set(name, text);
  }
  return createSearcher({ load: async (name) => JSON.parse(files.get(name) ?? 'null') });
}

async function find(query: string, parts: readonly Part[], options?: Omit<BuildOptions, 'tag'>): Promise<string[]> {
  const { results } = await open({ default: parts }, options).search(query, { tags: ['default'] });
  return results.map(({ document }) => document.sectionRoute);
}

describe.each([
  ['one file', {}],
  ['parts', { termsInOneFile: 0, listedSections: 0, textInOneFile: 0 }],
])('ranking, in %s', (_, sizes) => {
  it('keeps what readers call a page apart, phrase by phrase, and finds what follows', async () => {
    const pages = [
      {
        sectionRoute: '/kampanya',
        sectionTitle: 'Kampanya',
        words: ['yeni kampanya', 'kural tanımlamak', 'bayi payı'],
      },
      { sectionRoute: '/kampanya#sure', sectionTitle: 'Süre', content: 'kampanya süresi' },
      { sectionRoute: '/bayi', sectionTitle: 'Bayi açma', words: ['yeni bayi', 'bayi tanımlama'] },
      { sectionRoute: '/son', sectionTitle: 'Son', content: 'sonuncu kelime' },
    ];
    expect(await find('yeni bayi tanımlamak', pages, { sizes })).toEqual(['/bayi', '/kampanya']);
    expect(await find('kampanya süresi', pages, { sizes })).toEqual(['/kampanya#sure', '/kampanya']);
    expect(await find('sonuncu', pages, { sizes })).toEqual(['/son']);
  });

  it('prefers what readers call so in several ways', async () => {
    const others = { content: 'Bir iki üç dört.' };
    const pages = [
      { ...others, sectionRoute: '/a', sectionTitle: 'Alfa', words: ['kurye nerede', 'paket kayıp', 'geç geldi'] },
      {
        ...others,
        sectionRoute: '/b',
        sectionTitle: 'Beta',
        words: ['kurye nerede', 'kurye gelmedi', 'kurye bekliyor'],
      },
    ];
    expect(await find('kurye', pages, { sizes })).toEqual(['/b', '/a']);
  });

  it('puts a page first whose words are the query, and finds it by some of them', async () => {
    const pages = [
      { content: 'karttan karttan iki kez' },
      { sectionRoute: '/cift', sectionTitle: 'Çift çekim', words: ['karttan iki kez çekildi'] },
      { content: 'karttan iki kez çekildi karttan iki kez çekildi', sectionTitle: 'Karttan iki kez çekildi' },
    ];
    expect((await find('karttan iki kez cekildi', pages, { sizes }))[0]).toBe('/cift');
    expect(await find('çekildi', pages, { sizes })).toContain('/cift');
  });
  it('knows what readers call a page in other forms, too', async () => {
    const pages = [
      { content: 'yeni bir sayfa açılır ve yeni sayfa açılır' },
      { sectionRoute: '/ekle', sectionTitle: 'Belge eklemek', words: ['yeni sayfa açmak'] },
    ];
    expect((await find('yeni sayfayı nasıl açarım', pages, { sizes }))[0]).toBe('/ekle');
  });
  it('finds synonyms after the word itself, in both directions or one', async () => {
    const pages = [{ content: 'mesajlar birikti' }, { content: 'ileti gitti' }, { content: 'load balancer' }];
    const synonyms = [
      { from: ['mesaj', 'ileti'], to: ['mesaj', 'ileti'] },
      { from: ['yük dengeleyici'], to: ['load balancer'] },
    ];
    expect(await find('mesaj', pages, { sizes, synonyms })).toEqual(['/0', '/1']);
    expect(await find('iletiler', pages, { sizes, synonyms })).toEqual(['/1', '/0']);
    expect(await find('yük dengeleyici', pages, { sizes, synonyms })).toEqual(['/2']);
    expect(await find('balancer', pages, { sizes, synonyms })).toEqual(['/2']);
    expect(await find('mesaj', pages, { sizes })).toEqual(['/0']);
  });
  it('does not take another word for a synonym that the site has not', async () => {
    const pages = [{ content: 'puan verildi, puanla ödendi' }, { content: 'rate limit' }, { content: 'veriler verin' }];
    const synonyms = [
      ['puanlama', 'rate'],
      ['verim', 'limit'],
      ['aktarmak', 'rate'],
    ].map((words) => ({ from: words, to: words }));
    expect(await find('puan', pages, { sizes, synonyms })).toEqual(['/0']);
    expect(await find('veri', pages, { sizes, synonyms })).not.toContain('/1');
    expect(await find('aktarmak', pages, { sizes, synonyms })).toEqual(['/1']);
    expect(await find('aktarma', [{ content: 'aktar' }, { content: 'rate' }], { sizes, synonyms })).toContain('/1');
  });
  it('splits a word that is nowhere into two that the site has', async () => {
    const pages = [{ content: 'ana sayfada kutu yok' }, { content: 'hesap makinesi' }, { content: 'hesabi makineler' }];
    expect((await find('anasayfa kutusu', pages, { sizes }))[0]).toBe('/0');
    expect((await find('hesapmakinesi', pages, { sizes }))[0]).toBe('/1');
    // Half of it is not enough.
    expect(await find('anazzzz', pages, { sizes })).toEqual([]);
  });
  it('prefers the page whose sections have the words together', async () => {
    const pages = [
      { sectionRoute: '/a', content: 'kurye gecikti' },
      { sectionRoute: '/b', content: 'kurye geldi' },
      { sectionRoute: '/b#c', content: 'adres yanlış' },
    ];
    expect((await find('kurye adres', pages, { sizes }))[0]).toMatch(/^\/b/);
  });
  it('takes a single word for a topic: a page on it comes before a heading of another page', async () => {
    const pages = [
      { sectionRoute: '/hopi', pageTitle: 'Hopi', sectionTitle: 'Hopi', content: 'puan' },
      { sectionRoute: '/hopi#iade', pageTitle: 'Hopi', sectionTitle: 'İade', content: 'iade' },
      { sectionRoute: '/hopi#puan', pageTitle: 'Hopi', sectionTitle: 'Puan', content: 'puan' },
      { sectionRoute: '/iade', pageTitle: 'İade başlatma', sectionTitle: 'İade başlatma', content: 'iade' },
      { sectionRoute: '/iade#a', pageTitle: 'İade başlatma', sectionTitle: 'Adımlar', content: 'iade' },
    ];
    expect((await find('iade', pages, { sizes }))[0]).toBe('/iade');
    // With more words, the heading is what was asked for.
    expect((await find('hopi iade', pages, { sizes }))[0]).toBe('/hopi#iade');
  });
});

describe('ranking', () => {
  it('looks for what something is done to, more than for what is done', async () => {
    const pages = [
      { sectionTitle: 'Rol tanımlamak' },
      { sectionRoute: '/bayi', sectionTitle: 'Bayi açma' },
      { content: 'bayi' },
    ];
    expect((await find('bayi tanımlamak', pages))[0]).toBe('/bayi');
  });

  it('does not miss words of conversation', async () => {
    const pages = [{ content: 'sertifika yenileme uzun bir metin daha var' }, { content: 'zaman zaman istiyorum' }];
    expect((await find('ben ne zaman sertifika yenilemek istiyorum', pages))[0]).toBe('/0');
  });
  it('counts a word that a small index lacks against its pages', async () => {
    const searcher = open({
      docs: [{ content: 'kurye iade formu' }],
      default: [{ sectionRoute: '/blog', content: 'kurye' }],
    });
    const { results } = await searcher.search('kurye iade', { tags: ['docs', 'default'] });
    expect(results.map(({ document }) => document.sectionRoute)).toEqual(['/0', '/blog']);
    expect(results[0]?.why).toContain('iade');
  });
  it('does not correct a form of a verb that the site has in another form', async () => {
    const pages = [{ content: 'ödeme geçti' }, { content: 'kurye gelmiyor' }, { content: 'kurye gelmiyor yine' }];
    expect(await find('geçmiyor', pages)).toEqual(['/0']);
    expect(await find('devrediliyor', [{ content: 'nöbet devredilir' }])).toEqual(['/0']);
  });
});
