import { severityOf, type Policy } from '../errors/index.ts';
import type { Content, NavLink, Problem, Route, StandalonePage } from '../shared/model.ts';
import { findLongName, MAX_NAME } from '../shared/file-names.ts';
import { urlKey, applyTrailingSlash, isNotFoundUrl, joinUrl, outputFileOf } from '../shared/url.ts';
import { buildBlogRoutes } from './blog.ts';
import { buildDocsRoutes } from './docs.ts';
import { buildHomeRoute } from './home.ts';
import { otherLang, type RouteConfig, resolveHeadFields, resolveTocLevels, wordTitle } from './route-options.ts';
import { createSidebarIndex, type SidebarIndexer } from './sidebar-index.ts';
import { summarizeVersions } from './version-summaries.ts';

interface BuiltRoutes {
  /** One for each address. */
  routes: Route[];
  /** Routes whose address another one has; links to their files still lead to that address. */
  shadowed: Route[];
  problems: Problem[];
}

/** Builds the routes of all pages. Of two pages with one address the first is served. */
export function buildRoutes(
  content: Content,
  config: RouteConfig & {
    onDuplicateRoutes: Policy;
    search?: unknown;
    redirects?: readonly { from: string | readonly string[] }[];
  },
  indexSidebar: SidebarIndexer = createSidebarIndex,
): BuiltRoutes {
  // Standalone pages come before docs, so that a home page wins over a doc at the same root.
  const claimed = [
    ...content.blogs.flatMap((blog) => buildBlogRoutes(blog, config)),
    ...content.pages.map((page) => buildPageRoute(page, { config })),
    ...[...summarizeVersions(content.docs)].flatMap(([version, summaries]) =>
      buildDocsRoutes(version, { config, summaries, indexSidebar }),
    ),
    ...(config.search ? [buildSearchRoute(config)] : []),
    buildNotFoundRoute(content, config),
    ...(isRedirected('/', config.redirects) ? [] : [buildHomeRoute(content, { config, indexSidebar }) ?? []].flat()),
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
  const routes = [...served.values()];
  return { routes, shadowed, problems: [...problems, ...checkNames(routes, content)] };
}

/** Whether the author has sent readers of an address on. No generated page is to take it from them. */
function isRedirected(path: string, redirects: readonly { from: string | readonly string[] }[] = []): boolean {
  return redirects.some(({ from }) => [from].flat().includes(path));
}

/** What to do about the name of a page that has no file of its own. */
const HINTS: Partial<Record<Route['page']['kind'], string>> = {
  category: 'Shorten its label, or set a shorter "slug" in its "link".',
  docTag: 'Give the tag a "permalink" of its own: {label: …, permalink: /short}.',
  blogTag: 'Give the tag a "permalink" of its own: {label: …, permalink: /short}.',
  blogAuthor: 'Give the author a "permalink" of its own under "page".',
};

/** Reports pages whose file the disk cannot name. */
function checkNames(routes: readonly Route[], content: Content): Problem[] {
  return routes.flatMap((route): Problem[] => {
    const name = findLongName(route.output);
    if (!name) return [];
    const source = findSource(route, content);
    const problem: Problem = {
      code: 'name-too-long',
      severity: 'error',
      message: `${source ?? nameOf(route.page)} gives a page the name "${name.start}…", which is longer than a disk allows (${name.bytes} of ${MAX_NAME} bytes).`,
      ...(source === undefined ? {} : { file: source }),
      hint: HINTS[route.page.kind] ?? 'Shorten the file name, or set a shorter "slug".',
    };
    return [problem];
  });
}

/** A page that has no file of its own, cut to a length that can be read. */
function nameOf(page: Route['page']): string {
  return page.kind === 'category' ? `The category "${page.category.title.slice(0, 40)}"` : `A ${page.kind} page`;
}

/** The file that a page comes from. Pages that list others come from the first file that asks for them. */
function findSource({ source, page }: Route, { docs, blogs }: Content): string | undefined {
  if (source !== undefined) return source;
  const tagged = [...docs.flatMap((version) => version.docs), ...blogs.flatMap(({ posts }) => posts)];
  if (page.kind === 'docTag' || page.kind === 'blogTag')
    return tagged.find(({ tags }) => tags.some(({ permalink }) => permalink === page.tag.permalink))?.source;
  if (page.kind === 'category') return page.category.source;
  if (page.kind === 'blogAuthor') return blogs.find(({ instance }) => instance === page.blog.instance)?.authorsFile;
  return undefined;
}

/** Duplicates that are not reported, as in Docusaurus: an own home page, or one for 404 or search, and `x.md` beside `x/index.md`. */
function isSilent(first: Route, route: Route): boolean {
  return (
    ['notFound', 'search', 'home'].includes(route.page.kind) ||
    (first.url !== route.url && urlKey(first.url) === urlKey(route.url))
  );
}

function duplicateRoute(first: Route, { route, severity }: { route: Route; severity: Problem['severity'] }): Problem {
  const name = (own: Route): string => originOf(own) ?? own.source ?? `a ${own.page.kind} page`;
  const both = name(first) === name(route) ? `Two pages of ${name(first)}` : `Both ${name(first)} and ${name(route)}`;
  const file = originOf(route) === undefined ? route.source : undefined;
  return {
    code: 'duplicate-route',
    severity,
    message: `${both} have the address ${route.url}. The first is served.`,
    ...(file === undefined ? {} : { file }),
    hint:
      originOf(first) === undefined && originOf(route) === undefined
        ? 'Rename one of them, or set "slug" in its front matter.'
        : 'Give one of them another address, where the plugin has it from, or remove it.',
  };
}

/** What made a page whose source is not the author's. */
function originOf({ page }: Route): string | undefined {
  return page.kind === 'reactPage' ? page.page.origin : undefined;
}

/** Route of a standalone page. */
function buildPageRoute(page: StandalonePage, { config }: { config: RouteConfig }): Route {
  const { frontMatter, format } = page;
  return {
    url: page.permalink,
    output: outputFileOf(page.permalink, config),
    source: page.source,
    page:
      page.kind === 'react'
        ? { kind: 'reactPage', page }
        : {
            kind: 'markdownPage',
            page,
            showToc: frontMatter['hide_table_of_contents'] !== true,
            tocLevels: resolveTocLevels(frontMatter, config),
          },
    bodies:
      format === undefined
        ? []
        : [
            {
              source: page.source,
              format,
              lang: otherLang(page.lang, config),
              ...(page.text === undefined ? {} : { text: page.text }),
            },
          ],
    textLang: otherLang(page.lang, config),
    title: (frontMatter['title_meta'] as string | undefined) || page.title || undefined,
    description: page.description || undefined,
    ...resolveHeadFields(frontMatter),
    unlisted: page.unlisted || isNotFoundUrl(page.permalink, config.baseUrl),
    ...(page.matches && { matches: page.matches }),
  };
}

/** The route of the 404 page. The site's own `src/pages/404` replaces it. */
function buildNotFoundRoute(content: Content, config: RouteConfig): Route {
  const url = joinUrl(config.baseUrl, '404.html');
  const title = wordTitle('notFound.title', config);
  const page: Route['page'] = { kind: 'notFound', ways: listBeginnings(content) };
  return { url, output: outputFileOf(url, config), page, bodies: [], title, unlisted: true };
}

/** The main doc of each docs section, and each blog. */
function listBeginnings({ docs, blogs }: Content): NavLink[] {
  const mains = docs.flatMap(({ isLast, mainDocId, docs: own }) => {
    const main = isLast ? own.find(({ id }) => id === mainDocId) : undefined;
    return main && !main.unlisted && !main.draft ? [{ title: main.title, permalink: main.permalink }] : [];
  });
  return [...mains, ...blogs.map(({ title, path: permalink }) => ({ title, permalink }))];
}

/** The route of the search page. The site's own `src/pages/search` replaces it. */
function buildSearchRoute(config: RouteConfig): Route {
  const url = applyTrailingSlash(joinUrl(config.baseUrl, 'search'), config);
  const title = wordTitle('search.title', config);
  return { url, output: outputFileOf(url, config), page: { kind: 'search' }, bodies: [], title, unlisted: true };
}
