import type { Card } from '../../shared/model.ts';

/** A sidebar item as authors pass it around. */
export interface CardItem {
  type?: string;
  label?: string;
  href?: string;
  description?: string;
  count?: number;
  items?: readonly CardItem[];
}

/** The card of an item; none for one that leads nowhere. */
export function toCard(item: CardItem): Card[] {
  const href = item.href ?? firstHref(item.items);
  if (item.label === undefined || href === undefined) return [];
  const count = item.count ?? item.items?.length;
  return [
    {
      type: item.type === 'category' ? 'category' : 'link',
      label: item.label,
      href,
      description: item.description,
      count,
    },
  ];
}

function firstHref(items: readonly CardItem[] | undefined): string | undefined {
  for (const item of items ?? []) {
    const href = item.href ?? firstHref(item.items);
    if (href !== undefined) return href;
  }
  return undefined;
}
