import type { Card } from '../../shared/model.ts';
import { DocCard } from './doc-card.tsx';

export function DocCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="cards">
      {cards.map((card, index) => (
        <DocCard key={index} item={card} />
      ))}
    </section>
  );
}
