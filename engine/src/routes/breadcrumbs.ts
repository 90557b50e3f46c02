import type { Breadcrumb } from '../shared/model.ts';
import { findTrail, type SidebarIndex } from './sidebar-index.ts';

/** Where a page stands in its sidebar, outermost first. The page itself is the last one and has no link. */
export function buildBreadcrumbs(index: SidebarIndex, url: string): Breadcrumb[] {
  const trail = findTrail(index, url);
  return trail.flatMap((item, at) => {
    if (item.type === 'html' || item.label === '') return [];
    const linked = at < trail.length - 1 && item.href !== undefined && !(item.type === 'category' && item.linkUnlisted);
    return [linked ? { label: item.label, href: item.href } : { label: item.label }];
  });
}
