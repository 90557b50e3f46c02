import { useContext } from 'react';
import type { Card } from '../../shared/model.ts';
import { PageContext } from '../context.ts';
import { DocCards } from '../parts/doc-card.tsx';

/** A sidebar item as authors pass it around. */
export interface CardItem {
  type?: string;
  label?: string;
  href?: string;
  description?: string;
  count?: number;
  items?: readonly CardItem[];
}

/** Cards of the given items; without any, of the category that the page stands for. */
export function DocCardList({ items }: { items?: readonly CardItem[] }) {
  const page = useContext(PageContext)?.view.page;
  const own = page && 'cards' in page ? (page.cards ?? []) : [];
  return <DocCards cards={items ? items.flatMap(toCard) : own} />;
}

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
