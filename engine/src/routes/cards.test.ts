import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../shared/model.ts';
import { buildCards, buildCategoryCards, type CardPage } from './cards.ts';
import { createSidebarIndex, findTrail } from './sidebar-index.ts';
import { category, link } from './testing/sidebar-items.ts';

const PAGES: Record<string, CardPage> = {
  '/k1': { description: 'k1 açıklaması', isGenerated: false },
  '/uçlar': { description: 'Uçların açıklaması', isGenerated: true },
  '/tek': { isGenerated: true },
  '/belge': { description: 'Belgenin açıklaması', isGenerated: false },
};

const optionsOf = (items: SidebarItem[]) => ({
  index: createSidebarIndex(items),
  findPage: (key: string) => PAGES[key],
});
const cardsOf = (...items: SidebarItem[]) => buildCards(items, optionsOf(items));

describe('cards', () => {
  it('leave out what is unlisted or has no page', () => {
    const cards = cardsOf(
      link('a'),
      link('gizli', { unlisted: true }),
      category('Gizliler', [link('g1', { unlisted: true })]),
      category('Gizli sayfalı', [link('p1')], { href: '/p', linkUnlisted: true }),
      { type: 'html', value: '<hr>' },
    );
    expect(cards.map(({ label, href }) => [label, href])).toEqual([
      ['a', '/a'],
      ['Gizli sayfalı', '/p1'],
    ]);
  });

  it('say what a page says of itself', () => {
    expect(cardsOf(link('k1'))).toEqual([
      { type: 'link', label: 'k1', href: '/k1', description: 'k1 açıklaması', docId: 'k1' },
    ]);
    const [written] = cardsOf(link('k1', { description: 'Kenar çubuğununki' }));
    expect(written?.description).toBe('Kenar çubuğununki');
  });

  it('say what the page of a category says, else the first titles in it', () => {
    const two = [link('k1'), link('k2')];
    const says = (...args: Parameters<typeof category>) => cardsOf(category(...args))[0]?.description;
    expect(says('K', two, { href: '/uçlar' })).toBe('Uçların açıklaması');
    expect(says('K', two, { href: '/uçlar', description: 'Kendi' })).toBe('Kendi');
    expect(says('K', two)).toBe('k1 · k2');
    expect(says('K', [...two, link('gizli', { unlisted: true }), category('İç', [link('x')])])).toBe('k1 · k2 · İç');
    expect(
      says(
        'K',
        'abcde'.split('').map((name) => link(name)),
      ),
    ).toBe('a · b · c · d …');
  });

  it('lead past a generated page that would have one card', () => {
    expect(cardsOf(category('Tek', [link('k1')], { href: '/tek' }))).toEqual([
      { type: 'link', label: 'Tek', href: '/k1', description: 'k1 açıklaması', docId: 'k1' },
    ]);
    expect(cardsOf(category('Dış', [category('Tek', [link('k1')], { href: '/tek' })]))[0]?.href).toBe('/k1');
    // Text of its own is worth a visit.
    const [own] = cardsOf(category('Belge', [link('k1')], { href: '/belge' }));
    expect(own).toMatchObject({ type: 'category', href: '/belge', description: 'Belgenin açıklaması' });
  });

  it('hold what is inside a category, where parts of the site list them', () => {
    const items = [category('K', [link('k1'), category('Tek', [link('k2')], { href: '/tek' })], { href: '/k' })];
    const [card] = buildCards(items, { ...optionsOf(items), isNested: true });
    expect(card).toMatchObject({
      type: 'category',
      href: '/k',
      items: [
        { type: 'link', href: '/k1', description: 'k1 açıklaması' },
        { type: 'category', label: 'Tek', count: 1, items: [{ type: 'link', label: 'k2', href: '/k2' }] },
      ],
    });
    expect(cardsOf(...items)[0]).not.toHaveProperty('items');
  });

  it('are those of the category at the end of a trail', () => {
    const items = [link('a'), category('K', [link('k1')], { href: '/k' })];
    const options = optionsOf(items);
    expect(buildCategoryCards(findTrail(options.index, '/k'), options)?.map(({ label }) => label)).toEqual(['k1']);
    expect(buildCategoryCards(findTrail(options.index, '/a'), options)).toBeUndefined();
  });
});
