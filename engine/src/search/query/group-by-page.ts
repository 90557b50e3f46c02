import type { SearchResult } from '../model.ts';

/** A page with the sections of it that were found. */
export interface PageResults {
  /** Path of the page, without an anchor. */
  route: string;
  results: SearchResult[];
}

export const SECTIONS_PER_PAGE = 3;

/** Put results under their pages: pages in the order of their best section, each with its best few. */
export function groupByPage(results: readonly SearchResult[], most = SECTIONS_PER_PAGE): PageResults[] {
  const pages = new Map<string, PageResults>();
  for (const result of results) {
    const route = result.document.sectionRoute.replace(/#.*$/, '');
    const page = pages.get(route) ?? { route, results: [] };
    pages.set(route, page);
    if (page.results.length < most) page.results.push(result);
  }
  return [...pages.values()];
}
