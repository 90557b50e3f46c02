import { hash } from 'node:crypto';
import { mayShowCards } from '../content/page-head.ts';
import type { Route, VersionSummary } from '../shared/model.ts';
import { isSearched } from '../output/search-pages.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import type { MakeTask } from './page-maker.ts';
import { printRoute } from './print-route.ts';
import { createSidebars, type SidebarFile } from '../site/sidebars.ts';

/** A page to make and the digest of all that decides its bytes, apart from how its links resolve. */
export interface PlannedPage {
  route: Route;
  /** See MakeTask. */
  language: number;
  key: string;
  /** The same for pages that show the same text. */
  text: string;
  /** Only for a page that must be made: most are taken over as they are. */
  task: () => MakeTask;
}

export interface Plan {
  pages: PlannedPage[];
  sidebarFiles: SidebarFile[];
}

/** One task per route. `base` is the digest of everything that is the same for all pages: theme, config, engine. */
export function planPages(
  site: LoadedLanguage & Pick<LoadedSite, 'sources'>,
  options: { base: string; language: number },
): Plan {
  const feeds = new Set(site.config.blog.filter((blog) => blog.feedOptions.types.length > 0).map(({ id }) => id));
  const sidebars = createSidebars(site);
  const { language } = options;
  const versions = new Map<VersionSummary, string>();
  /** Of all that pages of one version say of it; nothing where each says something else. */
  const digestVersion = (version: VersionSummary): string => {
    if (version.alternates) return '';
    const known = versions.get(version) ?? hash('sha1', JSON.stringify(version), 'base64url');
    versions.set(version, known);
    return known;
  };
  const rests = new Map<string, string>();
  /** What all pages of a folder have in common. */
  const digestRest = (text: string): string => {
    const known = rests.get(text) ?? hash('sha1', `${options.base} ${text}`, 'base64url');
    rests.set(text, known);
    return known;
  };
  const pages = site.routes.map((given): PlannedPage => {
    const route = withoutUnusedCards(given, site);
    const wantArticle = (route.page.kind === 'blogPost' && feeds.has(route.page.blog.instance)) || undefined;
    const { search } = site.config;
    const wantSections = (search && isSearched(route, search)) || undefined;
    const digests = route.bodies.map((body) => site.sources.get(body.source)?.digest);
    const version = 'version' in route.page ? digestVersion(route.page.version) : '';
    const rest = digestRest(`${sidebars.digestOf(route)} ${wantArticle} ${wantSections} ${version}`);
    return {
      route,
      language,
      text: digests.join(' ') || route.url,
      // Two digests: putting the texts of both together first would cost more than the second one.
      key: hash('sha1', printRoute(route, { digests, knowsVersion: version !== '' }), 'base64url') + rest,
      task: () => ({ language, route, sidebar: sidebars.viewOf(route), wantArticle, wantSections }),
    };
  });
  return { pages, sidebarFiles: sidebars.files };
}

/** Cards of the neighbours are part of a doc's page only when it may list them: else an edit next door would change this page's key. */
function withoutUnusedCards(route: Route, site: Pick<LoadedSite, 'sources'>): Route {
  if (route.page.kind !== 'doc' || !route.page.cards) return route;
  const { source, format } = route.page.doc;
  const file = site.sources.get(source);
  if (format === 'mdx' && (file?.head?.mayShowCards ?? mayShowCards(file?.text ?? ''))) return route;
  return { ...route, page: { ...route.page, cards: undefined } };
}
