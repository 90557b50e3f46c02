import { compileGlobs } from '../../content/list-files.ts';
import type { Problem, Route, SidebarItem } from '../../shared/model.ts';
import { decodePath, isExternal, resolveUrl, splitHref, urlKey } from '../../shared/url.ts';
import { listConfigLinks } from '../config-links.ts';
import type { CheckedSite } from './checked-site.ts';

/** Reports pages to which nothing leads: no sidebar, navbar or footer, and no link of another page. */
export function checkOrphans({ site, pages, results }: CheckedSite): Problem[] {
  const versions = new Map<string, string>();
  for (const { routes } of site.languages)
    for (const { url, page } of routes) if ('version' in page) versions.set(urlKey(url), versionOf(page.version));
  const reached = new Set<string>();
  const reach = (href: string, from: string): void => {
    if (isExternal(href)) return;
    const { path } = splitHref(href);
    const target = path === '' ? '' : urlKey(decodePath(resolveUrl(path, from)));
    const [own, other] = [versions.get(urlKey(from)), versions.get(target)];
    // The same doc of another version names this one in its notice.
    if (target === urlKey(from) || (own !== undefined && other !== undefined && own !== other)) return;
    reached.add(target);
  };
  for (const language of site.languages) {
    for (const { href } of listConfigLinks(language)) reach(href, '');
    for (const { sidebars } of language.content.docs)
      for (const items of Object.values(sidebars)) for (const url of urlsOf(items)) reach(url, '');
  }
  for (const page of pages) for (const href of results.resultOf(page).facts.links) reach(href, page.url);
  const ignores = compileGlobs(site.config.check.ignoreOrphans);
  return site.languages.flatMap(({ routes, config }) =>
    routes
      .filter((route) => isOfAuthor(route) && urlKey(route.url) !== urlKey(config.baseUrl))
      .filter(({ url }) => !reached.has(urlKey(url)) && !ignores(url))
      .map(toProblem),
  );
}

function versionOf({ instance, name }: { instance: string; name: string }): string {
  return `${instance} ${name}`;
}

function* urlsOf(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if ('href' in item && item.href !== undefined) yield item.href;
    if ('items' in item) yield* urlsOf(item.items);
  }
}

/** Lists that the engine makes are not the author's to link. */
function isOfAuthor({ source, unlisted, page }: Route): boolean {
  return source !== undefined && !unlisted && page.kind !== 'notFound' && page.kind !== 'search';
}

function toProblem({ url, source }: Route): Problem {
  return {
    code: 'orphan-page',
    severity: 'warning',
    message: `Nothing leads to ${url}: no sidebar, navbar or footer has it, and no page links to it.`,
    file: source,
    hint: 'Link to it, set `unlisted: true` in its front matter, or name it in `check.ignoreOrphans`.',
  };
}
