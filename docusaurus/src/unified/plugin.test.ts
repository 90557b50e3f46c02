import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createUnifiedPlugin } from './plugin.ts';

const siteDir = resolve('/site');
const lists = { remarkPlugins: [{ name: 'own', plugin: () => undefined, options: [] }] };

/** Which of these files are read by the plugins of docs in a folder; the blog of the site has none. */
function readOf(path: string, sources: string[], { id = 'default' } = {}): string[] {
  const plugin = createUnifiedPlugin({
    sections: [
      { kind: 'docs', id, path, lists, keywords: [], hasMath: false },
      { kind: 'blog', id: 'default', path: 'blog', lists: {}, keywords: [], hasMath: false },
    ],
    hooks: {},
    siteDir,
    maintainCase: false,
    mermaid: false,
  });
  return sources.filter((source) => plugin?.reader?.of(source)?.parse !== undefined);
}

it.each([
  ['docs', ['docs/a.md']],
  ['./docs/', ['docs/a.md']],
  [resolve(siteDir, 'docs'), ['docs/a.md']],
  ['../docs', ['../docs/a.md']],
  ['.', ['docs/a.md', 'a.md']],
])('pages of a section at %s are read by its plugins', (path, own) => {
  const sources = ['docs/a.md', 'a.md', '../docs/a.md', 'blog/a.md', 'docsx.md'];
  expect(readOf(path, path === '.' ? sources.slice(0, 4) : sources)).toEqual(own);
});

it('so are its versions and translations', () => {
  const sources = [
    'api_versioned_docs/version-1/a.md',
    'i18n/tr/docusaurus-plugin-content-docs-api/current/a.md',
    'versioned_docs/version-1/a.md',
    'i18n/tr/docusaurus-plugin-content-docs/current/a.md',
  ];
  expect(readOf('api', sources, { id: 'api' })).toEqual(sources.slice(0, 2));
});

it('a dollar is a sign in sections without formulas, where another has them', () => {
  const readingOf = (withMath: readonly string[], source: string): unknown =>
    createUnifiedPlugin({
      sections: (['docs', 'blog', 'pages'] as const).map((kind) => ({
        kind,
        id: 'default',
        path: kind,
        lists: {},
        keywords: [],
        hasMath: withMath.includes(kind),
      })),
      hooks: {},
      siteDir,
      maintainCase: false,
      mermaid: false,
    })?.reader?.of(source);
  expect(readingOf(['docs'], 'blog/a.md')).toEqual({ math: false });
  expect(readingOf(['docs'], 'i18n/tr/docusaurus-plugin-content-blog/a.md')).toEqual({ math: false });
  expect(readingOf(['docs'], 'docs/a.md')).toBeUndefined();
  expect(readingOf([], 'blog/a.md')).toBeUndefined();
  expect(readingOf(['docs', 'blog', 'pages'], 'blog/a.md')).toBeUndefined();
});
