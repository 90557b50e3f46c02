import type { FooterLink, SiteView } from '../../shared/model.ts';

export interface FooterColumn {
  title?: string;
  className?: string;
  items: FooterLink[];
}

/** Columns, or the links of one row. */
export type FooterLinkList = FooterColumn[] | FooterLink[];

export function footerLinks({ columns, row }: NonNullable<SiteView['footer']>): FooterLinkList {
  return columns.length > 0 ? columns : row;
}

export function areColumns(links: FooterLinkList): links is FooterColumn[] {
  const [first] = links;
  return first !== undefined && 'items' in first;
}
