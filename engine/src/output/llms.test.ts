import { describe, expect, it } from 'vitest';
import type { Doc, PageData, Route, StandalonePage, VersionSummary } from '../shared/model.ts';
import { buildLlms, buildLlmsFull } from './llms.ts';

const SITE = { title: 'internal docs', tagline: 'guidelines\nand how-tos', url: 'https://example.com' };

function createDoc(isLast: boolean): PageData {
  const doc: Doc = {
    id: 'x',
    instance: 'default',
    version: '1',
    source: '',
    digest: '',
    format: 'md',
    title: '',
    description: '',
    permalink: '',
    frontMatter: {},
    tags: [],
    draft: false,
    unlisted: false,
  };
  const version: VersionSummary = {
    instance: 'default',
    name: '1',
    label: '1',
    isLast,
    path: '/docs',
    banner: 'none',
    badge: false,
    noIndex: false,
    siblings: 1,
  };
  return { kind: 'doc', doc, version, breadcrumbs: [], showToc: true, tocLevels: { min: 2, max: 3 } };
}

const markdown: StandalonePage = {
  kind: 'markdown',
  source: '',
  digest: '',
  permalink: '',
  frontMatter: {},
  unlisted: false,
};
const PAGE: PageData = { kind: 'markdownPage', page: markdown, showToc: true, tocLevels: { min: 2, max: 3 } };

function createRoute(url: string, given: Partial<Route>): Route {
  return { url, output: '', page: PAGE, bodies: [], unlisted: false, ...given };
}

const ROUTES = [
  createRoute('/', {}),
  createRoute('/docs/ödeme', { page: createDoc(true), title: 'Ödeme [v2]', description: 'Nasıl\n ödenir' }),
  createRoute('/docs/1/odeme', { page: createDoc(false), title: 'Eski' }),
  createRoute('/gizli', { title: 'Gizli', unlisted: true }),
  createRoute('/404.html', { page: { kind: 'notFound' } }),
  createRoute('/docs/kargo', { page: createDoc(true), title: 'Kargo' }),
];

describe('buildLlms', () => {
  it('lists the pages of text, by part of the site', () => {
    expect(buildLlms(ROUTES, { site: SITE })).toEqual({
      path: 'llms.txt',
      text: [
        '# internal docs',
        '',
        '> guidelines and how-tos',
        '',
        '## Pages',
        '',
        '- [internal docs](https://example.com/)',
        '',
        '## Docs',
        '',
        '- [Ödeme \\[v2\\]](https://example.com/docs/%C3%B6deme): Nasıl ödenir',
        '- [Kargo](https://example.com/docs/kargo)',
        '',
      ].join('\n'),
    });
  });
});

describe('buildLlmsFull', () => {
  it('gives the text of each, a page at a time', () => {
    const sections = [
      { level: 1, heading: 'Ödeme', text: ' Giriş. ' },
      { level: 2, heading: 'Kart', anchor: 'kart', text: 'Kartla.\n\nYa da.' },
      { level: 3, heading: 'Boş', anchor: 'bos', text: '' },
    ];
    const chunks = [
      ...buildLlmsFull(ROUTES, {
        site: { ...SITE, tagline: '' },
        sectionsOf: (route) => (route.url === '/docs/ödeme' ? sections : []),
      }),
    ];
    expect(chunks).toEqual([
      '# internal docs\n',
      '\n---\n\n# internal docs\n\nSource: https://example.com/\n',
      '\n---\n\n# Ödeme [v2]\n\nSource: https://example.com/docs/%C3%B6deme\n\nGiriş.\n\n## Kart\n\nKartla.\n\nYa da.\n\n### Boş\n',
      '\n---\n\n# Kargo\n\nSource: https://example.com/docs/kargo\n',
    ]);
  });
});
