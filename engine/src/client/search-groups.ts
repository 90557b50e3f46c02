import { groupByPage } from '../search/query/group-by-page.ts';
import type { Hit } from './search-answer.ts';

/** A page with the sections of it that were found. */
export interface HitGroup {
  route: string;
  type: Hit['document']['type'];
  /** Categories above the page, and the page itself unless the first hit says its name. */
  trail: string[];
  hits: Hit[];
}

/** Put hits under their pages, the best page first. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  return groupByPage(hits).flatMap(({ route, results }) => {
    // They are those that were given.
    const [first, ...rest] = results as Hit[];
    if (!first) return [];
    const { sectionRoute, type, sidebarParentCategories, pageTitle } = first.document;
    const trail = sectionRoute === route ? sidebarParentCategories : [...sidebarParentCategories, pageTitle];
    return [{ route, type, trail, hits: [first, ...rest] }];
  });
}
