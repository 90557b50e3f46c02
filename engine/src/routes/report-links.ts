import { createSuggester, type Suggester } from '../errors/hints.ts';
import type { Problem, Severity, WrittenLink } from '../shared/model.ts';
import { decodePath, urlKey } from '../shared/url.ts';
import type { RouteTable } from './table.ts';

/** A link as it was emitted. */
export interface EmittedLink {
  href: string;
  /** Where the author wrote it; absent for raw HTML, components and links of the layout. */
  source?: string;
  line?: number;
  column?: number;
  /** False for `pathname://` links, which are not checked. */
  checked?: boolean;
  /** Whether a component wants it to be checked, where only these are: any other is a warning at most. */
  isCollected?: boolean;
  /** Only in what a component has not drawn yet. */
  isHidden?: boolean;
}

/** Addresses in the HTML of a page. */
interface LinkFacts {
  links: readonly string[];
  collected?: readonly string[];
  hidden?: readonly string[];
}

/** The links of a page's HTML, each with the places where Markdown has it. One that stands in the page twice is there twice. */
export function joinLinks(
  written: readonly EmittedLink[],
  { links, collected, hidden = [] }: LinkFacts,
): EmittedLink[] {
  const places = new Map<string, EmittedLink[]>();
  for (const link of written) places.set(link.href, [...(places.get(link.href) ?? []), link]);
  const known = collected && new Set(collected);
  const unseen = new Set(hidden);
  const found = links
    .flatMap((href) => places.get(href) ?? [{ href }])
    .map((link) => (unseen.has(link.href) ? { ...link, isHidden: true } : link));
  return known ? found.map((link) => ({ ...link, isCollected: known.has(link.href) })) : found;
}

/** The ids and links of an emitted page. */
export interface PageFacts {
  url: string;
  source?: string;
  /** Further files whose text it shows: partials, the posts of a list. */
  parts?: readonly string[];
  ids: readonly string[];
  links: readonly EmittedLink[];
}

/** The error of a link. */
export interface Verdict {
  kind: 'link' | 'anchor';
  /** Decoded path, or the id that is missing. */
  target: string;
  /** Page that should have the id. */
  on?: PageFacts;
}

export interface Broken extends Verdict {
  page: PageFacts;
  link: EmittedLink;
  written?: WrittenLink;
}

export interface LinkPlace {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** Written as raw HTML: a warning at most, since Docusaurus does not check it and a host may redirect it. */
  isRaw?: boolean;
  /** Written as a prop of a component of the site. */
  isInComponent?: boolean;
}

export interface ReportOptions {
  table: RouteTable;
  /** Links of sidebars and of the config. */
  written?: readonly WrittenLink[];
  /** Finds the place of a link that is not a Markdown link in the files of its page. */
  locate?: (href: string, page: PageFacts) => LinkPlace | undefined;
  /** Finds the place of a link of a sidebar or of the config. */
  locateWritten?: (link: WrittenLink) => Pick<Problem, 'file' | 'line' | 'column'>;
  /** Whether a link is a warning at most. It has no place when a component drew it. */
  isLoose?: (broken: Broken, place: LinkPlace | undefined) => boolean;
  severities: Record<Verdict['kind'], Severity | undefined>;
}

/** Links that were written in one place, or one link of the layout on many pages. */
interface Group {
  place?: LinkPlace | undefined;
  links: Broken[];
}

/**
 * Makes one problem for each link in a file, however many pages and languages show it. Links of the layout that are in no file are reported
 * once per target.
 */
export function reportLinks(found: readonly Broken[], reporting: ReportOptions): Problem[] {
  const known = new Set(reporting.written?.map(({ href }) => decodePath(href)));
  const groups = new Map<string, Group>();
  for (const broken of found) {
    const { kind, link, on } = broken;
    if (!reporting.severities[kind]) continue;
    const place = findPlace(broken, reporting);
    // What comes from the config or a sidebar is reported there.
    if (!place && known.has(decodePath(link.href))) continue;
    const key = place
      ? JSON.stringify([kind, place.file, place.line, place.column, broken.written?.written])
      : JSON.stringify([kind, link.href, on?.url]);
    const group = groups.get(key);
    if (group) group.links.push(broken);
    else groups.set(key, { place, links: [broken] });
  }
  const suggester = createSuggester(reporting.table.data.urls);
  return [...groups.values()].map((group) => toProblem(group, { ...reporting, suggester }));
}

function findPlace({ page, link, written }: Broken, { locate, locateWritten }: ReportOptions): LinkPlace | undefined {
  if (written) return { ...locateWritten?.(written), isRaw: written.isRaw ?? false };
  if (link.line === undefined)
    // A component may have drawn another address than the one that is written.
    return locate?.(link.href, page) ?? (link.isCollected && page.source ? { file: page.source } : undefined);
  return { file: link.source ?? page.source, line: link.line, column: link.column };
}

function toProblem({ place, links }: Group, reporting: ReportOptions & { suggester: Suggester }): Problem {
  const own = links.find(({ page }) => page.source !== undefined && page.source === place?.file);
  const { kind, target, on, link } = own ?? (links[0] as Broken);
  const { suggester, table } = reporting;
  const isLoose = links.every((broken) => reporting.isLoose?.(broken, place) ?? false);
  const severity = isLoose ? 'warning' : (reporting.severities[kind] ?? 'warning');
  const message =
    kind === 'link'
      ? `${formatHolder(links, own)} to ${link.href}, but there is no page or file at ${target}.`
      : `${formatHolder(links, own)} to ${link.href}, but ${on?.url} has no element with the id "${target}".`;
  // A Markdown file without a page may be a misspelt file of a page.
  const near =
    kind === 'link' ? suggester.nearestUrl(target.replace(/\.mdx?$/, '')) : suggester.nearestId(target, on?.ids ?? []);
  const problem: Problem = {
    code: kind === 'link' ? 'broken-link' : 'broken-anchor',
    severity: place?.isRaw ? 'warning' : severity,
    message,
  };
  if (place?.file !== undefined) problem.file = place.file;
  else if (!place && links.length === 1 && links[0]?.page.source !== undefined) problem.file = links[0].page.source;
  if (place?.line !== undefined) Object.assign(problem, { line: place.line, column: place.column });
  if (kind === 'link' && urlKey(target) === urlKey(table.data.baseUrl)) problem.hint = NO_HOME_PAGE;
  else if (near !== undefined) problem.hint = `Did you mean ${kind === 'link' ? near : `#${near}`}?`;
  return problem;
}

/** `/docs/a links`, `3 pages, such as /docs/a, link` or `The navbar links`. */
function formatHolder(links: readonly Broken[], own: Broken | undefined): string {
  const first = own ?? (links[0] as Broken);
  if (first.written) return `${first.written.holder} links`;
  const pages = new Set(links.map(({ page }) => page.url));
  return own || pages.size === 1 ? `${first.page.url} links` : `${pages.size} pages, such as ${first.page.url}, link`;
}

/** The hint for a missing home page, for which there is no suggestion. */
const NO_HOME_PAGE =
  'The site has no home page. Add src/pages/index.mdx, give a doc this address (routeBasePath "/" and slug "/"), or redirect it with `redirects`.';
