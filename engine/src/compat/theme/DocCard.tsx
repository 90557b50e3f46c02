import { toCard, type CardItem } from '../../theme/content/doc-card-list.tsx';
import { DocCard as ThemeDocCard } from '../../theme/parts/doc-card.tsx';

export default function DocCard({ item }: { item: CardItem }) {
  const card = toCard(item)[0];
  return card ? <ThemeDocCard card={card} /> : null;
}
