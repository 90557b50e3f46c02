import { Children, isValidElement, type DetailsHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useText } from '../use-text.ts';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** A text or a `<summary>`; else the first `<summary>` among the children. */
  summary?: ReactNode;
  children?: ReactNode;
}

export function Details({ summary, children, ...rest }: DetailsProps) {
  const t = useText();
  const items = Children.toArray(children);
  const isSummary = (node: ReactNode): node is ReactElement => isValidElement(node) && node.type === 'summary';
  const found = summary ?? items.find(isSummary);
  return (
    <details {...rest}>
      {isSummary(found) ? found : <summary>{found ?? t('details')}</summary>}
      {items.filter((node) => node !== found)}
    </details>
  );
}
