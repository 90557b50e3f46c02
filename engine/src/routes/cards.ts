import type { Card, SidebarItem } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import type { SidebarIndex } from './sidebar-index.ts';

export interface CardsOptions {
  index: SidebarIndex;
  /** Description of a doc, by id. */
  describe: (docId: string) => string | undefined;
}

/** Builds the cards of sidebar items. An item without a listed page has no card. */
export function buildCards(items: readonly SidebarItem[], { index, describe }: CardsOptions): Card[] {
  const cards: Card[] = [];
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) {
      const description = item.description ?? (item.docId === undefined ? undefined : describe(item.docId));
      const { label, href, docId, className, customProps } = item;
      cards.push({ type: 'link', label, href, description: description || undefined, docId, className, customProps });
    } else if (item.type === 'category') {
      const href = index.firstLinks.get(item);
      if (href === undefined) continue;
      cards.push({
        type: 'category',
        label: item.label,
        href,
        description: item.description,
        count: item.items.length,
        className: item.className,
        customProps: item.customProps,
      });
    }
  }
  return cards;
}

/** Builds the cards of the category at the end of a trail (see findTrail); undefined when it ends with another item. */
export function buildCategoryCards(trail: readonly SidebarItem[], options: CardsOptions): Card[] | undefined {
  const item = trail.at(-1);
  return item?.type === 'category' ? buildCards(item.items, options) : undefined;
}

/** Builds the cards of a page's own level, with its own card; of the first level when the page is in no level. */
export function buildSiblingCards(url: string, options: CardsOptions): Card[] {
  const { places, items } = options.index;
  return buildCards(places.get(urlKey(url))?.level ?? items, options);
}
