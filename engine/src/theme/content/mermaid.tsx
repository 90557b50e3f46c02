import { useContext, type CSSProperties } from 'react';
import { PageContext } from '../context.ts';
import { useText } from '../use-text.ts';
import { CodeBlock } from './code-block.tsx';

/** A diagram drawn while the page is rendered, as that of a fence; where nothing can draw, its source. */
export function Mermaid({ value }: { value: string }) {
  const t = useText();
  const drawn = useContext(PageContext)?.diagram?.(value);
  if (!drawn) return <CodeBlock language="mermaid">{value}</CodeBlock>;
  return (
    <figure
      className="mermaid"
      role="img"
      tabIndex={drawn.isWide ? 0 : undefined}
      aria-label={t('diagram')}
      style={{ '--drawn': `${drawn.width}px` } as CSSProperties}
      dangerouslySetInnerHTML={{ __html: drawn.svg }}
    />
  );
}
