import { severityOf, type Policy } from '../errors/index.ts';
import { findShownAt, type PatternList } from '../shared/address-list.ts';
import type { Problem } from '../shared/model.ts';
import { decodePath, isExternal, resolveUrl, splitHref, urlKey } from '../shared/url.ts';
import {
  reportLinks,
  type Broken,
  type EmittedLink,
  type PageFacts,
  type ReportOptions,
  type Verdict,
} from './report-links.ts';

export interface CheckLinksOptions extends Omit<ReportOptions, 'severities'> {
  /** Whether a file is in the output, besides pages: its path below baseUrl, decoded. */
  hasFile: (path: string) => boolean;
  /** Of each language: pages that are shown at urls without a page of their own. */
  patterns: readonly PatternList[];
  onBrokenLinks: Policy;
  onBrokenAnchors: Policy;
  /** Finds the page at a url (with baseUrl, decoded), also one whose own links are not checked. Default: among the checked pages. */
  findPage?: (url: string) => PageFacts | undefined;
  /** Called for each page that has a broken link. */
  onBroken?: (page: PageFacts) => void;
}

/** Reports links and anchors that lead nowhere, checked against the emitted pages and files. */
export function checkLinks(pages: readonly PageFacts[], options: CheckLinksOptions): Problem[] {
  const links = severityOf(options.onBrokenLinks);
  const anchors = severityOf(options.onBrokenAnchors);
  if (!links && !anchors) return [];
  const findPage = options.findPage ?? createPageFinder(pages);
  const idSets = new Map<PageFacts, Set<string>>();
  const hasId = (page: PageFacts, id: string): boolean => {
    let ids = idSets.get(page);
    if (!ids) idSets.set(page, (ids = new Set(page.ids)));
    return ids.has(id);
  };
  const found: Broken[] = [];
  // Navbars and sidebars repeat their links on every page, so a path is resolved once.
  const resolved = new Map<string, Target>();
  const resolve = (path: string, from: string): Target => {
    const absolute = path.startsWith('/');
    const known = absolute ? resolved.get(path) : undefined;
    if (known) return known;
    const target = findTarget(decodePath(resolveUrl(path, from)), { findPage, options });
    if (absolute) resolved.set(path, target);
    return target;
  };
  for (const link of options.written ?? []) {
    const isRelative = !link.href.startsWith('/');
    const broken = link.isUnchecked || isRelative ? undefined : checkLink(link, { page: NO_PAGE, resolve, hasId });
    if (broken) found.push({ ...broken, page: NO_PAGE, link, written: link });
  }
  for (const page of pages) {
    for (const link of page.links) {
      const broken = checkLink(link, { page, resolve, hasId });
      if (!broken) continue;
      found.push({ ...broken, page, link });
      options.onBroken?.(page);
    }
  }
  return reportLinks(found, { ...options, severities: { link: links, anchor: anchors } });
}

/** The page of a link that every page shows. */
const NO_PAGE: PageFacts = { url: '/', ids: [], links: [] };

/** The target of a path. */
interface Target {
  url: string;
  exists: boolean;
  /** When it is a page of which facts are known. */
  page?: PageFacts;
}

/** Finds pages by any spelling of their url. */
export function createPageFinder<Page extends { url: string }>(
  pages: readonly Page[],
): (url: string) => Page | undefined {
  // Both maps are made on first use.
  let exact: Map<string, Page> | undefined;
  let byKey: Map<string, Page> | undefined;
  const findExact = (url: string): Page | undefined =>
    (exact ??= new Map(pages.map((page) => [page.url, page]))).get(url);
  return (url) => findExact(url) ?? (byKey ??= new Map(pages.map((page) => [urlKey(page.url), page]))).get(urlKey(url));
}

interface Finding {
  findPage: (url: string) => PageFacts | undefined;
  options: CheckLinksOptions;
}

function findTarget(url: string, { findPage, options }: Finding): Target {
  const { baseUrl } = options.table.data;
  const page = findPage(url);
  if (page) return { url, exists: true, page };
  // Outside baseUrl is another site on the same host.
  const outside = !url.startsWith(baseUrl) && `${url}/` !== baseUrl;
  const isThere = outside || options.table.indexOf(url) !== undefined || isEmittedFile(url, options);
  return { url, exists: isThere || options.patterns.some((list) => findShownAt(url, list) !== undefined) };
}

interface Checking {
  page: PageFacts;
  resolve: (path: string, from: string) => Target;
  hasId: (page: PageFacts, id: string) => boolean;
}

function checkLink({ href, checked }: EmittedLink, { page, resolve, hasId }: Checking): Verdict | undefined {
  if (checked === false || isExternal(href)) return undefined;
  const { path, hash } = splitHref(href);
  const target = path === '' ? { url: page.url, exists: true, page } : resolve(path, page.url);
  if (!target.exists) return { kind: 'link', target: target.url };
  if (hash.length < 2 || !target.page) return undefined;
  const id = decodeHash(hash);
  const fine = id === 'top' || id.startsWith(':~:') || hasId(target.page, id) || hasId(target.page, hash.slice(1));
  return fine ? undefined : { kind: 'anchor', target: id, on: target.page };
}

function isEmittedFile(url: string, { table, hasFile }: CheckLinksOptions): boolean {
  const path = url.slice(table.data.baseUrl.length);
  return (
    hasFile(path) ||
    hasFile(path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`) ||
    hasFile(`${path}.html`)
  );
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
