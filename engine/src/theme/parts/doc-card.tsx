import { toCard, type CardItem } from '../content/to-card.ts';
import { useText } from '../use-text.ts';

/** A card of a list, or any item of a sidebar as one. */
export function DocCard({ item }: { item: CardItem }) {
  const t = useText();
  const [card] = toCard(item);
  if (!card) return null;
  const description =
    card.description ?? (card.count === undefined ? undefined : t('docs.card', { count: card.count }));
  return (
    <article className={`doc-card doc-card-${card.type}`}>
      <h2 className="cardTitle doc-card-title">
        <a href={card.href}>{card.label}</a>
      </h2>
      {description && <p title={description}>{description}</p>}
    </article>
  );
}
