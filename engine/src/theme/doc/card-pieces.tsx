import type { ReactNode } from 'react';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import HeadingIcon from '@theme/DocCard/Heading/Icon';
import HeadingText from '@theme/DocCard/Heading/Text';
import Layout from '@theme/DocCard/Layout';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { toCard, type CardItem } from './cards.tsx';

/** A card of a site that replaces a piece of it. */
export function CardInPieces({ item }: { item: CardItem }) {
  const t = useText();
  const [card] = toCard(item);
  if (!card) return null;
  const count = card.count === undefined ? undefined : t('docs.card', { count: card.count });
  return (
    <Layout
      item={item}
      href={card.href}
      icon={card.type === 'category' ? '🗃' : '📄'}
      title={card.label}
      description={card.description ?? count}
    />
  );
}

interface CardPieceProps {
  item: CardItem;
}

interface CardLayoutProps extends CardPieceProps {
  className?: string;
  href: string;
  icon?: ReactNode;
  title: string;
  description?: string;
}

export function CardLayout({ item, className, href, icon, title, description }: CardLayoutProps) {
  return (
    <article className={joinClasses(`doc-card doc-card-${item.type === 'category' ? 'category' : 'link'}`, className)}>
      <a href={href} lang={item.lang} className="cardContainer">
        <Heading item={item} icon={icon} title={title} />
      </a>
      {description && <Description item={item} description={description} />}
    </article>
  );
}

export function CardHeading({ item, icon, title }: CardPieceProps & { icon?: ReactNode; title: string }) {
  return (
    <h2 className="cardTitle doc-card-title" title={title}>
      <HeadingIcon item={item} icon={icon} />
      <HeadingText item={item} title={title} />
    </h2>
  );
}

/** The theme's own cards have no icon. A site that replaces this piece gets the one that Docusaurus would draw. */
export function CardIcon(_props: CardPieceProps & { icon?: ReactNode }) {
  return null;
}

export function CardText({ title }: CardPieceProps & { title: string }) {
  return <>{title}</>;
}

export function CardDescription({ description }: CardPieceProps & { description: string }) {
  return <p title={description}>{description}</p>;
}
