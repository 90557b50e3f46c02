import { usePage } from '../context.ts';
import { SiteLogo } from './site-logo.tsx';

/** Logo and title of the site, leading home. */
export function Brand() {
  const { site } = usePage().view;
  const { logo, title } = site.navbar;
  if (!logo && !title) return null;
  return (
    <a
      className="navbar-brand"
      href={logo?.href ?? site.baseUrl}
      target={logo?.target}
      // Where the site has no home page it leads to whatever the host shows there, which is not ours to fetch.
      data-no-navigation={logo?.href || site.hasHomePage ? undefined : ''}
    >
      {logo && <SiteLogo logo={logo} title={title || site.title} />}
      {title && <b>{title}</b>}
    </a>
  );
}
