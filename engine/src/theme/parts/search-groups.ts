import type { Hit } from '../../client/search-answer.ts';

/** A page with the sections of it that were found. */
export interface HitGroup {
  route: string;
  type: Hit['document']['type'];
  /** Categories above the page, and the page itself unless the first hit says its name. */
  trail: string[];
  hits: Hit[];
}

const SECTIONS_PER_PAGE = 3;

/** Put hits under their pages: pages in the order of their best section, each with its best few. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { sectionRoute, type, sidebarParentCategories, pageTitle } = hit.document;
    const route = sectionRoute.replace(/#.*$/, '');
    const group = groups.get(route) ?? { route, type, trail: [...sidebarParentCategories, pageTitle], hits: [] };
    groups.set(route, group);
    if (group.hits.length < SECTIONS_PER_PAGE) group.hits.push(hit);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    trail: group.hits[0]?.document.sectionRoute === group.route ? group.trail.slice(0, -1) : group.trail,
  }));
}
