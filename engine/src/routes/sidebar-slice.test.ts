import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../shared/model.ts';
import { buildBreadcrumbs } from './sidebar-index.ts';
import { createSidebarIndex, findTrail } from './sidebar-index.ts';
import { leavesOut, sliceSidebar } from './sidebar-slice.ts';
import { category, link as bareLink } from './testing/sidebar-items.ts';

const link: typeof bareLink = (label, more) => bareLink(label, { href: `/docs/${label}`, ...more });

const ITEMS: SidebarItem[] = [
  link('a'),
  category('K', [link('k1'), category('İç', [link('k2')]), link('gizli', { unlisted: true })], { href: '/docs/k/' }),
  category('Sayfasız', [category('Derin', [link('d1')]), link('d2')]),
  category('Açık', [link('o1'), category('Kapalı', [link('o2')])], { collapsed: false }),
  category('Daralmaz', [link('n1')], { collapsible: false, collapsed: false }),
  category('Gizliler', [link('g1', { unlisted: true })]),
  category('Gizli sayfalı', [link('p1')], { href: '/docs/p', linkUnlisted: true }),
  { type: 'html', value: '<hr>' },
];
const index = createSidebarIndex(ITEMS);

type Row = string | [label: string, href: string | undefined, items: Row[] | 'closed'];
const rows = (items: readonly SidebarItem[]): Row[] =>
  items.map((item) => {
    if (item.type === 'html') return item.value;
    return item.type === 'link' ? item.label : [item.label, item.href, item.closed ? 'closed' : rows(item.items)];
  });

const OPEN: Row[] = [
  ['Açık', undefined, ['o1', ['Kapalı', '/docs/o2', 'closed']]],
  ['Daralmaz', undefined, ['n1']],
];

describe('sliceSidebar', () => {
  it('keeps the open branch and cuts the closed ones to links', () => {
    expect(rows(sliceSidebar(index, '/docs/k2').items)).toEqual([
      'a',
      ['K', '/docs/k/', ['k1', ['İç', undefined, ['k2']]]],
      ['Sayfasız', '/docs/d1', 'closed'],
      ...OPEN,
      ['Gizli sayfalı', '/docs/p1', 'closed'],
      '<hr>',
    ]);
  });

  it("opens a category on its own page, whatever the address' last slash", () => {
    expect(rows(sliceSidebar(index, '/docs/k').items)[1]).toEqual([
      'K',
      '/docs/k/',
      ['k1', ['İç', '/docs/k2', 'closed']],
    ]);
  });

  it('shows unlisted items only on their own page', () => {
    expect(rows(sliceSidebar(index, '/docs/gizli').items)[1]).toEqual([
      'K',
      '/docs/k/',
      ['k1', ['İç', '/docs/k2', 'closed'], 'gizli'],
    ]);
    expect(rows(sliceSidebar(index, '/docs/g1').items)).toContainEqual(['Gizliler', undefined, ['g1']]);
    expect(rows(sliceSidebar(index, '/docs/p').items)).toContainEqual(['Gizli sayfalı', '/docs/p', ['p1']]);
    expect(rows(sliceSidebar(index, '/docs/p1').items)).toContainEqual(['Gizli sayfalı', undefined, ['p1']]);
  });

  it('leaves the sidebar itself as it was', () => {
    const before = JSON.stringify(ITEMS);
    sliceSidebar(index, '/docs/k2');
    expect(JSON.stringify(ITEMS)).toBe(before);
  });

  it('finds whether anything was left out', () => {
    expect(leavesOut(sliceSidebar(index, '/docs/a'))).toBe(true);
    const small = createSidebarIndex([category('K', [link('x')])]);
    expect(leavesOut(sliceSidebar(small, '/docs/x'))).toBe(false);
    expect(leavesOut(sliceSidebar(small, '/docs/yok'))).toBe(true);
  });

  it('touches only the way to the page and what is around it', () => {
    const count = 2000;
    const big = Array.from({ length: count }, (_, at) => category(`K${at}`, [link(`x${at}`), link(`y${at}`)]));
    const slice = sliceSidebar(createSidebarIndex(big), '/docs/y7').items;
    const shown = slice.flatMap((item) => (item.type === 'category' ? item.items : []));
    expect(slice).toHaveLength(50);
    expect(shown.map((item) => item.type === 'link' && item.label)).toEqual(['x7', 'y7']);
  });
});

describe('buildBreadcrumbs', () => {
  it('leads from the root to the page, which has no link', () => {
    expect(buildBreadcrumbs(findTrail(index, '/docs/k2'))).toEqual([
      { label: 'K', href: '/docs/k/' },
      { label: 'İç' },
      { label: 'k2' },
    ]);
    expect(buildBreadcrumbs(findTrail(index, '/docs/k/'))).toEqual([{ label: 'K' }]);
    expect(buildBreadcrumbs(findTrail(index, '/docs/p1'))).toEqual([{ label: 'Gizli sayfalı' }, { label: 'p1' }]);
    expect(buildBreadcrumbs(findTrail(index, '/docs/yok'))).toEqual([]);
  });
});
