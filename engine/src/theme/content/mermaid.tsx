import { useContext, type CSSProperties } from 'react';
import { PageContext } from '../context.ts';
import { AS_ARRIVED, useArrived } from '../use-arrived.ts';
import { useText } from '../use-text.ts';
import { CodeBlock } from './code-block.tsx';

/** A diagram drawn while the page is rendered, as that of a fence, and kept by an island; where nothing can draw, its source. */
export function Mermaid({ value }: { value: string }) {
  const t = useText();
  const drawn = useContext(PageContext)?.diagram?.(value);
  const hasArrived = useArrived(value);
  if (!drawn && hasArrived) return <figure className="mermaid" {...AS_ARRIVED} />;
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
