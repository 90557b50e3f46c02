import { describe, expect, it } from 'vitest';
import type { Asset } from '../render/page/assets.ts';
import type { Resolution } from '../render/page/placeholders.ts';
import { createRouteTable } from '../routes/table.ts';
import { isQuiet, type PageResult, type SitePage } from '../store/site-record.ts';
import { openStore } from '../store/store.ts';
import type { PageMakerData } from './page-maker.ts';
import type { PlannedPage } from './plan.ts';
import { isStillFresh, reusePages } from './reuse-pages.ts';
import { pageResult, pageResults, sitePage } from './testing/site-page.ts';

describe('isStillFresh', () => {
  const asset = (digest: string): Asset => ({
    url: `/assets/a-${digest}.png`,
    file: '/site/docs/a.png',
    digest,
    width: 2,
    height: 1,
    output: `assets/a-${digest}.png`,
  });
  interface World {
    urls?: [string, string][];
    asset?: Asset;
    digests?: Record<string, string>;
    docsDigest?: string;
  }
  const check = (of: PageResult, world: World = {}) =>
    isStillFresh(of, {
      sameRoutes: false,
      docsDigest: world.docsDigest ?? 'd',
      resolvers: () => ({
        table: createRouteTable({
          baseUrl: '/',
          rootUrl: '/',
          trailingSlash: undefined,
          roots: [['docs']],
          urls: [],
          files: world.urls ?? [['docs/b.md', '/docs/b']],
        }),
        assetsOf: { resolve: () => world.asset, resolvePackage: () => undefined },
      }),
      files: {
        readBytes: () => undefined,
        readSource(source) {
          const digest = (world.digests ?? { 'docs/_p.mdx': '1' })[source];
          if (digest === undefined) throw new Error('gone');
          return { source, digest, text: '' };
        },
      },
    });
  const resolution = (kind: Resolution['kind'], url: string, text: string): Resolution => ({
    kind,
    url,
    source: 'docs/a.md',
    text,
  });

  it('asks for the same docs if the page looked at the list of all', () => {
    expect(check(pageResult(), { docsDigest: 'other' })).toBe(true);
    expect(check(pageResult({ docsDigest: 'd' }))).toBe(true);
    expect(check(pageResult({ docsDigest: 'd' }), { docsDigest: 'other' })).toBe(false);
  });

  it('asks where each link leads now', () => {
    const linked = pageResult({ resolutions: [resolution('link', './b.md', '/docs/b')] });
    expect(check(linked)).toBe(true);
    expect(check(linked, { urls: [['docs/b.md', '/docs/yeni']] })).toBe(false);
    expect(check(linked, { urls: [] })).toBe(false);
  });

  it('asks whether each image has the same bytes', () => {
    const shown = pageResult({ resolutions: [resolution('image', './a.png', '/assets/a-1.png" width="2" height="1')] });
    expect(check(shown, { asset: asset('1') })).toBe(true);
    expect(check(shown, { asset: asset('2') })).toBe(false);
    expect(check(shown, { asset: { ...asset('1'), width: 3 } })).toBe(false);
    expect(check(shown)).toBe(false);
  });

  it('asks whether each partial is the same', () => {
    const made = pageResult({ parts: [{ source: 'docs/_p.mdx', digest: '1' }] });
    expect(check(made)).toBe(true);
    expect(check(made, { digests: { 'docs/_p.mdx': '2' } })).toBe(false);
    expect(check(made, { digests: {} })).toBe(false);
  });
});

describe('isQuiet', () => {
  const quiet = (more: Partial<PageResult>) => isQuiet(pageResult(more));

  it('is a page that only the route table can change', () => {
    expect(quiet({})).toBe(true);
    expect(quiet({ resolutions: [{ kind: 'link', url: './b.md', source: 'docs/a.md', text: '/docs/b' }] })).toBe(true);
  });

  it.each<[string, Partial<PageResult>]>([
    ['a file', { resolutions: [{ kind: 'link', url: './b.pdf', source: 'a.md', text: './b.pdf', onDisk: true }] }],
    ['a partial', { parts: [{ source: 'docs/_p.mdx', digest: '1' }] }],
    ['the list of all docs', { docsDigest: 'd' }],
    ['a warning', { problems: [{ code: 'island', severity: 'warning', message: '' }] }],
    ['an article for a feed', { article: '' }],
  ])('is not one with %s', (_what, more) => {
    expect(quiet(more)).toBe(false);
  });
});

describe('reusePages', () => {
  const linked = pageResult({
    resolutions: [{ kind: 'link', url: './b.md', source: 'docs/a.md', text: '/docs/elsewhere' }],
  });
  const reuse = (page: Partial<SitePage>, world: { key?: string; routes?: string; isGone?: boolean } = {}) => {
    const language = { siteDir: '/', rootUrl: '/', staticDirs: [], docs: { digest: '', text: '' } };
    const routes = { baseUrl: '/', rootUrl: '/', trailingSlash: undefined, roots: [], urls: [], files: [] };
    const { url, output } = sitePage();
    const planned = { route: { url, output }, language: 0, key: world.key ?? 'k' } as unknown as PlannedPage;
    const known = sitePage({ key: 'k', ...page });
    const record = { time: 1, routes: 'r', targets: '', files: new Map(), pages: new Map([[url, known]]) };
    return reusePages([planned], {
      record,
      results: pageResults({ [known.resultKey]: linked }),
      previous: { take: ({ inode }) => (world.isGone ? undefined : inode + 1) },
      routes: world.routes ?? 'r',
      data: { siteDir: '/', languages: [{ ...language, routes }] } as unknown as PageMakerData,
      store: openStore('/nowhere'),
    }).get(url);
  };

  it('takes a page with the same key, with the inode that its file has now', () => {
    expect(reuse({ isQuiet: true, inode: 7 })).toEqual(sitePage({ key: 'k', isQuiet: true, inode: 8 }));
    expect(reuse({ isQuiet: true }, { key: 'other' })).toBeUndefined();
    expect(reuse({ isQuiet: true, output: 'other/index.html' })).toBeUndefined();
    expect(reuse({ isQuiet: true }, { isGone: true })).toBeUndefined();
  });

  it('checks the answers of a page unless it is quiet and all addresses are the same', () => {
    expect(reuse({ isQuiet: true }, { routes: 'other' })).toBeUndefined();
    expect(reuse({ isQuiet: false })).toBeUndefined();
  });
});
