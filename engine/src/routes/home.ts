import type { Content, Route } from '../shared/model.ts';
import { outputFileOf } from '../shared/url.ts';
import { buildCards, listCardPages } from './cards.ts';
import type { RouteConfig } from './route-options.ts';
import type { SidebarIndexer } from './sidebar-index.ts';

/** A page does not grow with the site. */
const MOST_CARDS = 12;
const MOST_POSTS = 3;

/** The page at the root of a site that has none of its own. Undefined on a site with neither docs nor posts. */
export function buildHomeRoute(
  { docs, blogs }: Pick<Content, 'docs' | 'blogs'>,
  { config, indexSidebar }: { config: RouteConfig; indexSidebar: SidebarIndexer },
): Route | undefined {
  const version = docs.find(({ isLast }) => isLast);
  const items = Object.values(version?.sidebars ?? {})[0] ?? [];
  const pages = version && listCardPages(version);
  const cards = buildCards(items.slice(0, MOST_CARDS), {
    index: indexSidebar(items),
    findPage: (key) => pages?.get(key),
  });
  const posts = (blogs[0]?.posts ?? []).filter(({ unlisted }) => !unlisted).slice(0, MOST_POSTS);
  const main = version?.docs.find(({ id }) => id === version.mainDocId);
  const start = main?.permalink ?? cards[0]?.href ?? posts[0]?.permalink;
  if (start === undefined) return undefined;
  return {
    url: config.baseUrl,
    output: outputFileOf(config.baseUrl, config),
    page: {
      kind: 'home',
      start,
      cards,
      latest: posts.map(({ title, permalink, date }) => ({ title, permalink, date })),
    },
    bodies: [],
    unlisted: false,
  };
}
