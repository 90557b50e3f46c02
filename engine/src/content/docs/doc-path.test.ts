import { describe, expect, it } from 'vitest';
import {
  keepNumberPrefix,
  parseNumberPrefix,
  resolvePrefixReader,
  stripNumberPrefixes,
  isPathname,
  resolveDocSlug,
} from './doc-path.ts';

describe('parseNumberPrefix', () => {
  const cases: [name: string, rest: string, position?: number][] = [
    ['01-ilk', 'ilk', 1],
    ['1.ikinci', 'ikinci', 1],
    ['10 - ucuncu', 'ucuncu', 10],
    ['001_altinci', 'altinci', 1],
    ['3--yedinci', 'yedinci', 3],
    ['4-.sekizinci', 'sekizinci', 4],
    ['13.-_ karisik', 'karisik', 13],
    ['2024-yil', 'yil', 2024],
    ['0-sifir', 'sifir', 0],
    ['100-v2-yuz', 'v2-yuz', 100],
    ['03. Alt Klasör', 'Alt Klasör', 3],
    ['2021-03-dorduncu', '2021-03-dorduncu'],
    ['1.2.3-besinci', '1.2.3-besinci'],
    ['05-06-dokuzuncu', '05-06-dokuzuncu'],
    ['06-1a', '06-1a'],
    ['2.1-surum', '2.1-surum'],
    ['9 onbirinci', '9 onbirinci'],
    ['7onuncu', '7onuncu'],
    ['8-', '8-'],
    ['-1-eksi', '-1-eksi'],
  ];
  for (const [name, rest, position] of cases) {
    it(`reads ${name}`, () =>
      expect(parseNumberPrefix(name)).toEqual(position === undefined ? { name: rest } : { name: rest, position }));
  }

  it('is applied to every folder of a path', () => {
    expect(stripNumberPrefixes('01-a/2.1-b/03_c', parseNumberPrefix)).toBe('a/2.1-b/c');
  });

  it('can be switched off or replaced', () => {
    expect(resolvePrefixReader(true)).toBe(parseNumberPrefix);
    expect(resolvePrefixReader(false)).toBe(keepNumberPrefix);
    const own = resolvePrefixReader((name) => ({ filename: name.slice(1), numberPrefix: 7 }));
    expect(own('xa')).toEqual({ name: 'a', position: 7 });
  });
});

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
