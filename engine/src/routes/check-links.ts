import { severityOf, type Policy } from '../content/policy.ts';
import type { Problem, Severity } from '../shared/model.ts';
import { decodePath, isExternal, resolveUrl, splitHref, urlKey } from '../shared/url.ts';
import { createSuggester, type Suggester } from './suggest-url.ts';
import type { RouteTable } from './table.ts';

/** A link as it was emitted. */
export interface EmittedLink {
  href: string;
  /** Where the author wrote it; absent for links of the layout. */
  line?: number;
  column?: number;
  /** False for `pathname://` links, which the author vouches for. */
  checked?: boolean;
}

/** What one emitted page holds. */
export interface PageFacts {
  url: string;
  source?: string;
  ids: readonly string[];
  links: readonly EmittedLink[];
}

export interface CheckLinksOptions {
  table: RouteTable;
  /** Whether a file is in the output, besides pages: its path below baseUrl, decoded. */
  hasFile: (path: string) => boolean;
  onBrokenLinks: Policy;
  onBrokenAnchors: Policy;
  /** Where a link that was not written as Markdown stands in its file, if it can be found. */
  locate?: (href: string, source: string) => { line: number; column: number } | undefined;
  /** The page at a url (with baseUrl, decoded), also one whose own links are not checked; absent: those that are, are all. */
  findPage?: (url: string) => PageFacts | undefined;
  /** Told of each page that has a broken link. */
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
  for (const page of pages) {
    for (const link of page.links) {
      const broken = checkLink(link, { page, settle, hasId });
      if (!broken) continue;
      found.push({ ...broken, page, link });
      options.onBroken?.(page);
    }
  }
  const suggester = createSuggester(options.table.data.urls);
  return report(found, { ...options, suggester, severities: { link: links, anchor: anchors } });
}

interface Verdict {
  kind: 'link' | 'anchor';
  /** Decoded path, or the id that is missing. */
  target: string;
  /** Page that should have the id. */
  on?: PageFacts;
}

interface Broken extends Verdict {
  page: PageFacts;
  link: EmittedLink;
}

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

interface Reporting extends Pick<CheckLinksOptions, 'table' | 'locate'> {
  suggester: Suggester;
  severities: Record<Verdict['kind'], Severity | undefined>;
}

/** One problem for each link an author wrote; links of the layout, which every page repeats, are told once per target. */
function report(found: readonly Broken[], reporting: Reporting): Problem[] {
  const problems: Problem[] = [];
  const repeated = new Map<string, Broken[]>();
  for (const broken of found) {
    if (!reporting.severities[broken.kind]) continue;
    if (broken.link.line !== undefined) {
      problems.push(toProblem([broken], reporting));
      continue;
    }
    const key = `${broken.kind} ${broken.link.href} ${broken.on?.url ?? ''}`;
    const group = repeated.get(key);
    if (group) group.push(broken);
    else repeated.set(key, [broken]);
  }
  for (const group of repeated.values()) problems.push(toProblem(group, reporting));
  return problems;
}

function toProblem(group: readonly Broken[], { suggester, severities, locate, table }: Reporting): Problem {
  const [{ kind, target, on, page, link }] = group as [Broken];
  const place = group.length > 1 ? `${group.length} pages, such as ${page.url},` : page.url;
  const verb = group.length > 1 ? 'link' : 'links';
  const message =
    kind === 'link'
      ? `${place} ${verb} to ${link.href}, but there is no page or file at ${target}.`
      : `${place} ${verb} to ${link.href}, but ${on?.url} has no element with the id "${target}".`;
  // A file of Markdown that makes no page may be a page's file misspelt.
  const near =
    kind === 'link' ? suggester.nearestUrl(target.replace(/\.mdx?$/, '')) : suggester.nearestId(target, on?.ids ?? []);
  const problem: Problem = {
    code: kind === 'link' ? 'broken-link' : 'broken-anchor',
    severity: severities[kind] ?? 'warning',
    message,
  };
  if (page.source !== undefined && group.length === 1) {
    problem.file = page.source;
    Object.assign(
      problem,
      link.line === undefined ? locate?.(link.href, page.source) : { line: link.line, column: link.column },
    );
  }
  if (kind === 'link' && urlKey(target) === urlKey(table.data.baseUrl)) problem.hint = NO_HOME_PAGE;
  else if (near !== undefined) problem.hint = `Did you mean ${kind === 'link' ? near : `#${near}`}?`;
  return problem;
}

/** No other page is like the home page. */
const NO_HOME_PAGE =
  'The site has no home page. Write src/pages/index.mdx, give a doc this address (routeBasePath "/" and slug "/"), or lead elsewhere with `redirects`.';
