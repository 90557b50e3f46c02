import type { Card } from '../../shared/model.ts';
import { useText } from '../use-text.ts';

export function DocCard({ card }: { card: Card }) {
  const t = useText();
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

export function DocCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="cards">
      {cards.map((card, index) => (
        <DocCard key={index} card={card} />
      ))}
    </section>
  );
}
