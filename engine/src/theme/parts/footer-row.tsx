import { Fragment } from 'react';
import type { FooterLink } from '../../shared/model.ts';
import { useText } from '../use-text.ts';
import { FooterLinkItem } from './footer-link-item.tsx';

/** Links with middle dots between them. */
export function FooterRow({ links }: { links: FooterLink[] }) {
  const t = useText();
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
