import { describe, expect, it } from 'vitest';
import type { Doc, PageData, Route } from '../shared/model.ts';
import { version } from '../theme/testing/render-page.tsx';
import { printRoute } from './print-route.ts';

type DocPage = Extract<PageData, { kind: 'doc' }>;

// With every field there is: a new one does not compile until it is here, and then must be printed or be named below.
const doc: Required<Doc> = {
  id: 'a',
  instance: 'default',
  version: 'current',
  source: 'docs/a.md',
  digest: '1',
  format: 'md',
  title: 'A',
  contentTitle: 'A',
  description: 'Bir sayfa.',
  permalink: '/a',
  frontMatter: {},
  tags: [],
  draft: false,
  unlisted: false,
  sidebar: 'ana',
  hasCardList: true,
  editUrl: '/duzenle/a',
  lastUpdate: {},
  previous: { title: 'Önceki', permalink: '/onceki' },
  next: { title: 'Sonraki', permalink: '/sonraki' },
};
const page: Required<DocPage> = {
  kind: 'doc',
  doc,
  version,
  breadcrumbs: [{ label: 'Başlangıç', href: '/' }],
  showToc: true,
  tocLevels: { min: 2, max: 3 },
  cards: [],
  siblings: [],
};
const route: Required<Route> = {
  url: '/a',
  output: 'a/index.html',
  source: 'docs/a.md',
  page,
  bodies: [{ source: 'docs/a.md', format: 'md' }],
  title: 'A',
  description: 'Bir sayfa.',
  keywords: [],
  image: '/a.png',
  unlisted: false,
  languages: [],
  textLang: 'tr',
};
/** What is left out of it is another text, so that both ways of printing lists are seen. */
const plain: Route = { ...route, keywords: undefined, languages: undefined };

/** The same field with something else in it. */
function change(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}!`;
  if (Array.isArray(value)) return [...(value as unknown[]), { label: 'Yeni', source: 'yeni.md', format: 'md' }];
  return { ...(value as object), title: 'Başka', min: 4, date: '2024-01-01', label: 'Başka' };
}

/** Fields whose change leaves the text as it was. */
function listUnprinted(given: Route, part: 'route' | 'page' | 'doc', knowsVersion = true): string[] {
  const print = (value: Route): string => printRoute(value, { digests: ['1'], knowsVersion });
  const fields = { route, page, doc }[part];
  const known = given.page as DocPage;
  return Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'kind') return [];
    const other = { [field]: change(value) };
    const changed = {
      route: { ...given, ...other },
      page: { ...given, page: { ...known, ...other } },
      doc: { ...given, page: { ...known, doc: { ...known.doc, ...other } } },
    }[part] as Route;
    return field !== 'page' && field !== 'doc' && print(changed) === print(given) ? [field] : [];
  });
}

describe('the text of a doc', () => {
  it.each([
    ['all fields', route],
    ['fields that most docs have', plain],
  ])('changes with everything but what its file or its version decides: %s', (_, given) => {
    expect(listUnprinted(given, 'route')).toEqual(['output', 'description']);
    expect(listUnprinted(given, 'page')).toEqual(['version']);
    expect(listUnprinted(given, 'doc')).toEqual([
      'instance',
      'version',
      'contentTitle',
      'description',
      'frontMatter',
      'hasCardList',
    ]);
  });

  it('changes with its version where that is not printed elsewhere', () => {
    expect(listUnprinted(route, 'page', false)).toEqual([]);
  });

  it('changes with a file that it shows, and with how much of it', () => {
    const print = (digest: string, more = {}): string =>
      printRoute(
        { ...plain, bodies: [{ source: 'docs/a.md', format: 'md', ...more }] },
        { digests: [digest], knowsVersion: true },
      );
    expect(new Set([print('1'), print('2'), print('1', { truncateAt: 3 }), print('1', { dropTitle: true })]).size).toBe(
      4,
    );
  });

  it('tells a link from its absence, and one that is not translated', () => {
    const print = (next: Doc['next']): string =>
      printRoute({ ...route, page: { ...page, doc: { ...doc, next } } }, { digests: ['1'], knowsVersion: true });
    const link = { title: 'B', permalink: '/b' };
    expect(new Set([print(undefined), print(link), print({ ...link, untranslated: true })]).size).toBe(3);
  });
});

it('the text of any other page is all of its route', () => {
  const print = (title: string): string =>
    printRoute({ ...route, title, page: { kind: 'search' } }, { digests: [], knowsVersion: false });
  expect(print('Ara')).not.toBe(print('Arama'));
});
