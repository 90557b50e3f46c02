import { areColumns, type FooterLinkList } from '../footer-links.ts';
import { FooterColumns } from './footer-columns.tsx';
import { FooterRow } from './footer-row.tsx';

/** Links in columns, or in one row. */
export function FooterLinks({ links }: { links: FooterLinkList }) {
  return areColumns(links) ? <FooterColumns columns={links} /> : <FooterRow links={links} />;
}
