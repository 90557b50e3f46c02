import { useContext } from 'react';
import { PageContext } from '../context.ts';
import { renderToc } from '../parts/render-toc.ts';

/** An entry as this engine has it, or as Docusaurus does (`value`). */
type Entry = { id?: string; level: number; html?: string; value?: string };

export interface TOCInlineProps {
  toc?: readonly Entry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** A table of contents inside the text; of the page itself unless one is given. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  const page = useContext(PageContext);
  const entries: readonly Entry[] = toc ?? page?.articles[0]?.toc ?? [];
  const headings = entries.map(({ id, level, html, value = html ?? '' }) => ({ id, level, value }));
  const html = renderToc(headings, { min: minHeadingLevel, max: maxHeadingLevel });
  return <div className="toc-inline table-of-contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
