import DocCard from '@theme/DocCard';
import { listTitles } from '../../shared/list-titles.ts';
import type { Card } from '../../shared/model.ts';
import { useInterfaceLanguage, useSectionLanguage, useText } from '../use-text.ts';

export function DocCards({ cards }: { cards: readonly Card[] }) {
  const language = useSectionLanguage();
  if (cards.length === 0) return null;
  return (
    <section className="cards" {...language}>
      {cards.map((card, index) => (
        <DocCard key={index} item={card} />
      ))}
    </section>
  );
}

/** A card for an item of a list or of a sidebar. */
export function ItemCard({ item }: { item: CardItem }) {
  const t = useText();
  const interfaceLanguage = useInterfaceLanguage();
  const [card] = toCard(item);
  if (!card) return null;
  const count = card.count === undefined ? undefined : t('docs.card', { count: card.count });
  const description = card.description ?? count;
  const language = card.description === undefined ? interfaceLanguage : { lang: card.lang };
  return (
    <article className={`doc-card doc-card-${card.type}`}>
      <h2 className="cardTitle doc-card-title">
        <a href={card.href} lang={card.lang}>
          {card.label}
        </a>
      </h2>
      {description && (
        <p title={description} {...language}>
          {description}
        </p>
      )}
    </article>
  );
}

/** A sidebar item as authors pass it around. */
export interface CardItem {
  type?: string;
  label?: string;
  lang?: string;
  href?: string;
  description?: string;
  count?: number;
  items?: readonly CardItem[];
}

/** The card of an item; none for an item without a link. */
export function toCard(item: CardItem): Card[] {
  const href = item.href ?? firstHref(item.items);
  if (item.label === undefined || href === undefined) return [];
  const count = item.count ?? item.items?.length;
  return [
    {
      type: item.type === 'category' ? 'category' : 'link',
      label: item.label,
      lang: item.lang,
      href,
      description: item.description ?? listTitles((item.items ?? []).flatMap(({ label }) => label ?? [])),
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
