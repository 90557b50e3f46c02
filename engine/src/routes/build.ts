import { severityOf, type Policy } from '../content/policy.ts';
import type { Content, Problem, Route } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import { buildBlogRoutes } from './blog.ts';
import { buildDocsRoutes } from './docs.ts';
import { buildNotFoundRoute, buildPageRoute, buildSearchRoute } from './pages.ts';
import type { RouteConfig } from './route-options.ts';
import { createSidebarIndex, type SidebarIndexer } from './sidebar-index.ts';
import { summarizeVersions } from './version-summaries.ts';

export interface BuiltRoutes {
  /** One for each address. */
  routes: Route[];
  /** Those whose address was already taken; links to their files still lead to that address. */
  shadowed: Route[];
  problems: Problem[];
}

/** Every page of the site. Where two claim one address the first is served. */
export function buildRoutes(
  content: Content,
  config: RouteConfig & { onDuplicateRoutes: Policy; search?: unknown },
  indexSidebar: SidebarIndexer = createSidebarIndex,
): BuiltRoutes {
  // Standalone pages come before docs: a home page wins over a doc at the same root.
  const claimed = [
    ...content.blogs.flatMap((blog) => buildBlogRoutes(blog, config)),
    ...content.pages.map((page) => buildPageRoute(page, { config })),
    ...[...summarizeVersions(content.docs)].flatMap(([version, summaries]) =>
      buildDocsRoutes(version, { config, summaries, indexSidebar }),
    ),
    ...(config.search ? [buildSearchRoute(config)] : []),
    buildNotFoundRoute(config),
  ];
  const served = new Map<string, Route>();
  const shadowed: Route[] = [];
  const problems: Problem[] = [];
  const severity = severityOf(config.onDuplicateRoutes);
  for (const route of claimed) {
    // The file decides: `/a` and `/a/` are one page, and so are `/404` and `/404.html`.
    const key = urlKey(route.output);
    const first = served.get(key);
    if (!first) {
      served.set(key, route);
      continue;
    }
    shadowed.push(route);
    if (severity && !isSilent(first, route)) problems.push(duplicateRoute(first, { route, severity }));
  }
  return { routes: [...served.values()], shadowed, problems };
}

/** Accepted without a word, as Docusaurus does: an own page for 404 or search, and `x.md` beside `x/index.md`, whose addresses differ by a slash. */
function isSilent(first: Route, route: Route): boolean {
  return (
    ['notFound', 'search'].includes(route.page.kind) ||
    (first.url !== route.url && urlKey(first.url) === urlKey(route.url))
  );
}

function duplicateRoute(first: Route, { route, severity }: { route: Route; severity: Problem['severity'] }): Problem {
  const name = ({ source, page }: Route): string => source ?? `a ${page.kind} page`;
  return {
    code: 'duplicate-route',
    severity,
    message: `Both ${name(first)} and ${name(route)} want the address ${route.url}; the first is served.`,
    ...(route.source === undefined ? {} : { file: route.source }),
    hint: 'Rename one of them, or set "slug" in its front matter.',
  };
}
