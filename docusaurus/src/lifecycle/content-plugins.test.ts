import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createGenerators, isContentRoute, listSections, readWrapper } from './content-plugins.ts';
import type { ContentActions, DocusaurusContext, PluginInstance, RouteConfig } from './types.ts';

const context = {
  siteDir: '/site',
  siteConfigPath: '/site/docusaurus.config.js',
  siteConfig: {},
} as unknown as DocusaurusContext;
const plain = () => ({
  name: 'docusaurus-plugin-content-blog',
  loadContent: () => 'posts',
  contentLoaded: () => 'routes',
  postBuild: () => 'feeds',
});
const original = { name: 'blog', module: plain, file: '/site/node_modules/blog/index.js', options: {} };
const wrap = (own: object) =>
  readWrapper({ ...plain(), id: 'default', options: {}, ...own } as unknown as PluginInstance, { original, context });

describe('readWrapper', () => {
  it('keeps only what is its own, and the content that it needs', async () => {
    const { plugin, changesContent } = await wrap({ contentLoaded: () => 'more routes' });
    expect(Object.keys(plugin ?? {})).toEqual(['name', 'loadContent', 'contentLoaded', 'id', 'options']);
    expect(changesContent).toBe(false);
  });

  it('has nothing left of one that changes nothing', async () => {
    expect(await wrap({})).toEqual({ changesContent: false });
  });

  it('tells of content that it changes', async () => {
    expect(await wrap({ loadContent: () => 'fewer posts' })).toEqual({ changesContent: true });
  });
});

it('tells pages of the engine from those that a wrapper adds', () => {
  const blog = {
    name: 'docusaurus-plugin-content-blog',
    options: { blogPostComponent: '@site/Post' },
  } as unknown as PluginInstance;
  expect(isContentRoute({ path: '/blog', component: '@theme/BlogListPage' }, blog)).toBe(true);
  expect(isContentRoute({ path: '/blog/a', component: '@site/Post' }, blog)).toBe(true);
  expect(isContentRoute({ path: '/', component: '@site/Home' }, blog)).toBe(false);
  expect(isContentRoute({ path: '/', component: '@theme/BlogListPage' }, { ...blog, name: 'own' })).toBe(false);
});

it('finds the sections of a config', () => {
  const config = {
    presets: [['classic', { docs: { path: 'a' }, blog: false }]],
    plugins: [['@docusaurus/plugin-content-docs', { id: 'b' }], './own'],
  };
  expect(listSections(config)).toEqual([
    { package: '@docusaurus/plugin-content-docs', options: { path: 'a' } },
    { package: '@docusaurus/plugin-content-pages', options: {} },
    { package: '@docusaurus/plugin-content-docs', options: { id: 'b' } },
  ]);
});

describe('createGenerators', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-generators-'));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  let routes: RouteConfig[] = [];
  const make = (_context: unknown, options: object): object => ({
    name: 'docusaurus-plugin-content-blog',
    options,
    loadContent: () => options,
    contentLoaded({ actions }: { actions: ContentActions }) {
      for (const route of routes) actions.addRoute(route);
    },
    getPathsToWatch: () => ['blog'],
    postBuild() {},
    injectHtmlTags() {},
  });
  const sections = [{}, { id: 'haber' }, { id: 'eski' }].map((options) => ({
    package: '@docusaurus/plugin-content-blog',
    options,
  }));
  const create = () =>
    createGenerators(sections, {
      context: { ...context, siteDir, siteConfigPath: path.join(siteDir, 'docusaurus.config.js') },
      load: () => Promise.resolve(make),
      dirs: [path.join(siteDir, 'src'), path.join(siteDir, 'none')],
    });

  it('makes those plugins only whose files the code of the site imports', async () => {
    const data = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
    write('src/pages/index.js', `const posts = require("../../.docusaurus/${data}");`);
    expect(await create(), 'not installed').toEqual([]);
    write('node_modules/@docusaurus/plugin-content-blog/package.json', '{ "main": "index.js" }');
    write('node_modules/@docusaurus/plugin-content-blog/index.js', '');
    expect((await create()).map(({ id }) => id)).toEqual(['default']);
    write('src/news.tsx', `import posts from '@generated/${data.replaceAll('default', 'haber')}';`);
    expect((await create()).map(({ id }) => id)).toEqual(['default', 'haber']);
    write('src/pages/index.js', `usePluginData('docusaurus-plugin-content-blog', 'default/');`);
    write('src/news.tsx', `import { useDocById } from '@docusaurus/plugin-content-docs/client';`);
    expect(await create()).toEqual([]);
  });

  it('writes those props of its pages that are imported, as the installed Docusaurus names them', async () => {
    write('node_modules/@docusaurus/core/package.json', '{}');
    write(
      'node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      'exports.generateRoutePropFilename = ({ path }) => path.slice(1) + "-f05.json";',
    );
    write(
      'src/pages/index.js',
      `import all from '@generated/docusaurus-plugin-content-blog/default/p/arsiv-f05.json';`,
    );
    const archive = { path: '/arsiv', component: '@theme/BlogArchivePage', props: { archive: 1 } };
    const others = { path: '/', component: 'x', props: { a: 1 }, routes: [archive, { path: '/b', component: 'x' }] };
    routes = [others];
    const [plugin] = await create();
    const written: unknown[] = [];
    const actions = {
      addRoute: () => undefined,
      createData: (...data: unknown[]) => Promise.resolve(String(written.push(data))),
      setGlobalData: () => undefined,
    };
    await plugin?.contentLoaded?.({ content: undefined, actions });
    expect(written).toEqual([['p/arsiv-f05.json', { archive: 1 }]]);
  });

  it('keeps the hooks that generate, and says nothing of the content', async () => {
    write('src/pages/index.js', `import posts from '@generated/docusaurus-plugin-content-blog/default/x.json';`);
    const [plugin] = await create();
    const hooks = Object.entries(plugin ?? {}).flatMap(([key, value]) => (typeof value === 'function' ? [key] : []));
    expect(hooks).toEqual(['loadContent', 'contentLoaded', 'getPathsToWatch']);
    expect(plugin?.loadContent?.()).toMatchObject({ onUntruncatedBlogPosts: 'ignore' });
  });
});
