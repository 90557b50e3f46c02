import type { Heading, TocLevels } from '../../shared/model.ts';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { renderToc } from './render-toc.ts';
import { toTocEntries, type TocEntry } from './toc-entries.ts';

export interface TocProps {
  toc: readonly TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
  className?: string;
}

export function tocProps(headings: readonly Heading[], levels: TocLevels): TocProps {
  return { toc: toTocEntries(headings), minHeadingLevel: levels.min, maxHeadingLevel: levels.max };
}

/**
 * The table of contents, once in the page: a closed `<details>` above the text on a narrow window,
 * beside it and always open (by CSS) on a wide one.
 */
export function Toc({ toc, minHeadingLevel = 2, maxHeadingLevel = 3, className }: TocProps) {
  const t = useText();
  const html = renderToc(toc, { min: minHeadingLevel, max: maxHeadingLevel });
  if (html === '') return null;
  const label = t('toc');
  return (
    <nav className={joinClasses('table-of-contents toc', className)} aria-label={label}>
      <details>
        <summary>{label}</summary>
        <div className="toc-list" dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </nav>
  );
}
