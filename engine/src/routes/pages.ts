import type { Route, StandalonePage } from '../shared/model.ts';
import { applyTrailingSlash, joinUrl, outputFileOf } from '../shared/url.ts';
import { resolveHeadFields, resolveTocLevels, wordTitle, type RouteConfig } from './route-options.ts';

/** Route of a standalone page. */
export function buildPageRoute(page: StandalonePage, { config }: { config: RouteConfig }): Route {
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
        : [{ source: page.source, format, ...(page.text === undefined ? {} : { text: page.text }) }],
    title: (frontMatter['title_meta'] as string | undefined) || page.title || undefined,
    description: page.description || undefined,
    ...resolveHeadFields(frontMatter),
    unlisted: page.unlisted,
  };
}

/** The page that is served where there is none. An author's own `src/pages/404` comes first and takes its place. */
export function buildNotFoundRoute(config: RouteConfig): Route {
  const url = joinUrl(config.baseUrl, '404.html');
  const title = wordTitle('notFound.title', config);
  return { url, output: outputFileOf(url, config), page: { kind: 'notFound' }, bodies: [], title, unlisted: true };
}

/** The page that search results can be shared from. An author's own `src/pages/search` comes first and takes its place. */
export function buildSearchRoute(config: RouteConfig): Route {
  const url = applyTrailingSlash(joinUrl(config.baseUrl, 'search'), config);
  const title = wordTitle('search.title', config);
  return { url, output: outputFileOf(url, config), page: { kind: 'search' }, bodies: [], title, unlisted: true };
}
