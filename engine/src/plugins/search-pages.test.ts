import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/model.ts';
import { describeSearchPage, searchKeyOf, toSearchSections, type SearchPage } from './search-pages.ts';

const config = { indexDocs: true, indexBlog: true, indexPages: true, indexParentCategories: 0 };
const doc = (part: object = {}, frontMatter: object = {}): Route =>
  ({
    url: '/docs/a',
    output: 'docs/a/index.html',
    bodies: [],
    unlisted: false,
    page: {
      kind: 'doc',
      doc: { title: 'A', tags: [{ label: 'etiket' }], frontMatter },
      version: { instance: 'default', name: '1.0' },
      breadcrumbs: [{ label: 'Dış' }, { label: 'İç' }, { label: 'A' }],
    },
    ...part,
  }) as unknown as Route;

describe('what is searched of a page', () => {
  it('is told by its doc: index, tags and the categories above it', () => {
    expect(describeSearchPage(doc(), config)).toEqual({
      url: '/docs/a',
      title: 'A',
      type: 'docs',
      tag: 'docs-default-1.0',
      tags: ['etiket'],
      parents: ['Dış', 'İç'],
      words: [],
      boost: 1,
    });
    expect(describeSearchPage(doc(), { ...config, indexParentCategories: 1 })?.parents).toEqual(['İç']);
  });
  it('has the words and the boost of the front matter, and is nothing for a page that leaves itself out', () => {
    const search = { words: ['iki kez çekildi'], boost: 2 };
    expect(describeSearchPage(doc({}, { search }), config)).toMatchObject(search);
    expect(describeSearchPage(doc({}, { search: { exclude: true } }), config)).toBeUndefined();
  });
  it('is nothing for a component without a title, and a title is never empty', () => {
    const page = (kind: string, own: object): Route =>
      doc({ url: '/p', page: { kind, page: { frontMatter: {}, ...own } } });
    expect(describeSearchPage(page('reactPage', {}), config)).toBeUndefined();
    expect(describeSearchPage(page('reactPage', { title: 'Takım' }), config)?.title).toBe('Takım');
    expect(describeSearchPage(page('markdownPage', {}), config)?.title).toBe('/p');
  });
  it('is nothing for unlisted pages, for lists, and for what the config leaves out', () => {
    expect(describeSearchPage(doc({ unlisted: true }), config)).toBeUndefined();
    expect(describeSearchPage(doc(), { ...config, indexDocs: false })).toBeUndefined();
    expect(describeSearchPage(doc({ page: { kind: 'category' } }), config)).toBeUndefined();
  });
});

describe('the sections of a page', () => {
  const page: SearchPage = {
    url: '/docs/a',
    title: 'A',
    type: 'docs',
    tag: 'docs-default-1.0',
    tags: [],
    parents: [],
    words: [],
    boost: 1,
  };
  const brief = (sections: Parameters<typeof toSearchSections>[1]) =>
    toSearchSections(page, sections).map(({ sectionTitle, sectionRoute, content }) => [
      sectionTitle,
      sectionRoute,
      content,
    ]);
  it('begin with the page itself, also when it has no text before its first heading', () => {
    expect(
      brief([
        { level: 0, text: 'önce' },
        { level: 1, heading: 'A', text: 'giriş' },
        { level: 2, heading: 'B', anchor: 'b', text: 'b metni' },
      ]),
    ).toEqual([
      ['A', '/docs/a', 'önce\ngiriş'],
      ['B', '/docs/a#b', 'b metni'],
    ]);
    expect(brief([])).toEqual([['A', '/docs/a', '']]);
  });

  it('name the headings above a heading that the page has twice', () => {
    const sections = [
      { level: 2, heading: 'İade', anchor: 'iade', text: '' },
      { level: 3, heading: 'Örnek', anchor: 'örnek', text: '' },
      { level: 2, heading: 'İptal', anchor: 'iptal', text: '' },
      { level: 3, heading: 'Kapıda', anchor: 'kapıda', text: '' },
      { level: 4, heading: 'Örnek', anchor: 'örnek-1', text: '' },
    ];
    const found = toSearchSections(page, sections);
    expect(found.map(({ within }) => within)).toEqual([
      undefined,
      undefined,
      'İade',
      undefined,
      undefined,
      'İptal › Kapıda',
    ]);
  });

  it('say when their page was last reviewed', () => {
    const [section] = toSearchSections({ ...page, reviewed: '2024-05-31' }, []);
    expect(section?.reviewed).toBe('2024-05-31');
    expect(toSearchSections(page, [])[0]).not.toHaveProperty('reviewed');
    expect(searchKeyOf({ ...page, reviewed: '2024-05-31' })).not.toBe(searchKeyOf(page));
  });
});
