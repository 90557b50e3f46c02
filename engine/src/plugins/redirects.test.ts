import { describe, expect, it } from 'vitest';
import { buildRedirects } from './redirects.ts';
import { createRouteTable } from '../routes/table.ts';

const options = ({ baseUrl = '/', trailingSlash }: { baseUrl?: string; trailingSlash?: boolean } = {}) => ({
  table: createRouteTable({
    baseUrl,
    rootUrl: baseUrl,
    trailingSlash,
    roots: [],
    urls: [`${baseUrl}docs/yeni`, `${baseUrl}docs/şu`],
    files: [],
  }),
  siteUrl: 'https://example.com',
  hasFile: (path: string) => path === 'dosya.pdf',
});

describe('buildRedirects', () => {
  it('makes a page for every old address', () => {
    const { pages, problems } = buildRedirects([{ from: ['/eski', '/daha/eski.html'], to: '/docs/yeni#x' }], options());
    expect(problems).toEqual([]);
    expect(pages.map(({ url, output, to }) => [url, output, to])).toEqual([
      ['/eski', 'eski/index.html', '/docs/yeni#x'],
      ['/daha/eski.html', 'daha/eski.html', '/docs/yeni#x'],
    ]);
    expect(pages[0]?.html).toContain('<meta http-equiv="refresh" content="0; url=/docs/yeni#x">');
    expect(pages[0]?.html).toContain('<meta name="robots" content="noindex">');
    expect(pages[0]?.html).toContain('<link rel="canonical" href="https://example.com/docs/yeni#x">');
    expect(pages[0]?.html).toContain('<script>var l=location');
  });

  it('never stands where a host looks for the page first, nor in the place of its file', () => {
    const redirects = [
      { from: ['/docs/yeni.html', '/docs/yeni/index.html', '/index.html'], to: '/docs/yeni' },
      { from: '/docs/şu/index.html', to: '/docs/yeni' },
    ];
    const aliases = [{ from: '/docs/şu.html', to: '/docs/şu' }];
    const filesOf = (trailingSlash?: boolean) => {
      const { pages, problems } = buildRedirects(redirects, { ...options({ trailingSlash }), aliases });
      return [pages.map(({ output }) => output), problems.map(({ code }) => code)];
    };
    expect(filesOf()).toEqual([
      ['docs/yeni.html/index.html', 'index.html', 'docs/şu.html/index.html'],
      ['redirect-over-page'],
    ]);
    expect(filesOf(false)).toEqual([['docs/yeni/index.html', 'index.html', 'docs/şu/index.html'], []]);
  });

  it('adds baseUrl and the last slash, encodes, and escapes', () => {
    const { pages } = buildRedirects(
      [
        { from: '/a', to: '/docs/şu?x="<' },
        { from: '/b', to: 'https://example.org/x' },
      ],
      options({ baseUrl: '/kok/', trailingSlash: false }),
    );
    expect(pages.map(({ output, to }) => [output, to])).toEqual([
      ['a.html', '/kok/docs/%C5%9Fu?x="<'],
      ['b.html', 'https://example.org/x'],
    ]);
    expect(pages[0]?.html).toContain('url=/kok/docs/%C5%9Fu?x=&quot;&lt;');
  });

  it('refuses a target that does not exist and two targets for one address; a page wins over a redirect', () => {
    const { pages, problems } = buildRedirects(
      [
        { from: '/a', to: '/docs/yen' },
        { from: '/docs/yeni', to: '/docs/şu' },
        { from: '/b', to: '/docs/yeni' },
        { from: '/b/', to: '/docs/şu' },
        { from: '/c', to: '/dosya.pdf' },
      ],
      options(),
    );
    expect(problems).toMatchObject([
      { code: 'broken-redirect', severity: 'error', hint: 'Did you mean /docs/yeni?' },
      { code: 'redirect-over-page', severity: 'warning' },
      { code: 'duplicate-redirect', severity: 'error' },
    ]);
    expect(pages.map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  });

  describe('of a language', () => {
    const turkish = (lenient: boolean) => ({
      table: createRouteTable({
        baseUrl: '/kok/tr/',
        rootUrl: '/kok/',
        trailingSlash: undefined,
        roots: [],
        urls: ['/kok/tr/docs/yeni'],
        files: [],
      }),
      siteUrl: 'https://example.com',
      hasFile: (path: string) => path === 'dosya.pdf',
      lenient,
    });
    const redirects = [
      { from: '/eski', to: '/docs/yeni' },
      { from: '/cevrilmemis', to: '/docs/yok' },
      { from: '/belge', to: '/dosya.pdf' },
      { from: '/dis', to: 'https://example.org' },
    ];

    it('lead from and to its own pages, and to files that all languages share', () => {
      const { pages } = buildRedirects(redirects, turkish(true));
      expect(pages.map(({ url, output, to }) => [url, output, to])).toEqual([
        ['/kok/tr/eski', 'tr/eski/index.html', '/kok/tr/docs/yeni'],
        ['/kok/tr/belge', 'tr/belge/index.html', '/kok/dosya.pdf'],
        ['/kok/tr/dis', 'tr/dis/index.html', 'https://example.org'],
      ]);
    });

    it('are left out without a word where the language lacks the page, if that is allowed', () => {
      expect(buildRedirects(redirects, turkish(true)).problems).toEqual([]);
      expect(buildRedirects(redirects, turkish(false)).problems).toMatchObject([
        { code: 'broken-redirect', severity: 'error' },
      ]);
    });
  });
});
