import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/model.ts';
import { buildRouteTable, createRouteTable } from './table.ts';

const route = (url: string, source?: string): Route => ({
  url,
  output: '',
  source,
  page: { kind: 'notFound', ways: [] },
  bodies: [],
  unlisted: false,
});

function createTable({ baseUrl = '/', trailingSlash }: { baseUrl?: string; trailingSlash?: boolean } = {}) {
  const routes = [
    route('/docs/alt/hedef', 'docs/alt/hedef.md'),
    route('/docs/alt/', 'docs/alt/index.md'),
    route('/docs/baglar/', 'docs/baglar/baglar.md'),
    route('/docs/baglar/ikinci', 'docs/baglar/ikinci.md'),
    route('/docs/alt/Türkçe Ad', 'docs/alt/Türkçe Ad.md'),
    route('/docs/baska-yol', 'docs/alt/02-onekli.mdx'),
    route('/blog/yazi', 'blog/yazi.md'),
    route('/docs/category/k'),
  ];
  const shadowed = [route('/docs/alt/', 'docs/alt/README.md')];
  const data = buildRouteTable(routes, {
    baseUrl,
    rootUrl: baseUrl,
    trailingSlash,
    roots: [['docs'], ['blog']],
    shadowed,
  });
  return createRouteTable(structuredClone(data));
}

describe('route table', () => {
  const table = createTable();

  it('finds urls and files, also those of a page that another hides', () => {
    expect(table.urlOf('docs/alt/hedef.md')).toBe('/docs/alt/hedef');
    expect(table.urlOf('docs/alt/README.md')).toBe('/docs/alt/');
    expect(table.urlOf('docs/yok.md')).toBeUndefined();
    expect([table.indexOf('/docs/alt'), table.indexOf('/docs/alt/hedef/'), table.indexOf('/yok')]).toEqual([
      1,
      0,
      undefined,
    ]);
    expect(table.indexOf('/docs/alt/Türkçe Ad'.normalize('NFD'))).toBe(4);
  });

  const from = 'docs/baglar/baglar.md';
  const links: [href: string, url: string | null | undefined][] = [
    ['./ikinci.md', '/docs/baglar/ikinci'],
    ['ikinci.md', '/docs/baglar/ikinci'],
    ['../alt/hedef.md', '/docs/alt/hedef'],
    ['alt/hedef.md', '/docs/alt/hedef'],
    ['./alt/hedef.md', null],
    ['docs/alt/hedef.md', '/docs/alt/hedef'],
    ['/alt/hedef.md', '/docs/alt/hedef'],
    ['/docs/alt/hedef.md', '/docs/alt/hedef'],
    ['@site/docs/alt/hedef.md', '/docs/alt/hedef'],
    ['../../blog/yazi.md', '/blog/yazi'],
    ['../alt/02-onekli.mdx#x', '/docs/baska-yol#x'],
    ['../alt/hedef.md#bir-çapa', '/docs/alt/hedef#bir-%C3%A7apa'],
    ['../alt/hedef.md#bir-%C3%A7apa', '/docs/alt/hedef#bir-%C3%A7apa'],
    ['ikinci.md?a=1&b=2#son', '/docs/baglar/ikinci?a=1&b=2#son'],
    ['../alt/T%C3%BCrk%C3%A7e%20Ad.md', '/docs/alt/Türkçe Ad'],
    ['../alt/Türkçe Ad.md', '/docs/alt/Türkçe Ad'],
    ['..\\alt\\hedef.md#x', '/docs/alt/hedef#x'],
    ['docs%5Calt%5Chedef.md', '/docs/alt/hedef'],
    ['./olmayan.md', null],
    ['./ikinci.MD', undefined],
    ['./ikinci', undefined],
    ['https://example.org/yol.md', undefined],
    ['#son', undefined],
  ];
  for (const [href, url] of links) {
    it(`resolves the Markdown link ${href}`, () => expect(table.resolveMarkdownLink(href, from)).toBe(url));
  }

  const others: [href: string, url: string][] = [
    ['../alt/hedef', '/docs/alt/hedef'],
    ['./ikinci', '/docs/baglar/ikinci'],
    ['/docs/alt/hedef/', '/docs/alt/hedef/'],
    ['pathname:///docs/x.html', '/docs/x.html'],
    ['#son', '#son'],
    ['', ''],
    ['mailto:a@b', 'mailto:a@b'],
    ['//example.org/x', '//example.org/x'],
    ['/docs/x?a#b', '/docs/x?a#b'],
  ];
  for (const [href, url] of others) {
    it(`resolves the link ${href}`, () => expect(table.resolvePageLink(href, '/docs/baglar/')).toBe(url));
  }

  it('adds baseUrl once and the last slash the site wants', () => {
    const based = createTable({ baseUrl: '/kok/', trailingSlash: true });
    expect(based.resolvePageLink('/docs/x#y', '/kok/')).toBe('/kok/docs/x/#y');
    expect(based.resolvePageLink('/kok/docs/x', '/kok/')).toBe('/kok/docs/x/');
    expect(based.resolvePageLink('pathname:///docs/x', '/kok/')).toBe('/kok/docs/x');
  });
});

describe('the route table of a translation', () => {
  const FOLDER = 'i18n/tr/docusaurus-plugin-content-docs/current';
  const routes = [
    route('/kok/tr/docs/a', `${FOLDER}/a.md`),
    route('/kok/tr/docs/b', 'docs/b.md'),
    route('/kok/tr/docs/alt/c', `${FOLDER}/alt/c.md`),
    route('/kok/tr/docs/alt/d', 'docs/alt/d.md'),
    route('/kok/tr/blog/yazi', 'blog/yazi.md'),
  ];
  const table = createRouteTable(
    buildRouteTable(routes, {
      baseUrl: '/kok/tr/',
      rootUrl: '/kok/',
      roots: [
        [FOLDER, 'docs'],
        ['i18n/tr/docusaurus-plugin-content-blog', 'blog'],
      ],
      shadowed: [],
    }),
  );

  it.each([
    ['translation to translation', `${FOLDER}/a.md`, './alt/c.md', '/kok/tr/docs/alt/c'],
    ['translation to original', `${FOLDER}/a.md`, './b.md', '/kok/tr/docs/b'],
    ['translation to original', `${FOLDER}/alt/c.md`, 'd.md#x', '/kok/tr/docs/alt/d#x'],
    ['translation to original', `${FOLDER}/alt/c.md`, '../b.md', '/kok/tr/docs/b'],
    ['original to translation', 'docs/b.md', './a.md', '/kok/tr/docs/a'],
    ['original to translation', 'docs/alt/d.md', './c.md', '/kok/tr/docs/alt/c'],
    ['anywhere by the content folder', 'docs/alt/d.md', '/a.md', '/kok/tr/docs/a'],
    ['anywhere by the content folder', `${FOLDER}/alt/c.md`, 'alt/d.md', '/kok/tr/docs/alt/d'],
    ['the original of another section', 'docs/b.md', '../blog/yazi.md', '/kok/tr/blog/yazi'],
  ])('leads from %s: %s has %s', (_what, from, href, url) => {
    expect(table.resolveMarkdownLink(href, from)).toBe(url);
  });

  it('does not find a twin outside the folders of the section', () => {
    expect(table.resolveMarkdownLink('./yok.md', `${FOLDER}/a.md`)).toBeNull();
    expect(table.resolveMarkdownLink('../a.md', `${FOLDER}/a.md`)).toBeNull();
  });

  it('keeps links to pages in the language, and files where all languages find them', () => {
    expect(table.resolvePageLink('/docs/a', '/kok/tr/docs/b')).toBe('/kok/tr/docs/a');
    expect(table.resolvePageLink('/kok/tr/docs/a#x', '/kok/tr/docs/b')).toBe('/kok/tr/docs/a#x');
    expect(table.resolvePageLink('/dosya.pdf?v=1', '/kok/tr/docs/b')).toBe('/kok/dosya.pdf?v=1');
    expect(table.resolvePageLink('pathname:///kok/docs/a', '/kok/tr/docs/b')).toBe('/kok/docs/a');
    expect(table.resolvePageLink('pathname:///javadoc/', '/kok/tr/docs/b')).toBe('/kok/javadoc/');
  });
});
