import { useContext } from 'react';
import { PageContext } from '../context.ts';
import { DocCards } from '../parts/doc-cards.tsx';
import { toCard, type CardItem } from './to-card.ts';

/** Cards of the given items; without any, of the category that the page stands for, or of what stands beside it. */
export function DocCardList({ items }: { items?: readonly CardItem[] }) {
  const page = useContext(PageContext)?.view.page;
  const category = page && 'cards' in page ? page.cards : undefined;
  const siblings = page && 'siblings' in page ? page.siblings : undefined;
  return <DocCards cards={items ? items.flatMap(toCard) : (category ?? siblings ?? [])} />;
}
