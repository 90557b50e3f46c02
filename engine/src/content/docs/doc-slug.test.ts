import { describe, expect, it } from 'vitest';
import { isPathname, resolveDocSlug } from './doc-slug.ts';

describe('resolveDocSlug', () => {
  const cases: [path: string, baseId: string, slug: string | undefined, url: string, folder?: string][] = [
    ['giris.md', 'giris', undefined, '/giris'],
    ['index.md', 'index', undefined, '/'],
    ['01-k/02-a.md', 'a', undefined, '/k/a', 'k'],
    ['k/index.md', 'index', undefined, '/k/'],
    ['k/README.md', 'README', undefined, '/k/'],
    ['k/INDEX.mdx', 'INDEX', undefined, '/k/'],
    ['04-ayni/04-ayni.md', 'ayni', undefined, '/ayni/', 'ayni'],
    ['03-onekli/05-onekli.md', 'onekli', undefined, '/onekli/onekli', 'onekli'],
    ['k/a.md', 'ozel', undefined, '/k/ozel'],
    ['k/a.md', 'a', '/mutlak', '/mutlak'],
    ['k/a.md', 'a', 'goreli', '/k/goreli'],
    ['k/a.md', 'a', './goreli', '/k/goreli'],
    ['k/a.md', 'a', '../ust', '/ust'],
    ['k/a.md', 'a', '../../../ust', '/ust'],
    ['k/a.md', 'a', '05-sayili', '/k/05-sayili'],
    ['k/a.md', 'a', '/sonu/', '/sonu/'],
    ['k/index.md', 'index', 'x', '/k/x'],
    ['Klasör Adı/Dosya.md', 'Dosya', undefined, '/Klasör Adı/Dosya'],
  ];
  for (const [path, baseId, slug, url, folder = path.split('/').slice(0, -1).join('/')] of cases) {
    it(`puts ${path} with slug ${slug} at ${url}`, () => {
      expect(resolveDocSlug(path, { baseId, slug, folder })).toBe(url);
    });
  }

  it('knows addresses that a browser would change', () => {
    expect(['/a b', '/ş/İ', '/a+b&c', '/🚀'].every(isPathname)).toBe(true);
    expect(['/a?b', '/a#b', '/a\\b'].some(isPathname)).toBe(false);
  });
});
