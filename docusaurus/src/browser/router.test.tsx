import { describe, expect, it } from 'vitest';
import { createContext, renderIn } from '../../../engine/src/theme/testing/render-page.tsx';
import { matchPath, Redirect, useHistory } from './router.tsx';
import { toHref } from './location.ts';

describe('Redirect', () => {
  it('sends the reader on by the head of the page, and has a link for whom that does not move', () => {
    const context = createContext();
    expect(renderIn(<Redirect to="/docs/yeni ad?a=1#b" />, context)).toBe(
      '<a href="/kok/docs/yeni%20ad?a=1#b">/kok/docs/yeni%20ad?a=1#b</a>',
    );
    expect(context.head.tags.flat()).toEqual([
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/kok/docs/yeni%20ad?a=1#b' } },
      { tagName: 'link', attributes: { rel: 'canonical', href: 'https://example.com/kok/docs/yeni%20ad?a=1#b' } },
    ]);
  });

  it('leads to other sites, and to a place that is given in parts', () => {
    const refreshOf = (element: React.ReactNode): unknown => {
      const context = createContext();
      renderIn(element, context);
      return context.head.tags.flat()[1]?.attributes['content'];
    };
    expect(refreshOf(<Redirect to="https://example.org/x" />)).toBe('0; url=https://example.org/x');
    expect(refreshOf(<Redirect to={{ pathname: '/docs', search: 'a=1' }} />)).toBe('0; url=/kok/docs?a=1');
  });
});

describe('useHistory', () => {
  function Show() {
    const history = useHistory();
    return <>{`${history.location.pathname} ${history.createHref({ search: '?x' })}`}</>;
  }

  it('knows the page on the server', () => {
    expect(renderIn(<Show />)).toBe('/kok/docs/a /kok/docs/a?x');
  });
});

describe('a place in parts', () => {
  it.each([
    ['/x?y', '/x?y'],
    [{ search: 'a=1', hash: 'b' }, '/simdi?a=1#b'],
    [{ pathname: '/ş?', search: '?', hash: '#' }, '/%C5%9F%3F'],
  ])('%j is %s', (to, href) => {
    expect(toHref(to, '/simdi')).toBe(href);
  });
});

describe('matchPath', () => {
  it.each([
    ['/docs/2.0/giris', '/docs/:version/:page?', { version: '2.0', page: 'giris' }, true],
    ['/docs/2.0/', '/docs/:version/:page?', { version: '2.0', page: undefined }, true],
    ['/docs/2.0/a/b', '/docs/:version', { version: '2.0' }, false],
    ['/a/b/c', '/a/*', { 0: 'b/c' }, true],
    ['/a', '/', {}, false],
    ['/', '/', {}, true],
  ])('%s fits %s', (pathname, path, params, isExact) => {
    expect(matchPath(pathname, path)).toMatchObject({ path, params, isExact });
    expect(matchPath(pathname, { path: ['/baska', path], exact: true }) !== null).toBe(isExact);
  });

  it('is null where nothing fits', () => {
    expect(matchPath('/docsx', '/docs')).toBeNull();
    expect(matchPath('/docs/', { path: '/docs', strict: true, exact: true })).toBeNull();
    expect(matchPath('/x', {})).toBeNull();
  });
});
