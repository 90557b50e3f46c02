import { describe, expect, it } from 'vitest';
import { isContentRoute, listSections, readWrapper } from './content-plugins.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

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
