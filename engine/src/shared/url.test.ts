import { describe, expect, it } from 'vitest';
import {
  applyTrailingSlash,
  decodePath,
  encodeHref,
  encodePath,
  isExternal,
  joinUrl,
  outputFileOf,
  placeInSite,
  resolveUrl,
  splitHref,
  urlKey,
} from './url.ts';

describe('joinUrl', () => {
  it.each([
    [['/', 'docs', 'a'], '/docs/a'],
    [['/kok/', '/docs/', '/a/'], '/kok/docs/a/'],
    [['docs', ''], '/docs'],
    [[''], '/'],
  ])('joins %j to %s', (pieces, joined) => {
    expect(joinUrl(...pieces)).toBe(joined);
  });
});

describe('resolveUrl', () => {
  it.each([
    ['b', '/docs/a', '/docs/b'],
    ['b', '/docs/a/', '/docs/a/b'],
    ['../b', '/docs/x/a', '/docs/b'],
    ['./', '/docs/a', '/docs/'],
    ['..', '/docs/x/a', '/docs/'],
    ['../../../b', '/docs/a', '/b'],
    ['/x/../y', '/docs/a', '/y'],
    ['..', '/a', '/'],
  ])('resolves %s on %s as a browser does', (target, base, resolved) => {
    expect(resolveUrl(target, base)).toBe(resolved);
    expect(new URL(target, `https://example.com${base}`).pathname).toBe(resolved);
  });
});

describe('applyTrailingSlash', () => {
  const baseUrl = '/kok/';

  it('leaves an address as it is when the site does not say', () => {
    expect(applyTrailingSlash('/kok/a/', { baseUrl })).toBe('/kok/a/');
    expect(applyTrailingSlash('/kok/a', { baseUrl })).toBe('/kok/a');
  });

  it('adds or takes the slash before query and hash', () => {
    expect(applyTrailingSlash('/kok/a?x=/#y/', { baseUrl, trailingSlash: true })).toBe('/kok/a/?x=/#y/');
    expect(applyTrailingSlash('/kok/a/?x=/#y/', { baseUrl, trailingSlash: false })).toBe('/kok/a?x=/#y/');
    expect(applyTrailingSlash('/kok/a/', { baseUrl, trailingSlash: true })).toBe('/kok/a/');
  });

  it.each(['/', '/kok/', '/kok/#a', '#a', '?x=1'])('never changes the root nor a place on the page: %s', (href) => {
    for (const trailingSlash of [true, false]) expect(applyTrailingSlash(href, { baseUrl, trailingSlash })).toBe(href);
  });
});

describe('splitHref', () => {
  it.each([
    ['/a/b?x=1#y', { path: '/a/b', query: '?x=1', hash: '#y', suffix: '?x=1#y' }],
    ['/a#y?z', { path: '/a', query: '', hash: '#y?z', suffix: '#y?z' }],
    ['?x', { path: '', query: '?x', hash: '', suffix: '?x' }],
    ['', { path: '', query: '', hash: '', suffix: '' }],
    ['a\nb#c\nd', { path: 'a\nb', query: '', hash: '#c\nd', suffix: '#c\nd' }],
  ])('splits %j', (href, parts) => {
    expect(splitHref(href)).toEqual(parts);
  });
});

describe('isExternal', () => {
  it.each(['https://a.b', 'mailto:x@y', 'HTTP://A', '//cdn/x', 'tel:1', 'pathname:///x'])(
    '%s leaves the site',
    (href) => {
      expect(isExternal(href)).toBe(true);
    },
  );

  it.each(['/a', 'a', './a:b', '#a:b', '?x=https://a', ''])('%j does not', (href) => {
    expect(isExternal(href)).toBe(false);
  });
});

describe('outputFileOf', () => {
  const baseUrl = '/kok/';

  it.each([
    ['/kok/', undefined, 'index.html'],
    ['/kok/a', undefined, 'a/index.html'],
    ['/kok/a/', undefined, 'a/index.html'],
    ['/kok/a', true, 'a/index.html'],
    ['/kok/a', false, 'a.html'],
    ['/kok/a/', false, 'a.html'],
    ['/kok/a.html', undefined, 'a.html'],
    ['/kok/404', undefined, '404.html'],
    ['/kok/404/', true, '404.html'],
    ['/kok/Klasör Adı/İ', undefined, 'Klasör Adı/İ/index.html'],
  ] as const)('writes %s with trailingSlash %s to %s', (url, trailingSlash, file) => {
    expect(outputFileOf(url, { baseUrl, rootUrl: baseUrl, trailingSlash })).toBe(file);
  });
});

describe('a site of several languages', () => {
  const roots = { baseUrl: '/kok/en/', rootUrl: '/kok/' };

  it.each([
    ['/kok/en/', undefined, 'en/index.html'],
    ['/kok/en/', false, 'en/index.html'],
    ['/kok/en/a', undefined, 'en/a/index.html'],
    ['/kok/en/a', false, 'en/a.html'],
    ['/kok/en/404', undefined, 'en/404.html'],
    ['/kok/en/404.html', false, 'en/404.html'],
    ['/kok/en/docs/404', undefined, 'en/docs/404/index.html'],
  ] as const)('writes %s with trailingSlash %s to %s', (url, trailingSlash, file) => {
    expect(outputFileOf(url, { ...roots, trailingSlash })).toBe(file);
  });

  it.each([
    ['/docs/a', '/kok/en/docs/a'],
    ['/kok/en/docs/a', '/kok/en/docs/a'],
    ['/kok/en', '/kok/en'],
    ['/', '/kok/en/'],
    ['/docs/1.0', '/kok/en/docs/1.0'],
    ['/eski.html', '/kok/en/eski.html'],
    ['/img/a.png', '/kok/img/a.png'],
    ['/kok/img/a.png', '/kok/img/a.png'],
    ['img/a.svg', '/kok/img/a.svg'],
  ])('has the page or file %s at %s', (path, url) => {
    expect(placeInSite(path, roots)).toBe(url);
  });

  it('has every path where it is, in the language that stands at its root', () => {
    for (const path of ['/docs/a', '/img/a.png', '/en/docs/a'])
      expect(placeInSite(path, { baseUrl: '/', rootUrl: '/' })).toBe(path);
  });
});

describe('urlKey', () => {
  it('is one for all spellings of an address', () => {
    expect(urlKey('/docs/a/')).toBe(urlKey('/docs/a'));
    expect(urlKey('/ç'.normalize('NFD'))).toBe(urlKey('/ç'.normalize('NFC')));
    expect(urlKey('/')).toBe('/');
    expect(urlKey('//')).toBe('/');
    expect(urlKey('/A')).not.toBe(urlKey('/a'));
  });
});

describe('encodeHref', () => {
  it('encodes the path of an address of the site, and leaves query, hash and other addresses', () => {
    expect(encodeHref('/ç?a=b#d')).toBe('/%C3%A7?a=b#d');
    expect(encodeHref('https://x.test/?a=1')).toBe('https://x.test/?a=1');
  });
});

describe('encodePath and decodePath', () => {
  it('escape what would end the path, and come back', () => {
    expect(encodePath('/a b/ç?#%')).toBe('/a%20b/%C3%A7%3F%23%25');
    expect(decodePath('/a%20b/%C3%A7')).toBe('/a b/ç');
  });

  it('leave what is no percent-encoding', () => {
    expect(decodePath('/%zz/ç')).toBe('/%zz/ç');
  });
});
