import { describe, expect, it } from 'vitest';
import type { ResolvedNavbarItem } from '../../shared/model.ts';
import { createContext, renderIn } from '../testing/render-page.tsx';
import { NavbarItem } from './navbar-item.tsx';

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

  it('is active at and below its address, or where the author says', () => {
    expect(isActive({ href: '/kok/docs' })).toBe(true);
    expect(isActive({ href: '/kok/blog' })).toBe(false);
    expect(isActive({ href: '/kok/blog', activeBasePath: '/kok/docs' })).toBe(true);
    expect(isActive({ href: '/kok/docs', activeBaseRegex: '/blog/' })).toBe(false);
    expect(isActive({ href: '/kok/docs', external: true })).toBe(false);
  });
});
