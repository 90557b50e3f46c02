import { hash } from 'node:crypto';
import { mayShowCards } from '../content/page-head.ts';
import { readerOf, type LoadedPlugin } from '../plugins/index.ts';
import type { Route, VersionSummary } from '../shared/model.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import { createSidebars } from '../site/sidebars.ts';
import type { MakeTask } from './page-maker.ts';

/** A page to make. */
export interface PlannedPage {
  route: Route;
  /** See MakeTask. */
  language: number;
  /** Hash of all that decides its bytes, apart from how its links resolve. */
  key: string;
  /** The same for pages that show the same text. */
  text: string;
  /** Only for a page that must be made: most are reused. */
  task: () => MakeTask;
}

export interface PlanOptions {
  /** Hash of everything that is the same for all pages: theme, config, engine. */
  base: string;
  language: number;
  plugins: readonly LoadedPlugin[];
  /** See digestRead. */
  read?: string;
}

/** One page for each route. */
export function planPages(
  site: LoadedLanguage & Pick<LoadedSite, 'sources'>,
  { base, language, plugins, read }: PlanOptions,
): PlannedPage[] {
  const reader = readerOf(plugins);
  const sidebars = createSidebars(site);
  const versions = new Map<VersionSummary, string>();
  /** All pages of a version hold the same description of it, which may be long. */
  const hashVersion = (version: VersionSummary): string => {
    const known = versions.get(version) ?? hash('sha1', JSON.stringify(version), 'base64url');
    versions.set(version, known);
    return known;
  };
  return site.routes.map((given): PlannedPage => {
    const route = withoutUnusedCards(given, site);
    const needs = plugins.map(({ plugin }) => plugin.emit?.needs?.(route, site));
    const wantArticle = needs.some((need) => need?.article) || undefined;
    const wantSections = needs.some((need) => need?.text) || undefined;
    const wantMarkdown = needs.some((need) => need?.markdown) || undefined;
    const digests = route.bodies.map((body) => site.sources.get(body.source)?.digest);
    const page = 'version' in route.page ? { ...route.page, version: hashVersion(route.page.version) } : route.page;
    const isRead = reader && route.bodies.some(({ source }) => reader.of(source)?.parse);
    const made = [
      isRead ? `${base} ${read}` : base,
      { ...route, page },
      digests,
      sidebars.digestOf(route),
      wantArticle,
      wantSections,
      wantMarkdown,
    ];
    return {
      route,
      language,
      text: digests.join(' ') || route.url,
      key: hash('sha1', JSON.stringify(made), 'base64url'),
      task: () => ({ language, route, sidebar: sidebars.viewOf(route), wantArticle, wantSections, wantMarkdown }),
    };
  });
}

/** Cards of the neighbours are part of a doc's page only when it may list them: else an edit next door would change this page's key. */
function withoutUnusedCards(route: Route, site: Pick<LoadedSite, 'sources'>): Route {
  if (route.page.kind !== 'doc' || !route.page.cards) return route;
  const { source, format, hasCardList } = route.page.doc;
  if (hasCardList) return route;
  const file = site.sources.get(source);
  if (format === 'mdx' && (file?.head?.mayShowCards ?? mayShowCards(file?.text ?? ''))) return route;
  return { ...route, page: { ...route.page, cards: undefined } };
}
