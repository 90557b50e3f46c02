import type { Problem, Route } from '../shared/model.ts';

/**
 * What is wrong with the front matter of one page. The page is loaded without it and stands in its place, so the other pages can be looked
 * at, and shown, in spite of it. Any other error may concern the whole site.
 */
const CODES = new Set([
  'front-matter-end',
  'invalid-character',
  'invalid-front-matter',
  'invalid-yaml',
  'markdown-plugin',
]);

/** Whether a problem is a fault of one of these pages. */
export function createPageFaults(routes: readonly Pick<Route, 'source'>[]): (problem: Problem) => boolean {
  const pages = new Set(routes.map(({ source }) => source));
  return ({ code, file }) => file !== undefined && CODES.has(code) && pages.has(file);
}

/** The faults of one page, among the problems of a site that was loaded in spite of them. */
export function faultsOf(problems: readonly Problem[], source: string | undefined): Problem[] {
  return problems.filter(({ severity, file }) => severity === 'error' && file !== undefined && file === source);
}
