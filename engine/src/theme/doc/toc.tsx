import { escapeAttribute } from '../../shared/html.ts';
import type { Heading, TocLevels } from '../../shared/model.ts';
import { joinClasses } from '../join-classes.ts';
import { TOC_ID } from '../layouts/page-columns.tsx';
import { useText, useTextLanguage } from '../use-text.ts';

/** A heading in Docusaurus's format: `value` is HTML. */
export interface TocEntry {
  id?: string;
  level: number;
  value: string;
}

/** Leaves out the title of the page. */
export function toTocEntries(headings: readonly Heading[]): TocEntry[] {
  return headings
    .filter(({ id, level }) => id !== undefined && level > 1)
    .map(({ id, level, html }) => ({ id, level, value: escapeQuotes(html) }));
}

const QUOTES: Readonly<Record<string, string>> = { "'": '&#39;', '"': '&quot;' };

/** As Docusaurus writes quotes: parts of a site look for names between them. */
function escapeQuotes(html: string): string {
  return /['"]/.test(html) ? html.replace(/<[^>]*>|['"]/g, (found) => QUOTES[found] ?? found) : html;
}

export interface TocProps {
  toc: readonly TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
  className?: string;
  /** Stands where a layout of the site's own has it, and is no popover. */
  isColumn?: boolean;
}

/** What makes it a popover, or the column of a layout. */
export function tocPlace(isColumn: boolean | undefined): { id?: string; popover?: 'auto'; className: string } {
  if (isColumn) return { className: 'table-of-contents toc-column' };
  return { id: TOC_ID, popover: 'auto', className: 'table-of-contents toc' };
}

export function tocProps(headings: readonly Heading[], levels: TocLevels): TocProps {
  return { toc: toTocEntries(headings), minHeadingLevel: levels.min, maxHeadingLevel: levels.max };
}

/** The table of contents: a column of a wide window; on others a popover that the button below the title opens. See PageColumns. */
export function Toc({ toc, minHeadingLevel = 2, maxHeadingLevel = 3, className, isColumn }: TocProps) {
  const t = useText();
  const language = useTextLanguage();
  const html = renderToc(toc, { min: minHeadingLevel, max: maxHeadingLevel });
  if (html === '') return null;
  const { id, popover, className: own } = tocPlace(isColumn);
  return (
    <nav id={id} className={joinClasses(own, className)} aria-label={t('toc')} popover={popover}>
      <div className="toc-list" {...language} dangerouslySetInnerHTML={{ __html: html }} />
    </nav>
  );
}

/**
 * Nested lists of links to the headings between two levels; empty if there are none. A string, not elements, for speed: the labels are
 * HTML already, and every page has a table of contents.
 */
export function renderToc(headings: readonly TocEntry[], levels: TocLevels): string {
  const open: number[] = [];
  let html = '';
  for (const { id, level, value: label } of headings) {
    if (id === undefined || level < levels.min || level > levels.max) continue;
    while (open.length > 1 && level <= (open.at(-2) ?? 0)) {
      open.pop();
      html += '</li></ul>';
    }
    if (open.length === 0 || level > (open.at(-1) ?? 0)) {
      open.push(level);
      html += '<ul><li>';
    } else {
      // A level that was skipped on the way down is put beside the deeper one, and is the current level from here on.
      open[open.length - 1] = level;
      html += '</li><li>';
    }
    html += `<a href="#${escapeAttribute(id)}">${label}</a>`;
  }
  return html + '</li></ul>'.repeat(open.length);
}
