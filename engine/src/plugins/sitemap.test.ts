import { describe, expect, it } from 'vitest';
import type { PageData, Route } from '../shared/model.ts';
import { buildSitemap } from './sitemap.ts';
import type { SitemapOptions } from './sitemap.ts';

function createRoute(url: string, given: Partial<Route> = {}): Route {
  return {
    url,
    output: 'x',
    page: {
      kind: 'reactPage',
      page: { kind: 'react', source: '', digest: '', permalink: url, frontMatter: {}, unlisted: false },
    },
    bodies: [],
    unlisted: false,
    ...given,
  };
}

function tagsOf(noIndex: boolean): PageData {
  const version = {
    instance: 'default',
    name: '1',
    label: '1',
    isLast: false,
    path: '/',
    banner: 'none',
    badge: false,
    noIndex,
    siblings: 2,
  } as const;
  return { kind: 'docTags', title: 'Tags', tags: [], version };
}

function build(
  routes: Route[],
  given: Partial<SitemapOptions['sitemap']> &
    Partial<Pick<SitemapOptions, 'ignores' | 'report'>> & { noIndex?: boolean } = {},
) {
  const { noIndex = false, ignores = () => false, report = ({ message }) => expect.fail(message), ...sitemap } = given;
  return buildSitemap(routes, {
    site: { url: 'https://example.com', noIndex },
    sitemap: { filename: 'sitemap.xml', changefreq: null, priority: null, lastmod: null, ...sitemap },
    ignores,
    report,
  });
}

const addresses = (text: string | undefined): (string | undefined)[] =>
  [...(text ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe('buildSitemap', () => {
  it('holds every address as it is linked, encoded, in a fixed order', async () => {
    const file = await build([createRoute('/b/'), createRoute('/'), createRoute("/İş & güç's/x")]);
    expect(addresses(file)).toEqual([
      'https://example.com/',
      'https://example.com/b/',
      'https://example.com/%C4%B0%C5%9F%20&amp;%20g%C3%BC%C3%A7&apos;s/x',
    ]);
  });

  it('leaves out what is hidden, ignored or no page', async () => {
    const routes = [
      createRoute('/a'),
      createRoute('/unlisted', { unlisted: true }),
      createRoute('/old/tags', { page: tagsOf(true) }),
      createRoute('/new/tags', { page: tagsOf(false) }),
      createRoute('/404.html', { page: { kind: 'notFound', ways: [] } }),
      createRoute('/ignored/x'),
    ];
    expect(addresses(await build(routes, { ignores: (url) => url.startsWith('/ignored') }))).toEqual([
      'https://example.com/a',
      'https://example.com/new/tags',
    ]);
  });

  it('is not made for a site that hides, nor for no pages', async () => {
    expect(await build([createRoute('/a')], { noIndex: true })).toBeUndefined();
    expect(await build([])).toBeUndefined();
  });

  it('tells how often and how much where asked to', async () => {
    expect(await build([createRoute('/a')], { changefreq: 'weekly', priority: 1, filename: 'map.xml' })).toEqual(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://example.com/a</loc><changefreq>weekly</changefreq><priority>1.0</priority></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('tells when a page was last changed where that is known', async () => {
    const page = {
      kind: 'markdown',
      source: '',
      digest: '',
      permalink: '/a',
      frontMatter: {},
      unlisted: false,
      lastUpdate: { date: '2024-01-02T03:04:05.000Z' },
    } as const;
    const routes = [
      createRoute('/a', { page: { kind: 'markdownPage', page, showToc: true, tocLevels: { min: 2, max: 3 } } }),
      createRoute('/b'),
    ];
    expect((await build(routes, { lastmod: 'date' }))?.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2024-01-02']);
    expect(await build(routes, { lastmod: 'datetime' })).toContain('<lastmod>2024-01-02T03:04:05.000Z</lastmod>');
    expect(await build(routes)).not.toContain('lastmod');
  });

  it('lists what the config makes of the default items', async () => {
    const routes = [createRoute('/a'), createRoute('/b'), createRoute('/c', { unlisted: true })];
    const file = await build(routes, {
      createSitemapItems: async ({ defaultCreateSitemapItems, routes: given, ...rest }) => {
        const items = await defaultCreateSitemapItems({ ...rest, routes: given.filter(({ path }) => path !== '/b') });
        return [...items.map((item) => ({ ...item, priority: 0.9 })), { url: 'https://other.example/?a&b' }];
      },
    });
    expect(addresses(file)).toEqual(['https://example.com/a', 'https://other.example/?a&amp;b']);
    expect(file).toContain('/a</loc><priority>0.9</priority></url>');
    expect(await build(routes, { createSitemapItems: () => [] })).toBeUndefined();
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no net')), 'no net'],
    ['returns something else', () => [{ loc: '/a' }], 'a list of items with a `url`'],
  ])('is as without it where the function of the config %s', async (_, createSitemapItems, reason) => {
    const problems: string[] = [];
    const file = await build([createRoute('/a')], {
      createSitemapItems,
      report: ({ message }) => problems.push(message),
    });
    expect(addresses(file)).toEqual(['https://example.com/a']);
    expect(problems).toEqual([expect.stringContaining(reason)]);
  });
});
