import type { Route, SidebarItem } from '../../shared/model.ts';
import { PAGE_LIST, type ListedPage, type PageList } from '../../shared/page-list.ts';
import { DEFAULT_REVIEW_AFTER, DEFAULT_SEARCH_TAG, searchTagOf } from '../../shared/search-defaults.ts';
import { fileBelow } from '../../shared/url.ts';
import type { EmitLanguage, EmitOutput } from '../plugin.ts';
import { factsOf, isListed } from './page-facts.ts';

/** Writes what a machine needs to find its way in the files of a language: its pages in the order of the sidebars, and its indexes. */
export function writePageList(language: EmitLanguage, out: EmitOutput): void {
  const { baseUrl, rootUrl } = language.config;
  out.file(fileBelow(baseUrl + PAGE_LIST, rootUrl), `${JSON.stringify(buildPageList(language))}\n`);
}

export function buildPageList({ config, site, content, routes }: EmitLanguage): PageList {
  const order = placesOf(content.docs.flatMap(({ sidebars }) => Object.values(sidebars).flat()));
  const placeOf = ({ url }: Route): number => order.get(url) ?? order.size;
  const listed = routes.filter(isListed).toSorted((one, other) => placeOf(one) - placeOf(other));
  const isSearched = config.search !== false;
  return {
    format: 1,
    site: {
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      baseUrl: site.baseUrl,
      language: site.locale.htmlLang,
    },
    reviewAfter: config.search === false ? DEFAULT_REVIEW_AFTER : config.search.reviewAfter,
    languages: site.locales.map(({ name, htmlLang, url, baseUrl }) => ({ name, language: htmlLang, url, baseUrl })),
    indexes: isSearched ? [...content.docs.map(searchTagOf), DEFAULT_SEARCH_TAG] : [],
    versions:
      content.docs.length > 1
        ? content.docs.map((version) => ({ label: version.label, index: searchTagOf(version), isLast: version.isLast }))
        : [],
    pages: listed.map((route) => describePage(route, site)),
  };
}

function describePage(route: Route, site: EmitLanguage['site']): ListedPage {
  const { page } = route;
  const {
    title,
    description,
    version,
    language,
    owner,
    last_reviewed: reviewed,
    last_update: updated,
  } = factsOf(route, site);
  const parents =
    page.kind === 'doc' || page.kind === 'category' ? page.breadcrumbs.slice(0, -1).map(({ label }) => label) : [];
  return {
    url: route.url,
    title,
    ...(description !== undefined && { description }),
    kind: kindOf(page),
    ...(parents.length > 0 && { section: parents }),
    ...(version !== undefined && { version }),
    ...(language !== site.locale.htmlLang && { language }),
    ...(owner !== undefined && { owner }),
    ...(reviewed !== undefined && { reviewed }),
    ...(updated !== undefined && { updated }),
    ...('version' in page && { index: searchTagOf(page.version) }),
  };
}

function kindOf({ kind }: Route['page']): ListedPage['kind'] {
  if (kind === 'doc' || kind === 'category') return 'docs';
  return kind === 'blogPost' ? 'blog' : 'page';
}

/** Addresses in the order in which sidebars name them. */
function placesOf(items: readonly SidebarItem[]): Map<string, number> {
  const places = new Map<string, number>();
  const visit = (item: SidebarItem): void => {
    if (item.type === 'html') return;
    if (item.href !== undefined && !places.has(item.href)) places.set(item.href, places.size);
    if (item.type === 'category') item.items.forEach(visit);
  };
  items.forEach(visit);
  return places;
}
