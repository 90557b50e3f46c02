import { expect, it } from 'vitest';
import type { Route } from 'yaprak';
import { toRouteConfigs } from './route-configs.ts';

const versionOf = (name: string, path: string): object => ({
  instance: 'default',
  name,
  label: name,
  path,
  isLast: path === '/belge',
  banner: 'none',
  badge: true,
  noIndex: false,
});
const last = versionOf('2', '/belge');
const next = versionOf('current', '/belge/next');
const doc = (id: string, version: object, url: string): object => ({
  url,
  page: { kind: 'doc', version, doc: { id, title: id.toUpperCase(), description: `${id}.`, sidebar: 'ana' } },
});
const routes = [
  { url: '/', page: { kind: 'reactPage', page: { source: 'src/pages/index.js' } } },
  doc('a', last, '/belge/a'),
  { url: '/belge/tags', page: { kind: 'docTags', title: 'Tags', tags: [], version: last } },
  doc('b', last, '/belge/b'),
  doc('a', next, '/belge/next/a'),
] as unknown as Route[];

it('puts docs into their section, their version and its layout', () => {
  const paths = (config: { path: string; component: string; routes?: object[] }): unknown =>
    config.routes ? [config.path, config.component, ...config.routes.map((each) => paths(each as never))] : config.path;
  expect(toRouteConfigs(routes).map(paths)).toEqual([
    '/',
    [
      '/belge',
      '@theme/DocsRoot',
      ['/belge', '@theme/DocVersionRoot', ['/belge', '@theme/DocRoot', '/belge/a', '/belge/b'], '/belge/tags'],
      ['/belge/next', '@theme/DocVersionRoot', ['/belge/next', '@theme/DocRoot', '/belge/next/a']],
    ],
  ]);
});

it('says in the props of a version what docs it has', () => {
  const section = toRouteConfigs(routes)[1];
  expect(section?.['plugin']).toEqual({ name: 'docusaurus-plugin-content-docs', id: 'default' });
  expect(section?.routes?.map(({ props }) => props?.['version'])).toMatchObject([
    {
      pluginId: 'default',
      version: '2',
      banner: null,
      isLast: true,
      docs: { a: { id: 'a', title: 'A', description: 'a.', sidebar: 'ana' }, b: { id: 'b' } },
    },
    { version: 'current', isLast: false, docs: { a: { id: 'a' } } },
  ]);
});
