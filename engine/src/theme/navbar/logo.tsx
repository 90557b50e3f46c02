import ThemeLogo from '@theme/Logo';
import type { Logo } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';

/** The logo in the top bar. */
export function NavbarLogo() {
  return <ThemeLogo />;
}

/** Logo and title of the site, with a link to the home page. */
export function Brand() {
  const { site } = usePage().view;
  const { logo, title } = site.navbar;
  if (!logo && !title) return null;
  return (
    <a
      className="navbar-brand"
      href={logo?.href ?? site.baseUrl}
      target={logo?.target}
      // Without a home page of the site the host decides what is there: a full page load.
      data-no-navigation={logo?.href || site.hasHomePage ? undefined : ''}
    >
      {logo && (
        <span className="navbar-logo">
          <SiteLogo logo={logo} title={title || site.title} />
        </span>
      )}
      {title && <b className="navbar-title">{title}</b>}
    </a>
  );
}

/** The logo in both colour modes. The hidden image is lazy, so the browser loads only the visible one. `place` is a class of it. */
export function SiteLogo({ logo, title, place }: { logo: Logo; title: string; place?: string }) {
  const size = { alt: logo.alt ?? title, width: logo.width, height: logo.height, style: logo.style };
  const className = joinClasses('logo', place, logo.className);
  if (!logo.srcDark || logo.srcDark === logo.src) return <img src={logo.src} className={className} {...size} />;
  return (
    <>
      <img src={logo.src} className={`${className} only-light`} {...size} />
      <img src={logo.srcDark} className={`${className} only-dark`} loading="lazy" {...size} />
    </>
  );
}
