import type { Breadcrumb, SidebarItem } from '../shared/model.ts';

/** Where a page stands in its sidebar, outermost first: see findTrail. The page itself is the last one and has no link. */
export function buildBreadcrumbs(trail: readonly SidebarItem[]): Breadcrumb[] {
  const crumbs: Breadcrumb[] = [];
  for (const [at, item] of trail.entries()) {
    if (item.type === 'html' || item.label === '') continue;
    const linked = at < trail.length - 1 && item.href !== undefined && !(item.type === 'category' && item.linkUnlisted);
    crumbs.push(linked ? { label: item.label, href: item.href } : { label: item.label });
  }
  return crumbs;
}
