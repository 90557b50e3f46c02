import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/model.ts';
import { listAsciiAliases, listCreatedAliases } from './aliases.ts';

const routes = (...urls: string[]): Route[] =>
  urls.map((url) => ({ url, output: '', page: { kind: 'notFound', ways: [] }, bodies: [], unlisted: false }));

describe('listAsciiAliases', () => {
  it('gives an address with other letters one in plain ones', () => {
    expect(listAsciiAliases(routes('/docs/category/sipariş-akışları', '/docs/İade/Iğdır', '/docs/x'))).toEqual([
      { from: '/docs/category/siparis-akislari', to: '/docs/category/sipariş-akışları' },
      { from: '/docs/Iade/Igdir', to: '/docs/İade/Iğdır' },
    ]);
  });

  it('takes the mark of an İ in lower case away, whether it is one code point or two', () => {
    expect(listAsciiAliases(routes('/i\u0307zmir'))).toEqual([{ from: '/izmir', to: '/i\u0307zmir' }]);
  });

  it('never takes the place of a page or of another alias', () => {
    expect(listAsciiAliases(routes('/ödeme', '/odeme/', '/şık', '/sık'))).toEqual([{ from: '/sik', to: '/şık' }]);
  });

  it('leaves out what cannot be written in plain letters', () => {
    expect(listAsciiAliases(routes('/文档', '/привет'))).toEqual([]);
  });
});

const pages = ['/kok/', '/kok/docs/a', '/kok/docs/b', '/kok/404.html'].map(
  (url) => ({ url, page: { kind: url.endsWith('404.html') ? 'notFound' : 'doc' } }) as Route,
);

describe('listCreatedAliases', () => {
  it('asks for each page without the base, and takes one address, several or none', () => {
    const asked: string[] = [];
    const createRedirects = (path: string) => {
      asked.push(path);
      if (path === '/') return null;
      return path.endsWith('a') ? '/eski/a' : ['/eski/b', '/b'];
    };
    expect(listCreatedAliases(pages, { baseUrl: '/kok/', createRedirects })).toEqual([
      { from: '/kok/eski/a', to: '/kok/docs/a' },
      { from: '/kok/eski/b', to: '/kok/docs/b' },
      { from: '/kok/b', to: '/kok/docs/b' },
    ]);
    expect(asked).toEqual(['/', '/docs/a', '/docs/b']);
  });

  it('never takes the place of a page', () => {
    expect(listCreatedAliases(pages, { baseUrl: '/kok/', createRedirects: () => '/docs/a' })).toEqual([]);
  });
});
