import { usePage } from '../context.ts';
import { footerLinks } from '../footer-links.ts';
import { BackToTop } from './back-to-top.tsx';
import { FooterCopyright } from './footer-copyright.tsx';
import { FooterLayout } from './footer-layout.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterLogo } from './footer-logo.tsx';

/** The bottom of every page. */
export function Footer() {
  const { footer } = usePage().view.site;
  if (!footer)
    return (
      <footer data-region="footer">
        <BackToTop />
      </footer>
    );
  const { style, logo, copyright } = footer;
  const links = footerLinks(footer);
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  );
}
