import { openSiteFiles, type SiteFiles } from '../content/read.ts';
import { createPlaceholderResolvers } from '../render/context.ts';
import { resolvePlaceholder, type PlaceholderResolvers } from '../render/page/placeholders.ts';
import type { PageResult, PageResults, SitePage, SiteRecord } from '../store/site-record.ts';
import type { Store } from '../store/store.ts';
import { siteImageSets, type PageMakerData } from './page-maker.ts';
import type { PlannedPage } from './plan.ts';
import type { PreviousFiles } from './previous-files.ts';

export interface ReusePagesOptions {
  record: SiteRecord;
  results: PageResults;
  previous: PreviousFiles;
  /** Hash of the addresses of all pages. */
  routes: string;
  data: PageMakerData;
  store: Store;
}

/** Takes over the pages of the site in place that would come out the same. By url. */
export function reusePages(planned: readonly PlannedPage[], options: ReusePagesOptions): Map<string, SitePage> {
  const { record, results, previous, data } = options;
  const reused = new Map<string, SitePage>();
  const files = openSiteFiles(data.siteDir);
  const imageSets = siteImageSets(data, options.store);
  const worlds = data.languages.map((language): PageWorld => {
    let resolvers: PlaceholderResolvers | undefined;
    return {
      sameRoutes: options.routes === record.routes,
      resolvers: () => (resolvers ??= { ...createPlaceholderResolvers(language, files), imageSets }),
      files,
      docsDigest: language.docs.digest,
    };
  });
  for (const { route, key, language } of planned) {
    const page = record.pages.get(route.url);
    const world = worlds[language];
    if (page?.key !== key || page.output !== route.output || !world) continue;
    const isFresh = page.isQuiet && world.sameRoutes ? true : isStillFresh(results.resultOf(page), world);
    const inode = isFresh ? previous.take(page) : undefined;
    if (inode !== undefined) reused.set(route.url, inode === page.inode ? page : { ...page, inode });
  }
  return reused;
}

/** What the inputs of a page would be now. */
export interface PageWorld {
  /** Whether all pages of the site are where they were. */
  sameRoutes: boolean;
  resolvers: () => PlaceholderResolvers;
  files: SiteFiles;
  docsDigest: string;
}

/**
 * Whether everything that was asked while the page was made gets the same answer: how its links and images resolve, the files it was made
 * from, and the list of all docs if it looked at it.
 */
export function isStillFresh({ url, resolutions, parts, docsDigest }: PageResult, world: PageWorld): boolean {
  if (docsDigest !== undefined && docsDigest !== world.docsDigest) return false;
  for (const { source, digest } of parts) {
    try {
      if (world.files.readSource(source).digest !== digest) return false;
    } catch {
      return false;
    }
  }
  // The text for a file holds the hash of its bytes, or its size for a static one.
  return resolutions.every(
    ({ kind, url: target, source, text }) =>
      resolvePlaceholder({ kind, url: target }, { source, pageUrl: url }, world.resolvers()).text === text,
  );
}
