import { severityOf, type Policy } from '../errors/index.ts';
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
  onBrokenLinks: Policy;
  onBrokenAnchors: Policy;
  /** The page at a url (with baseUrl, decoded), also one whose own links are not checked; absent: those that are, are all. */
  findPage?: (url: string) => PageFacts | undefined;
  /** Called for each page that has a broken link. */
  onBroken?: (page: PageFacts) => void;
}

/** Links and anchors that lead nowhere, checked against what was really emitted. */
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
  // Navbars and sidebars repeat their links on every page, so a path is settled once.
  const settled = new Map<string, Target>();
  const settle = (path: string, from: string): Target => {
    const absolute = path.startsWith('/');
    const known = absolute ? settled.get(path) : undefined;
    if (known) return known;
    const target = findTarget(decodePath(resolveUrl(path, from)), { findPage, options });
    if (absolute) settled.set(path, target);
    return target;
  };
  for (const link of options.written ?? []) {
    const isRelative = !link.href.startsWith('/');
    const broken = link.isUnchecked || isRelative ? undefined : checkLink(link, { page: NO_PAGE, settle, hasId });
    if (broken) found.push({ ...broken, page: NO_PAGE, link, written: link });
  }
  for (const page of pages) {
    for (const link of page.links) {
      const broken = checkLink(link, { page, settle, hasId });
      if (!broken) continue;
      found.push({ ...broken, page, link });
      options.onBroken?.(page);
    }
  }
  return reportLinks(found, { ...options, severities: { link: links, anchor: anchors } });
}

/** Stands for the page of a link that every page shows. */
const NO_PAGE: PageFacts = { url: '/', ids: [], links: [] };

/** Where a path leads. */
interface Target {
  url: string;
  exists: boolean;
  /** When it is a page of which facts are known. */
  page?: PageFacts;
}

/** By any spelling of their address. The index is made only when it is needed: most addresses are spelled as they are. */
export function createPageFinder<Page extends { url: string }>(
  pages: readonly Page[],
): (url: string) => Page | undefined {
  // Made when they are first needed: hardly any page is checked again.
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
  return { url, exists: outside || options.table.indexOf(url) !== undefined || isEmittedFile(url, options) };
}

interface Checking {
  page: PageFacts;
  settle: (path: string, from: string) => Target;
  hasId: (page: PageFacts, id: string) => boolean;
}

function checkLink({ href, checked }: EmittedLink, { page, settle, hasId }: Checking): Verdict | undefined {
  if (checked === false || isExternal(href)) return undefined;
  const { path, hash } = splitHref(href);
  const target = path === '' ? { url: page.url, exists: true, page } : settle(path, page.url);
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
