import { describe, expect, it } from 'vitest';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { createContext, renderIn } from '../testing/render-page.tsx';
import { NavbarItem } from './navbar-item.tsx';
import { navbarTypes } from './navbar-types.ts';
import { Navbar } from './navbar.tsx';
import { isShown } from './version-target.ts';

type Link = Extract<ResolvedNavbarItem, { type: 'link' }>;

function isActive(item: Partial<Link>, page: { url?: string; sidebar?: string } = {}): boolean {
  const url = page.url ?? '/kok/docs/a';
  const link: Link = { type: 'link', label: 'Belgeler', href: '/kok/docs/giris', position: 'left', ...item };
  const context = createContext({
    url,
    sidebar: page.sidebar === undefined ? undefined : { name: page.sidebar, items: [] },
  });
  return renderIn(<NavbarItem item={link} url={url} />, context).includes('navbar-link-active');
}

describe('a link of the navbar', () => {
  it('to a sidebar is active on every page that shows it, and on its target', () => {
    const item = { activeSidebar: 'default/ana' };
    expect(isActive(item, { sidebar: 'ana' })).toBe(true);
    expect(isActive(item, { sidebar: 'diger' })).toBe(false);
    expect(isActive(item)).toBe(false);
    expect(isActive(item, { url: '/kok/docs/giris' })).toBe(true);
    expect(isActive({ activeSidebar: 'topluluk/ana' }, { sidebar: 'ana' })).toBe(false);
  });

  it('is active at and below its address, or where the config sets it', () => {
    expect(isActive({ href: '/kok/docs' })).toBe(true);
    expect(isActive({ href: '/kok/blog' })).toBe(false);
    expect(isActive({ href: '/kok/blog', activeBasePath: '/kok/docs' })).toBe(true);
    expect(isActive({ href: '/kok/docs', activeBaseRegex: '/blog/' })).toBe(false);
    expect(isActive({ href: '/kok/docs', external: true })).toBe(false);
  });
});

describe('a link to an unlisted doc', () => {
  const hidden: ResolvedNavbarItem = {
    type: 'link',
    label: 'Gizli',
    href: '/kok/docs/gizli',
    position: 'left',
    unlisted: true,
  };
  const around = (items: ResolvedNavbarItem[]): ResolvedNavbarItem[] => [
    ...items,
    { type: 'dropdown', label: 'Daha', position: 'right', items: [{ ...hidden, label: 'Gizli de' }] },
  ];

  /** The items of the whole bar, as text. */
  function itemsAt(url: string, items: ResolvedNavbarItem[]): string[] {
    const context = createContext({ url });
    const { site } = context.view;
    const view = { ...context.view, site: { ...site, navbar: { ...site.navbar, items } } };
    const html = renderIn(<Navbar hasSidebar={false} />, { ...context, view });
    expect(html).not.toContain('<li></li>');
    return [...html.matchAll(/<a href="[^"]*" class="navbar-link[^>]*>([^<]*)/g)].map((found) => found[1] ?? '');
  }

  it('is there on that doc alone', () => {
    expect(itemsAt('/kok/docs/a', around([hidden]))).toEqual([]);
    expect(itemsAt('/kok/docs/gizli', around([hidden]))).toEqual(['Gizli', 'Gizli de']);
  });

  it('is there on pages of a version that lists the doc', () => {
    const targets = {
      instance: 'default',
      byVersion: {
        current: { href: '/kok/docs/gizli', unlisted: true },
        '1.0': { href: '/kok/docs/1.0/gizli' },
      },
    };
    const versioned: ResolvedNavbarItem = { ...hidden, targets };
    const { view } = createContext();
    const page = view.page.kind === 'doc' ? view.page : undefined;
    if (!page) throw new Error('The sample page is no doc.');
    const old = { ...page, version: { ...page.version, name: '1.0' } };
    const shown = (one: typeof page): boolean => {
      const context = createContext({ url: '/kok/docs/1.0/a', page: one });
      return isShown(versioned, context.view);
    };
    expect([shown(page), shown(old)]).toEqual([false, true]);
  });
});

describe('an item of an own kind', () => {
  it('may be an item of a list in the narrow menu: it stands in a list of its own', () => {
    const Own = ({ mobile }: { mobile?: boolean }) => (mobile ? <li>dar</li> : <a href="/kok/">geniş</a>);
    Object.assign(navbarTypes, { 'custom-kutu': Own });
    const html = renderIn(
      <NavbarItem item={{ type: 'custom', name: 'custom-kutu', position: 'left', fields: {} }} url="/kok/" />,
      createContext({ url: '/kok/' }),
    );
    delete (navbarTypes as Record<string, unknown>)['custom-kutu'];
    // A browser closes the item around it at any other start of an item.
    expect(html).toMatch(/<ul[^>]*><li>dar<\/li><\/ul>/);
    expect(html).toContain('<div class="wide-only"><a href="/kok/">geniş</a></div>');
  });
});

describe('a dropdown', () => {
  const dropdown: ResolvedNavbarItem = {
    type: 'dropdown',
    label: 'Daha',
    href: '/kok/docs',
    position: 'left',
    ariaLabel: 'Hepsi',
    attributes: { 'data-takim': 'a' },
    target: '_top',
    items: [],
  };
  const draw = (item: ResolvedNavbarItem, url: string): string =>
    renderIn(<NavbarItem item={item} url={url} />, createContext({ url }));

  it('is marked on the pages at and below its own address', () => {
    expect(draw(dropdown, '/kok/docs/a')).toContain('navbar-link-within');
    expect(draw(dropdown, '/kok/blog')).not.toContain('navbar-link-within');
    expect(draw({ ...dropdown, activeBaseRegex: '/blog' }, '/kok/blog')).toContain('navbar-link-within');
  });

  it('has what the config says of a link: attributes on its label, the target on its own row, HTML', () => {
    expect(draw(dropdown, '/kok/')).toMatch(/<summary[^>]* aria-label="Hepsi" data-takim="a">Daha<\/summary>/);
    expect(draw(dropdown, '/kok/')).toMatch(/<a href="\/kok\/docs" class="navbar-link" target="_top">Daha/);
    expect(draw({ ...dropdown, html: '<b>D</b>' }, '/kok/')).toMatch(/<summary[^>]*><b>D<\/b><\/summary>/);
  });
});
