import { usePage } from '../context.ts';
import { NavbarContent } from './navbar-content.tsx';
import { remembersVersion } from './version-target.ts';

/** The top bar. */
export function Navbar({ hasSidebar }: { hasSidebar: boolean }) {
  const { site } = usePage().view;
  const { navbar } = site;
  return (
    <header
      data-region="navbar"
      className={navbar.style ? `navbar navbar-${navbar.style}` : 'navbar'}
      data-hide-on-scroll={navbar.hideOnScroll || undefined}
      data-doc-versions={remembersVersion(site) ? JSON.stringify(site.docs.versions) : undefined}
    >
      <div className="navbar-inner">
        <NavbarContent hasSidebar={hasSidebar} />
      </div>
    </header>
  );
}
