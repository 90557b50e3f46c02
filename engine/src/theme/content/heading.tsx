import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../use-text.ts';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<Level> {
  as: Level;
}

/** A heading with a link to itself, as Markdown makes it. An h1 is the page's title and has no id. */
export function Heading({ as: Tag, id, children, ...rest }: HeadingProps) {
  const t = useText();
  if (Tag === 'h1' || id === undefined) return <Tag {...rest}>{children}</Tag>;
  const label = t('heading.link', { heading: textOf(children) || id });
  return (
    <Tag {...rest} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        {'\u200b'}
      </a>
    </Tag>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}
