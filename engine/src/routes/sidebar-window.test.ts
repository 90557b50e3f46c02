import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../shared/model.ts';
import { createSidebarIndex } from './sidebar-index.ts';
import { leavesOut, sliceSidebar, type SidebarSlice } from './sidebar-slice.ts';
import { category, link } from './testing/sidebar-items.ts';

const links = (count: number, prefix = 's'): SidebarItem[] =>
  Array.from({ length: count }, (_, at) => link(`${prefix}${at}`));

const labelOf = (item?: SidebarItem): string | undefined => (item?.type === 'html' ? item.value : item?.label);
/** First and last row, and what the links before and after them say. */
const edges = ({ items, cut }: SidebarSlice) => [
  cut?.before && `${cut.before.at} ${cut.before.href}`,
  labelOf(items[0]),
  labelOf(items.at(-1)),
  cut?.after && `${cut.after.at} ${cut.after.href}`,
];
const show = (items: SidebarItem[], url: string) => sliceSidebar(createSidebarIndex(items), url);

describe('a long level', () => {
  it('is whole up to a hundred rows', () => {
    expect(edges(show(links(100), '/s60'))).toEqual([undefined, 's0', 's99', undefined]);
    expect(leavesOut(show(links(100), '/s60'))).toBe(false);
    expect(leavesOut(show(links(101), '/s60'))).toBe(true);
  });

  it.each([
    ['/s0', [undefined, 's0', 's49', '50 /s50']],
    ['/s24', [undefined, 's0', 's49', '50 /s50']],
    ['/yok', [undefined, 's0', 's49', '50 /s50']],
    ['/s25', [undefined, 's0', 's74', '75 /s75']],
    ['/s50', ['25 /s24', 's25', 's99', '100 /s100']],
    ['/s74', ['25 /s24', 's25', 's99', '100 /s100']],
    ['/s209', ['150 /s149', 's150', 's209', undefined]],
  ])('is cut to the blocks around what is open: %s', (url, expected) => {
    expect(edges(show(links(210), url))).toEqual(expected);
  });

  it('can be walked from page to page, to both ends', () => {
    const items = links(1234);
    const index = createSidebarIndex(items);
    const seen = new Set<string | undefined>();
    for (const side of ['before', 'after'] as const) {
      for (let url: string | undefined = '/s600'; url !== undefined;) {
        const { items: shown, cut } = sliceSidebar(index, url);
        expect(shown.map(labelOf)).toContain(url.slice(1));
        expect(shown.length).toBeLessThan(100);
        for (const item of shown) seen.add(labelOf(item));
        url = cut?.[side]?.href;
      }
    }
    expect(seen.size).toBe(items.length);
  });

  it('counts what is shown, and shows what is not on its own page', () => {
    const items = links(300).flatMap((item, at) => [item, link(`g${at}`, { unlisted: true })]);
    expect(edges(show(items, '/s60'))).toEqual(['25 /s24', 's25', 's99', '100 /s100']);
    const own = show(items, '/g60');
    expect(edges(own)).toEqual(['25 /s24', 's25', 's99', '100 /s100']);
    expect(own.items.map(labelOf).filter((label) => label?.startsWith('g'))).toEqual(['g60']);
    expect(leavesOut(show(items.slice(0, 200), '/g60'))).toBe(false);
  });

  it('leads to pages that show further, past whatever is none of them', () => {
    const items = links(200);
    items.splice(24, 1, { type: 'html', value: '<hr>' });
    items.splice(23, 1, link('dis', { href: 'https://ornek.test/', docId: undefined }));
    items.splice(100, 1, link('s3'));
    items.splice(101, 1, category('K', [link('k1')]));
    expect(edges(show(items, '/s60'))).toEqual(['25 /s22', 's25', 's99', '100 /k1']);
    expect(edges(show(items, '/k1'))).toEqual(['75 /s74', 's75', 's149', '150 /s150']);
  });

  it('is not cut on a side on which no page is left out', () => {
    const outside = Array.from({ length: 120 }, (_, at) =>
      link(`d${at}`, { href: `https://ornek.test/${at}`, docId: undefined }),
    );
    expect(edges(show([...links(60), ...outside], '/s0'))).toEqual([undefined, 's0', 's49', '50 /s50']);
    expect(edges(show([...links(60), ...outside], '/s50'))).toEqual(['25 /s24', 's25', 'd119', undefined]);
  });

  it('may be at any depth, on the way to the page or open beside it', () => {
    const items = [
      category('K', links(150, 'k'), { href: '/k' }),
      category('Açık', links(150, 'a'), { collapsed: false }),
      ...links(150),
    ];
    const inner = (url: string, at: number) => {
      const item = show(items, url).items[at];
      return item?.type === 'category' ? edges(item) : undefined;
    };
    expect(inner('/k', 0)).toEqual([undefined, 'k0', 'k49', '50 /k50']);
    expect(inner('/k80', 0)).toEqual(['50 /k49', 'k50', 'k124', '125 /k125']);
    expect(inner('/k80', 1)).toEqual([undefined, 'a0', 'a49', '50 /a50']);
    expect(edges(show(items, '/k80'))).toEqual([undefined, 'K', 's47', '50 /s48']);
  });
});
