import { posix } from 'node:path';
import type { Route } from '../shared/model.ts';
import {
  applyTrailingSlash,
  isExternal,
  isOutside,
  outsideHref,
  placeInSite,
  resolveUrl,
  splitHref,
  urlKey,
  type SiteRoots,
  type TrailingSlash,
  decodePath,
} from '../shared/url.ts';

/** The table as plain data: what a worker needs to build it again. */
export interface RouteTableData {
  baseUrl: string;
  rootUrl: string;
  trailingSlash: TrailingSlash;
  /**
   * Content folders, relative to the site. Those of one group belong together (a translation and its original) and are searched in
   * order when a link names a file from the content root.
   */
  roots: string[][];
  /** Urls of all routes, in the order of the routes. */
  urls: string[];
  /** Source and url of every page that comes from a file. */
  files: [source: string, url: string][];
}

export interface RouteTable {
  data: RouteTableData;
  /** Url of the page that a file makes. `source` is relative to the site. */
  urlOf(source: string): string | undefined;
  /** Index of the route at a url (with baseUrl, decoded, without query and hash). */
  indexOf(url: string): number | undefined;
  /**
   * Resolves a link to a Markdown file to a url, with query and hash. Undefined when `href` is no such link, null when its file makes no page.
   * `from` is the file that holds the link.
   */
  resolveMarkdownLink(href: string, from: string): string | null | undefined;
  /** Resolves any other link for the page at `pageUrl`: adds baseUrl and the trailing slash, resolves relative paths. */
  resolvePageLink(href: string, pageUrl: string): string;
}

interface RouteTableOptions extends SiteRoots {
  trailingSlash?: TrailingSlash;
  roots: string[][];
  /** Routes whose address was taken by another. */
  shadowed?: readonly Route[];
  /** Pages that are not part of this language: links to their files lead to the default language. */
  elsewhere?: readonly Route[];
}

/** Makes the plain data of the table from the routes. */
export function buildRouteTable(routes: readonly Route[], options: RouteTableOptions): RouteTableData {
  const files: RouteTableData['files'] = [];
  for (const { source, url } of [...(options.elsewhere ?? []), ...routes, ...(options.shadowed ?? [])])
    if (source !== undefined) files.push([source, url]);
  return {
    baseUrl: options.baseUrl,
    rootUrl: options.rootUrl,
    trailingSlash: options.trailingSlash,
    roots: options.roots,
    urls: routes.map(({ url }) => url),
    files,
  };
}

/** The table with its indexes; cheap enough to be made in every worker. */
export function createRouteTable(data: RouteTableData): RouteTable {
  const { baseUrl, trailingSlash } = data;
  // Made on first use: a build without changed addresses needs neither.
  let indexes: ReadonlyMap<string, number> | undefined;
  let urls: ReadonlyMap<string, string> | undefined;
  const urlOf = (source: string): string | undefined => (urls ??= new Map(data.files)).get(source);
  const indexOf = (url: string): number | undefined =>
    (indexes ??= new Map(data.urls.map((one, index) => [urlKey(one), index]))).get(urlKey(url));
  return {
    data,
    urlOf,
    indexOf,
    resolveMarkdownLink(href, from) {
      const { path, query, hash } = splitHref(href);
      if (!isMarkdownPath(path)) return undefined;
      const url = findMarkdownSource(path, { from, roots: data.roots, urlOf });
      return url === undefined ? null : url + query + encodeHash(hash);
    },
    resolvePageLink(href, pageUrl) {
      if (isOutside(href)) return outsideHref(href, data);
      if (href === '' || href.startsWith('#') || href.startsWith('?') || isExternal(href)) return href;
      const { path, suffix } = splitHref(href);
      const full = path.startsWith('/')
        ? placeInSite(path, { ...data, isPage: (url) => indexOf(url) !== undefined })
        : resolveUrl(path, pageUrl);
      return applyTrailingSlash(full, { baseUrl, trailingSlash }) + suffix;
    },
  };
}

/** Case counts: `x.MD` is no Markdown link. */
function isMarkdownPath(path: string): boolean {
  return (path.endsWith('.md') || path.endsWith('.mdx')) && !isExternal(path);
}

/** Percent-encode a hash, leaving what is already encoded. */
function encodeHash(hash: string): string {
  return hash === '' ? '' : encodeURI(hash).replace(/%25([0-9a-f]{2})/gi, '%$1');
}

interface MarkdownLinkOptions {
  /** File that holds the link, relative to the site. */
  from: string;
  roots: readonly (readonly string[])[];
  urlOf: (source: string) => string | undefined;
}

/**
 * Finds the page of a linked file. `./x.md` and `../x.md` are searched in the file's own folder, and in the folder of its translation or
 * original. `x.md` is searched there, then in the content folders, then in the site folder; `/x.md` in the content folders, then in the
 * site folder; `@site/x.md` in the site folder.
 */
function findMarkdownSource(link: string, { from, roots, urlOf }: MarkdownLinkOptions): string | undefined {
  // Links to files that were written on Windows.
  const path = decodePath(link).replaceAll('\\', '/');
  for (const candidate of listCandidates(path, { from, roots })) {
    const url = urlOf(posix.normalize(candidate));
    if (url !== undefined) return url;
  }
  return undefined;
}

function listCandidates(path: string, { from, roots }: Pick<MarkdownLinkOptions, 'from' | 'roots'>): string[] {
  const folder = posix.dirname(from);
  if (path.startsWith('@site/')) return listTwins(posix.normalize(path.slice('@site/'.length)), roots);
  const beside = listTwins(posix.normalize(`${folder}/${path}`), roots);
  if (path.startsWith('./') || path.startsWith('../')) return beside;
  const own = roots.find((group) => group.some((root) => from.startsWith(`${root}/`))) ?? [];
  if (path.startsWith('/')) return [...own.map((root) => root + path), ...listTwins(path.slice(1), roots)];
  return [...beside, ...own.map((root) => `${root}/${path}`), ...listTwins(path, roots)];
}

/** Lists a file and the same file in the other folders of its group: its translation or its original. */
function listTwins(file: string, roots: readonly (readonly string[])[]): string[] {
  const isHome = (root: string): boolean => file.startsWith(`${root}/`);
  const group = roots.find((each) => each.length > 1 && each.some(isHome));
  const home = group?.find(isHome);
  if (!group || home === undefined) return [file];
  return [file, ...group.filter((root) => root !== home).map((root) => root + file.slice(home.length))];
}
