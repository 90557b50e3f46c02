import { Fragment, type ReactNode } from 'react';
import BackToTopButton from '@theme/BackToTopButton';
import Copyright from '@theme/Footer/Copyright';
import Layout from '@theme/Footer/Layout';
import LinkItem from '@theme/Footer/LinkItem';
import Links from '@theme/Footer/Links';
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn';
import FooterLinksSimple from '@theme/Footer/Links/Simple';
import FooterBrand from '@theme/Footer/Logo';
import type { FooterLink, Logo } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { SiteLogo } from '../navbar/logo.tsx';
import { joinClasses } from '../join-classes.ts';
import { SmartLink } from '../smart-link.tsx';
import { useText } from '../use-text.ts';
import { areColumns, type FooterColumn, type FooterLinkList, footerLinks } from './footer-links.ts';

/** The footer of every page. */
export function Footer() {
  const { footer } = usePage().view.site;
  if (!footer)
    return (
      <footer data-region="footer">
        <BackToTopButton />
      </footer>
    );
  const { style, logo, copyright } = footer;
  const links = footerLinks(footer);
  return (
    <Layout
      style={style}
      links={links.length > 0 && <Links links={links} />}
      logo={logo && <FooterBrand logo={logo} />}
      copyright={copyright && <Copyright copyright={copyright} />}
    />
  );
}

interface FooterLayoutProps {
  style?: 'light' | 'dark';
  links?: ReactNode;
  logo?: ReactNode;
  copyright?: ReactNode;
}

/** Arranges the parts of the footer. */
export function FooterLayout({ style, links, logo, copyright }: FooterLayoutProps) {
  return (
    <footer data-region="footer" className={style === 'dark' ? 'footer footer-dark' : 'footer'}>
      <div className="footer-inner">
        {links}
        {logo}
        {copyright}
      </div>
      <BackToTopButton />
    </footer>
  );
}

/** A link to the top, shown by CSS once the reader has scrolled. */
export function BackToTop() {
  const t = useText();
  return <a className="back-to-top icon-up" href="#" aria-label={t('backToTop')} data-back-to-top />;
}

/** Links in columns, or in one row. */
export function FooterLinks({ links }: { links: FooterLinkList }) {
  return areColumns(links) ? <FooterLinksMultiColumn columns={links} /> : <FooterLinksSimple links={links} />;
}

export function FooterColumns({ columns }: { columns: FooterColumn[] }) {
  const t = useText();
  return (
    <nav className="footer-columns" aria-label={t('nav.footer')}>
      {columns.map((column, index) => (
        <div key={index} className={joinClasses('footer-column', column.className)}>
          {column.title && <p className="footer-title">{column.title}</p>}
          <ul>
            {column.items.map((link, at) => (
              <li key={at} className="footer-item">
                <LinkItem item={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Links separated by middle dots. */
export function FooterRow({ links }: { links: FooterLink[] }) {
  const t = useText();
  return (
    <nav className="footer-row" aria-label={t('nav.footer')}>
      {links.map((link, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">{' · '}</span>}
          <LinkItem item={link} />
        </Fragment>
      ))}
    </nav>
  );
}

/** A link, or HTML from the config. */
export function FooterLinkItem({ item: link }: { item: FooterLink }) {
  if (link.html !== undefined)
    return <span className={link.className} dangerouslySetInnerHTML={{ __html: link.html }} />;
  return (
    <SmartLink
      href={link.href ?? ''}
      className={joinClasses('footer-link', link.className)}
      aria-label={link.ariaLabel}
      {...(link.target && { target: link.target })}
      {...(link.rel && { rel: link.rel })}
      {...link.attributes}
    >
      {link.label}
    </SmartLink>
  );
}

export function FooterLogo({ logo }: { logo: Logo }) {
  const { title } = usePage().view.site;
  const image = <SiteLogo logo={logo} title={title} place="footer-logo" />;
  if (!logo.href) return image;
  return (
    <a href={logo.href} target={logo.target} className="footer-logo-link">
      {image}
    </a>
  );
}

/** HTML from the config. */
export function FooterCopyright({ copyright }: { copyright: string }) {
  return <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
