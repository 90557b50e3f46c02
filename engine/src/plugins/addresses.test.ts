import { expect, it } from 'vitest';
import type { PageData, Route } from '../shared/model.ts';
import { doc, version } from '../theme/testing/render-page.tsx';
import { listAddresses } from './addresses.ts';

const route = (url: string, changes: Partial<Route> = {}): Route => ({
  url,
  output: `${url}/index.html`,
  page: { kind: 'search' },
  bodies: [],
  title: url.slice(1),
  unlisted: false,
  ...changes,
});
const docPage = (draft: boolean): PageData => ({
  kind: 'doc',
  doc: { ...doc, draft, frontMatter: { draft } },
  version,
  breadcrumbs: [],
  showToc: true,
  tocLevels: { min: 2, max: 3 },
});

it('lists pages that readers may know of, by address, and where old versions begin', () => {
  const routes = [
    route('/b', { page: docPage(false) }),
    route('/a', { page: docPage(false), title: undefined }),
    route('/draft', { page: docPage(true) }),
    route('/hidden', { page: docPage(false), unlisted: true, matches: ['^/b/', 'i'] }),
    route('/search'),
    route('/404.html', { page: { kind: 'notFound', ways: [] } }),
  ];
  const docs = [
    { isLast: true, path: '/docs' },
    { isLast: false, path: '/docs/1.0' },
  ] as never;
  expect(listAddresses(routes, { site: { title: 'Site', baseUrl: '/' }, content: { docs } })).toEqual({
    base: '/',
    pages: [
      ['/a', 'Site'],
      ['/b', 'b'],
    ],
    versions: ['/docs/1.0'],
    patterns: [[['^/b/', 'i'], '/hidden']],
  });
});
