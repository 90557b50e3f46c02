import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../shared/model.ts';
import { createSliceDigest } from './sidebar-slice.ts';
import { createSidebarIndex } from './sidebar-index.ts';
import { sliceSidebar } from './sidebar-slice.ts';
import { category, link } from './testing/sidebar-items.ts';

const ITEMS: SidebarItem[] = [
  link('a'),
  category('K', [link('k1'), category('İç', [link('k2'), link('k3')])], { href: '/k' }),
  category('Açık', [link('o1'), category('Kapalı', [link('o2')])], { collapsed: false }),
  category('Gizli sayfalı', [link('p1')], { href: '/p', linkUnlisted: true }),
  { type: 'html', value: '<hr>' },
];
const URLS = ['/a', '/k', '/k1', '/k2', '/k3', '/o1', '/o2', '/p', '/p1'];

/** What each page shows of a sidebar, and the digest of it. */
function show(items: SidebarItem[], urls = URLS) {
  const index = createSidebarIndex(items);
  const digest = createSliceDigest(index, (text) => text);
  return urls.map((url) => ({
    url,
    slice: JSON.stringify(sliceSidebar(index, url)),
    digest: digest(index.places.get(url)?.path ?? []),
  }));
}

/** The same sidebar with one item changed, wherever it stands. */
function change(items: readonly SidebarItem[], label: string, more: object): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (item.type === 'html') return item;
    const changed = item.label === label ? { ...item, ...more } : item;
    return changed.type === 'category' ? { ...changed, items: change(changed.items, label, more) } : changed;
  });
}

describe('createSliceDigest', () => {
  it.each([
    ['a', { label: 'a değişti' }],
    ['K', { label: 'K değişti' }],
    ['K', { href: '/baska' }],
    ['K', { collapsed: false }],
    ['k1', { className: 'yeni' }],
    ['k2', { label: 'k2 değişti' }],
    ['k2', { unlisted: true }],
    ['İç', { label: 'İç değişti' }],
    ['Açık', { collapsed: true }],
    ['o2', { label: 'o2 değişti' }],
    ['p1', { href: '/p2' }],
    ['Gizli sayfalı', { linkUnlisted: false }],
  ])('is another wherever the slice is: %s %j', (label, more) => {
    const [before, after] = [show(ITEMS), show(change(ITEMS, label, more))];
    const changed = before.filter(({ slice }, at) => slice !== after[at]?.slice);
    expect(changed.length).toBeGreaterThan(0);
    for (const { url, digest } of changed) expect(after.find((one) => one.url === url)?.digest).not.toBe(digest);
  });

  it('stays the same where what changes is in a branch that is closed', () => {
    const after = show(change(ITEMS, 'k3', { label: 'k3 değişti' }));
    const changed = show(ITEMS).filter(({ digest }, at) => digest !== after[at]?.digest);
    expect(changed.map(({ url }) => url)).toEqual(['/k2', '/k3']);
  });

  describe('of a long level', () => {
    const long = Array.from({ length: 300 }, (_, at) =>
      at % 10 === 5 ? category(`s${at}`, [link(`s${at}x`)], { href: `/s${at}` }) : link(`s${at}`),
    );
    const urls = long.flatMap(({ label }, at) => (at % 10 === 5 ? [`/${label}`, `/${label}x`] : [`/${label}`]));

    it.each([
      ['an item', change(long, 's60', { label: 's60 değişti' })],
      ['the page that is first behind a cut', change(long, 's125', { href: '/baska' })],
      ['an open item', change(long, 's65', { label: 's65 değişti' })],
      ['a page inside', change(long, 's65x', { label: 's65x değişti' })],
      ['a hidden item', change(long, 's60', { unlisted: true })],
      ['one more at the end', [...long, link('yeni')]],
      ['one less in the middle', long.filter(({ label }) => label !== 's150')],
    ])('is another exactly where the slice is: %s', (_, changed) => {
      const [before, after] = [show(long, urls), show(changed, urls)];
      const differ = (part: 'slice' | 'digest') =>
        before.filter((one, at) => one[part] !== after[at]?.[part]).map(({ url }) => url);
      expect(differ('slice').length).toBeGreaterThan(0);
      expect(differ('slice').length).toBeLessThan(urls.length);
      expect(differ('digest')).toEqual(differ('slice'));
    });

    it('is one for all pages that show the same', () => {
      const shown = show(long, urls);
      expect(new Set(shown.map(({ digest }) => digest)).size).toBe(new Set(shown.map(({ slice }) => slice)).size);
    });
  });
});
