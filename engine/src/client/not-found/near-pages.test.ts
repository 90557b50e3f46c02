import { describe, expect, it } from 'vitest';
import type { AddressList } from '../../shared/address-list.ts';
import { findMeantPage, findNearPages, wordsOf } from './near-pages.ts';

const list: AddressList = {
  base: '/kok/',
  pages: [
    ['/kok/', 'Ana sayfa'],
    ['/kok/blog', 'Blog'],
    ['/kok/blog/Ayar', 'Büyük ayar'],
    ['/kok/blog/ayar', 'Küçük ayar'],
    ['/kok/docs/1.0/kurulum', 'Kurulum'],
    ['/kok/docs/2.0/kurulum', 'Kurulum'],
    ['/kok/docs/category/sipariş-akışları', 'Sipariş akışları'],
    ['/kok/docs/destek/odeme/iade', 'İade nasıl yapılır'],
    ['/kok/docs/destek/odeme/kart', 'Kartla ödeme'],
    ['/kok/docs/kurulum', 'Kurulum'],
  ],
  versions: ['/kok/docs/1.0', '/kok/docs/2.0'],
  patterns: [],
};
const near = (path: string): string[] => findNearPages(path, list).map(([url]) => url);

describe('the page that an address means', () => {
  it.each([
    ['/kok/docs/kurulum.html', '/kok/docs/kurulum'],
    ['/kok/docs/kurulum/index.html', '/kok/docs/kurulum'],
    ['/kok/docs/kurulum/', '/kok/docs/kurulum'],
    ['/kok//docs/kurulum', '/kok/docs/kurulum'],
    ['/kok/Docs/KURULUM', '/kok/docs/kurulum'],
    ['/kok/docs/kurulum.md', '/kok/docs/kurulum'],
    ['/kok/docs/category/SIPARIS-AKISLARI', '/kok/docs/category/sipariş-akışları'],
    ['/kok/index.html', '/kok/'],
    ['/kok/blog/Ayar/', '/kok/blog/Ayar'],
  ])('%s is %s', (path, url) => {
    expect(findMeantPage(path, list)).toBe(url);
  });

  it('is none where there are two, or none', () => {
    expect(findMeantPage('/kok/blog/AYAR', list)).toBeUndefined();
    expect(findMeantPage('/kok/docs/kurulumu', list)).toBeUndefined();
  });
});

describe('the nearest pages', () => {
  it('are those with a slip in the name, the nearest first', () => {
    expect(near('/kok/docs/kurlum')[0]).toBe('/kok/docs/kurulum');
    expect(near('/kok/docs/destek/odeme/karrt')).toEqual([
      '/kok/docs/destek/odeme/kart',
      '/kok/docs/destek/odeme/iade',
    ]);
  });

  it('are found where they have moved to, and by their title', () => {
    expect(near('/kok/docs/yardim/iade')[0]).toBe('/kok/docs/destek/odeme/iade');
    expect(near('/kok/docs/kartla-odeme')[0]).toBe('/kok/docs/destek/odeme/kart');
  });

  it('are of the last version, or of the one that the address is in', () => {
    expect(near('/kok/docs/kurulun')).toEqual(['/kok/docs/kurulum']);
    expect(near('/kok/docs/1.0/kurulun')).toEqual(['/kok/docs/1.0/kurulum', '/kok/docs/kurulum']);
  });

  it('are none where nothing is similar', () => {
    expect(near('/kok/xyz')).toEqual([]);
    expect(near('/kok/docs/bambaska-bir-konu')).toEqual([]);
  });
});

it('an address gives the words to search for', () => {
  expect(wordsOf('/kok/docs/sipariş-akışı_2.html')).toBe('sipariş akışı 2');
  expect(wordsOf('/kok/docs/kart/')).toBe('kart');
});
