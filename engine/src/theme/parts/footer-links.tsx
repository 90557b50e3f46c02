import { Fragment } from 'react';
import { areColumns, type FooterLinkList } from '../footer-links.ts';
import { useText } from '../use-text.ts';
import { FooterLinkItem } from './footer-link-item.tsx';

/** Links in columns, or in one row with middle dots between them. */
export function FooterLinks({ links }: { links: FooterLinkList }) {
  const t = useText();
  if (areColumns(links))
    return (
      <nav className="footer-columns" aria-label={t('nav.footer')}>
        {links.map((column, index) => (
          <div key={index} className={column.className}>
            {column.title && <p className="footer-title">{column.title}</p>}
            <ul>
              {column.items.map((link, at) => (
                <li key={at}>
                  <FooterLinkItem item={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    );
  return (
    <nav className="footer-row" aria-label={t('nav.footer')}>
      {links.map((link, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">{' · '}</span>}
          <FooterLinkItem item={link} />
        </Fragment>
      ))}
    </nav>
  );
}
