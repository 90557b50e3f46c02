import type { Heading } from '../../shared/model.ts';

/** A heading as components written for Docusaurus know it: `value` is HTML. */
export interface TocEntry {
  id?: string;
  level: number;
  value: string;
}

/** Without the heading that is the page's title. */
export function toTocEntries(headings: readonly Heading[]): TocEntry[] {
  return headings
    .filter(({ id, level }) => id !== undefined && level > 1)
    .map(({ id, level, html }) => ({ id, level, value: html }));
}
