import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../../routes/table.ts';
import { resolvePlaceholder, type PlaceholderResolvers } from './placeholders.ts';
import type { Asset } from './assets.ts';

const table = createRouteTable({
  baseUrl: '/kok/',
  rootUrl: '/kok/',
  trailingSlash: undefined,
  roots: [['docs']],
  urls: ['/kok/docs/a', '/kok/docs/b'],
  files: [
    ['docs/a.md', '/kok/docs/a'],
    ['docs/b.md', '/kok/docs/b'],
  ],
});
const image: Asset = {
  url: '/kok/assets/ç.png',
  width: 30,
  height: 20,
  file: '/site/docs/ç.png',
  digest: '1',
  output: 'assets/ç.png',
};
const download: Asset = { url: '/kok/assets/a.pdf', file: '/site/docs/a.pdf', digest: '2', output: 'assets/a.pdf' };
const script: Asset = {
  url: '/kok/assets/mermaid-1/m.mjs',
  file: '/m.mjs',
  digest: '3',
  output: 'assets/mermaid-1/m.mjs',
};
const resolvers: PlaceholderResolvers = {
  table,
  assetsOf: {
    resolvePackage: (name) => (name === 'mermaid/m.mjs' ? script : undefined),
    resolve: (url) => (/ç\.png|%C3%A7\.png/.test(url) ? image : url.startsWith('./a.pdf') ? download : undefined),
  },
};
const place = { source: 'docs/a.md', pageUrl: '/kok/docs/a' };
const resolve = (kind: 'link' | 'image' | 'asset' | 'package', url: string) =>
  resolvePlaceholder({ kind, url }, place, resolvers);

describe('resolvePlaceholder', () => {
  it('gives a component that expects what is written all but the addresses of files as they are', () => {
    const givenOf = (url: string, asWritten: boolean) =>
      resolvePlaceholder({ kind: 'link', url }, place, { ...resolvers, asWritten }).given;
    const urls = ['./b.md#x', './a.pdf', '/docs/b', '../c?x', 'yok.md', 'pathname:///x'];
    expect(urls.map((url) => givenOf(url, true))).toEqual([
      '/kok/docs/b#x',
      '/kok/assets/a.pdf',
      '/docs/b',
      '../c?x',
      'yok.md',
      'pathname:///x',
    ]);
    expect(urls.map((url) => givenOf(url, false))).toEqual([
      '/kok/docs/b#x',
      '/kok/assets/a.pdf',
      '/kok/docs/b',
      '/kok/c?x',
      '/kok/docs/yok.md',
      '/kok/x',
    ]);
  });

  it('asks for an address where there is none, and shows an image at it as it is', () => {
    const asked: unknown[] = [];
    const fill = (kind: 'link' | 'image' | 'asset', url: string) =>
      resolvePlaceholder({ kind, url, line: 2, column: 3 }, place, {
        ...resolvers,
        replaceMissing: (missing) => {
          asked.push(missing);
          return missing.url.startsWith('./old') ? '/new?a&b' : undefined;
        },
      });
    expect(fill('link', './old.md')).toMatchObject({ href: '/kok/new?a&b', text: '/kok/new?a&amp;b', missing: false });
    expect(fill('image', './old.png')).toMatchObject({ text: '/new?a&amp;b', missing: false });
    expect(fill('link', './yok.md')).toMatchObject({ text: '/kok/docs/yok.md', missing: true });
    expect(fill('image', './yok.png')).toMatchObject({ text: './yok.png', missing: true });
    // What exists is not asked about, nor are files that code names.
    expect([fill('link', './b.md'), fill('asset', './old.pdf')].map(({ missing }) => missing)).toEqual([false, true]);
    expect(asked).toHaveLength(4);
    expect(asked[0]).toEqual({ kind: 'link', url: './old.md', line: 2, column: 3, source: 'docs/a.md' });
  });

  it('leads a link to a file to its page, query and hash kept', () => {
    expect(resolve('link', './b.md?x=1&y=2#ç')).toEqual({
      text: '/kok/docs/b?x=1&amp;y=2#%C3%A7',
      href: '/kok/docs/b?x=1&y=2#%C3%A7',
      given: '/kok/docs/b?x=1&y=2#%C3%A7',
      asset: undefined,
      missing: false,
      onDisk: false,
    });
  });

  it('says when the file of a link makes no page', () => {
    expect(resolve('link', './none.md')).toMatchObject({ missing: true });
  });

  it.each([
    ['/docs/b', '/kok/docs/b'],
    ['../x', '/kok/x'],
    ['#yer', '#yer'],
    ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['pathname:///a.pdf', '/kok/a.pdf'],
    ['/x.html', '/kok/x.html'],
  ])('gives any other link its address: %s', (url, href) => {
    expect(resolve('link', url)).toMatchObject({ text: href, href, missing: false });
  });

  it('makes a link to a file beside the page a download', () => {
    expect(resolve('link', './a.pdf#page=2')).toMatchObject({
      text: '/kok/assets/a.pdf#page=2',
      asset: download,
      missing: false,
    });
    expect(resolve('link', './none.pdf')).toMatchObject({ text: '/kok/docs/none.pdf', asset: undefined });
  });

  it('writes the size of an image after its address', () => {
    expect(resolve('image', './ç.png')).toEqual({
      text: '/kok/assets/%C3%A7.png" width="30" height="20',
      asset: image,
      missing: false,
      onDisk: true,
    });
    expect(resolve('image', './ç.png#gece').text).toBe('/kok/assets/%C3%A7.png#gece" width="30" height="20');
    expect(resolve('asset', './ç.png').text).toBe('/kok/assets/%C3%A7.png');
    expect(resolve('image', './a.pdf').text).toBe('/kok/assets/a.pdf');
  });

  it('keeps the address of an image that is missing', () => {
    expect(resolve('image', './"none".png')).toEqual({ text: './&quot;none&quot;.png', missing: true, onDisk: true });
  });

  it('escapes what would end the attribute', () => {
    expect(resolve('link', 'https://a/"><script>').text).toBe('https://a/&quot;&gt;&lt;script&gt;');
  });
});
