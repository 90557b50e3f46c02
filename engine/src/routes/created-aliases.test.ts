import { describe, expect, it } from 'vitest';
import type { Route } from '../shared/model.ts';
import { listCreatedAliases } from './created-aliases.ts';

const routes = ['/kok/', '/kok/docs/a', '/kok/docs/b', '/kok/404.html'].map(
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
    expect(listCreatedAliases(routes, { baseUrl: '/kok/', createRedirects })).toEqual([
      { from: '/kok/eski/a', to: '/kok/docs/a' },
      { from: '/kok/eski/b', to: '/kok/docs/b' },
      { from: '/kok/b', to: '/kok/docs/b' },
    ]);
    expect(asked).toEqual(['/', '/docs/a', '/docs/b']);
  });

  it('never takes the place of a page', () => {
    expect(listCreatedAliases(routes, { baseUrl: '/kok/', createRedirects: () => '/docs/a' })).toEqual([]);
  });
});
