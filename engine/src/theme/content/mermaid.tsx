import { useContext } from 'react';
import { PageContext } from '../context.ts';
import { CodeBlock } from './code-block.tsx';

/** A diagram drawn while the page is rendered; where nothing can draw, its source. */
export function Mermaid({ value }: { value: string }) {
  const draw = useContext(PageContext)?.diagram;
  if (!draw) return <CodeBlock language="mermaid">{value}</CodeBlock>;
  return <figure className="mermaid" dangerouslySetInnerHTML={{ __html: draw(value) }} />;
}
