import { Fragment } from 'react';
import type { FooterLink } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';
import { BackToTop } from './back-to-top.tsx';
import { SiteLogo } from './site-logo.tsx';
import { SmartLink } from './smart-link.tsx';

/** Links in columns, or in one row with middle dots between them. */
export function Footer() {
  const { footer, title } = usePage().view.site;
  const t = useText();
  if (!footer)
    return (
      <footer data-region="footer">
        <BackToTop />
      </footer>
    );
  const { logo } = footer;
  return (
    <footer data-region="footer" className={footer.style === 'dark' ? 'footer footer-dark' : 'footer'}>
      <div className="footer-inner">
        {footer.columns.length > 0 && (
          <nav className="footer-columns" aria-label={t('nav.footer')}>
            {footer.columns.map((column, index) => (
              <div key={index} className={column.className}>
                {column.title && <p className="footer-title">{column.title}</p>}
                <ul>
                  {column.items.map((link, at) => (
                    <li key={at}>
                      <Item link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {footer.row.length > 0 && (
          <nav className="footer-row" aria-label={t('nav.footer')}>
            {footer.row.map((link, index) => (
              <Fragment key={index}>
                {index > 0 && <span aria-hidden="true">{' · '}</span>}
                <Item link={link} />
              </Fragment>
            ))}
          </nav>
        )}
        {logo &&
          (logo.href ? (
            <a href={logo.href} target={logo.target} className="footer-logo">
              <SiteLogo logo={logo} title={title} />
            </a>
          ) : (
            <SiteLogo logo={logo} title={title} />
          ))}
        {footer.copyright && (
          <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />
        )}
      </div>
      <BackToTop />
    </footer>
  );
}

function Item({ link }: { link: FooterLink }) {
  if (link.html !== undefined)
    return <span className={link.className} dangerouslySetInnerHTML={{ __html: link.html }} />;
  return (
    <SmartLink
      href={link.href ?? ''}
      className={link.className}
      aria-label={link.ariaLabel}
      {...(link.target && { target: link.target })}
      {...(link.rel && { rel: link.rel })}
      {...link.attributes}
    >
      {link.label}
    </SmartLink>
  );
}
