import type { ReactNode } from 'react';
import { BackToTop } from './back-to-top.tsx';

interface Props {
  style?: 'light' | 'dark';
  links?: ReactNode;
  logo?: ReactNode;
  copyright?: ReactNode;
}

/** Where the things of a footer stand. */
export function FooterLayout({ style, links, logo, copyright }: Props) {
  return (
    <footer data-region="footer" className={style === 'dark' ? 'footer footer-dark' : 'footer'}>
      <div className="footer-inner">
        {links}
        {logo}
        {copyright}
      </div>
      <BackToTop />
    </footer>
  );
}
