import { hash } from 'node:crypto';
import { readSource } from '../content/read.ts';
import { findQuoted, findText } from '../errors/place.ts';
import { listPatterns } from '../shared/address-list.ts';
import { checkLinks, createPageFinder, type CheckLinksOptions } from '../routes/check-links.ts';
import { joinLinks, type Broken, type LinkPlace, type PageFacts } from '../routes/report-links.ts';
import type { RouteTable } from '../routes/table.ts';
import type { Problem, WrittenLink } from '../shared/model.ts';
import { listConfigLinks } from './config-links.ts';
import { findWritten } from '../routes/find-written.ts';
import type { LoadedLanguage, LoadedSite } from '../site/load-site.ts';
import type { PageResult, PageResults, SitePage, SiteRecord } from '../store/site-record.ts';

export interface SiteLinksOptions {
  site: Pick<LoadedSite, 'config' | 'languages' | 'sources' | 'locate' | 'plugins'>;
  /** Of the last build. */
  record: SiteRecord;
  results: PageResults;
  table: RouteTable;
  /** All of the output. */
  files: ReadonlySet<string>;
}

export interface SiteLinks {
  problems: Problem[];
  /** With `hasBrokenLink` as it is now. */
  pages: SitePage[];
  targets: string;
}

/**
 * Checks the links of the config, of sidebars and of all pages; those of a page that was taken over only if the answer can be another one:
 * it had a broken link, there is something new or gone in the output, or an id is gone that it may lead to.
 */
export function checkSiteLinks(pages: readonly SitePage[], options: SiteLinksOptions): SiteLinks {
  const { site, record, results, table, files } = options;
  const { onBrokenLinks, onBrokenAnchors } = site.config;
  const patterns = site.languages.map(listPatterns);
  const targets = hash('sha1', JSON.stringify([[...files], patterns, onBrokenLinks, onBrokenAnchors]));
  const made = pages.filter((page) => page.isNew);
  const knowsRest =
    targets === record.targets && made.every((page) => keepsIds(page, { old: record.pages.get(page.url), results }));
  const suspects = knowsRest ? pages.filter((page) => page.isNew || page.hasBrokenLink) : pages;
  const facts = createFacts(site, results);
  const findPage = createPageFinder(pages);
  const broken = new Set<string>();
  const problems = checkLinks(suspects.map(facts), {
    table,
    hasFile: (file) => files.has(file),
    patterns,
    findPage(url) {
      const page = findPage(url);
      return page && facts(page);
    },
    onBroken: ({ url }) => broken.add(url),
    written: site.languages.flatMap((language) => [...listConfigLinks(language), ...language.sidebarLinks]),
    ...createLocators(site),
    isLoose: createLooseCheck(site.plugins),
    onBrokenLinks,
    onBrokenAnchors,
  });
  const marked = pages.map((page) =>
    page.hasBrokenLink === broken.has(page.url) ? page : { ...page, hasBrokenLink: broken.has(page.url) },
  );
  return { problems, pages: marked, targets };
}

/** In the HTML of some pages, links that their engine checks cannot be told from others: a plugin says which. */
function createLooseCheck(
  plugins: SiteLinksOptions['site']['plugins'],
): (broken: Broken, place: LinkPlace | undefined) => boolean {
  const patterns = plugins.flatMap(({ plugin }) => plugin.looseLinks ?? []);
  const isIn = (facts: PageFacts | undefined): boolean => patterns.some((each) => each.test(facts?.source ?? ''));
  const isOfComponent = (place: LinkPlace | undefined): boolean => place === undefined || place.isInComponent === true;
  return ({ kind, page, on, link }, place) => {
    if (isIn(page) || (kind === 'anchor' && isIn(on)) || link.isCollected === false) return true;
    // What is checked there is what a page shows at first.
    if (link.isHidden && patterns.length > 0) return true;
    const isOfText = link.isCollected && page.source !== undefined;
    return !isOfText && patterns.length > 0 && isOfComponent(place);
  };
}

/** Finds where links were written, for those that are broken. */
function createLocators(site: SiteLinksOptions['site']): Required<Pick<CheckLinksOptions, 'locate' | 'locateWritten'>> {
  const bases = site.languages.map(({ config }) => config.baseUrl);
  const textOf = (file: string): string | undefined =>
    (site.sources.get(file) ?? readSource(site.config.siteDir, file).file)?.text;
  return {
    locate(href, page) {
      for (const file of [page.source, ...(page.parts ?? [])]) {
        if (file === undefined) continue;
        const place = findWritten(href, { text: textOf(file), bases });
        const isText = /\.mdx?$/.test(file);
        if (place)
          return { ...place, file, isRaw: place.isRaw && isText, isInComponent: place.isInComponent && isText };
      }
      return undefined;
    },
    locateWritten: ({ at: { file, configKey }, written, isRaw }: WrittenLink) => {
      if (configKey) return site.locate(configKey);
      const text = (file && textOf(file)) ?? '';
      return { file, ...(isRaw ? findText(text, written) : findQuoted(text, written)) };
    },
  };
}

/** Whether every anchor that was there still is. */
function keepsIds(page: SitePage, { old, results }: { old: SitePage | undefined; results: PageResults }): boolean {
  const ids = new Set(results.resultOf(page).facts.ids);
  return old !== undefined && results.resultOf(old).facts.ids.every((id) => ids.has(id));
}

/** The file of the page at a url. */
export function createSourceFinder(site: {
  languages: readonly Pick<LoadedLanguage, 'routes'>[];
}): (url: string) => string | undefined {
  let sources: Map<string, string | undefined> | undefined;
  const list = () => site.languages.flatMap(({ routes }) => routes.map(({ url, source }) => [url, source] as const));
  return (url) => (sources ??= new Map(list())).get(url);
}

/** What the check needs of a page, parsed only where it is needed, and once. */
function createFacts(site: SiteLinksOptions['site'], results: PageResults): (page: SitePage) => PageFacts {
  const sourceOf = createSourceFinder(site);
  const known = new Map<SitePage, PageFacts>();
  return (page) => {
    const facts = known.get(page) ?? factsOf(page, { source: sourceOf(page.url), results });
    known.set(page, facts);
    return facts;
  };
}

function factsOf(page: SitePage, { source, results }: { source: string | undefined; results: PageResults }): PageFacts {
  let known: Pick<PageFacts, 'ids' | 'links' | 'parts'> | undefined;
  const load = () => (known ??= readLinks(results.resultOf(page)));
  return {
    url: page.url,
    source,
    get ids() {
      return load().ids;
    },
    get links() {
      return load().links;
    },
    get parts() {
      return load().parts;
    },
  };
}

function readLinks({ facts, links, parts }: PageResult): Pick<PageFacts, 'ids' | 'links' | 'parts'> {
  return {
    ids: facts.ids,
    links: joinLinks(links, facts),
    parts: parts.map(({ source }) => source),
  };
}
