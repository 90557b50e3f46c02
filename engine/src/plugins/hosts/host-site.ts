import {
  decodePath,
  fileBelow,
  isExternal,
  isFilePath,
  splitHref,
  urlKey,
  type TrailingSlash,
} from '../../shared/url.ts';
import { parseHeadersFile, type HeaderRule } from '../headers-file.ts';
import { writeHeaders } from '../headers.ts';
import type { StyleHosts } from '../style-hosts.ts';
import type { EmitSite } from '../plugin.ts';
import { listRedirects } from '../redirects.ts';

/** What a host must know of a site, the same for all of them. */
export interface HostSite {
  /** Path under which the output folder is seen. Starts and ends with a slash. */
  rootUrl: string;
  trailingSlash: TrailingSlash;
  precompress: boolean;
  /** In the order of `_headers`: of several that match, the later one counts. */
  headers: readonly HeaderRule[];
  redirects: readonly HostRedirect[];
  /** Page for what is not there, by the path below which it is shown; the longest path last. */
  notFound: readonly { below: string; page: string }[];
  /** Addresses of pages that look like files: `/docs/node.js`. */
  dottedPages: readonly string[];
  /** Names in the output folder that readers must not get. */
  hostFiles: readonly string[];
  /** Home pages of the languages that have Markdown twins. */
  twinHomes: readonly string[];
}

/**
 * Patterns of an `Accept` that wants Markdown: it is named without a weight below 1, or with one where HTML is not named. Hosts cannot compare
 * two weights, as `yaprak serve` does. Without lookahead, which Caddy does not know.
 */
export const WANTS_MARKDOWN = {
  first: String.raw`text/markdown\s*(;\s*q=1(\.0*)?\s*)?(,|$)`,
  some: String.raw`text/markdown\s*;\s*q=0?\.[0-9]*[1-9]`,
  html: 'text/html',
};

export interface HostRedirect {
  /** Decoded, without a last slash. */
  from: string;
  /** Percent-encoded, in three parts, so that the query of a request can be put between them. */
  to: { path: string; query: string; hash: string };
  /** 302 where a translation may come. */
  status: 301 | 302;
}

interface DescribeOptions {
  /** The author's own `_headers`. */
  headers: string | null;
  /** What the site's stylesheets load from elsewhere. */
  styles: StyleHosts;
  hasFile: (path: string) => boolean;
  hostFiles: readonly string[];
}

export function describeSite(site: EmitSite, { headers, styles, hasFile, hostFiles }: DescribeOptions): HostSite {
  const { languages } = site;
  const [main] = languages;
  const { rootUrl = '/', trailingSlash, output } = main?.config ?? {};
  const redirects = languages.flatMap((language) => {
    const missing = new Set(language.missing.map(({ from }) => urlKey(from)));
    return listRedirects(language, { hasFile }).pages.map(({ url, to }): HostRedirect => {
      const { path, query, hash } = splitHref(to);
      const whole = isExternal(to) && query === '' && hash === '' ? { path: to, query: '', hash: '' } : undefined;
      return {
        from: decodePath(urlKey(url)),
        to: whole ?? { path, query, hash },
        status: missing.has(urlKey(url)) ? 302 : 301,
      };
    });
  });
  return {
    rootUrl,
    trailingSlash,
    precompress: output?.precompress ?? false,
    headers: parseHeadersFile(headers ?? writeHeaders(site, styles).text ?? ''),
    redirects,
    notFound: languages
      .map(({ config }) => ({ below: config.baseUrl, page: `${config.baseUrl}404.html` }))
      .toSorted((one, other) => one.below.length - other.below.length),
    dottedPages: languages.flatMap(({ routes }) => routes.flatMap(({ url }) => (isFilePath(url) ? [url] : []))),
    hostFiles: hostFiles.map((file) => rootUrl + file),
    twinHomes: languages.flatMap(({ config }) => (config.machines === false ? [] : [config.baseUrl])),
  };
}

/** Both spellings of an address that a reader may use. */
export function spellings(from: string): string[] {
  return from === '/' || /\.html?$/.test(from) ? [from] : [from, `${from}/`];
}

/** One header with the rules that set it. */
export interface HeaderByRules {
  name: string;
  rules: { pattern: string; value: string }[];
}

/** The other way round: hosts set a header in one place. `cache-control` is always there, since browsers guess where nobody says. */
export function groupHeaders({ headers }: Pick<HostSite, 'headers'>): HeaderByRules[] {
  const groups = new Map<string, HeaderByRules>([['cache-control', { name: 'cache-control', rules: [] }]]);
  for (const { pattern, headers: own } of headers) {
    const joined = new Map<string, string>();
    for (const [name, value] of own) joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value);
    for (const [name, value] of joined) {
      const group = groups.get(name) ?? { name, rules: [] };
      group.rules.push({ pattern, value });
      groups.set(name, group);
    }
  }
  return [...groups.values()];
}

/** As people write header names. */
export function headerName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** A path in the output folder. */
export function below(url: string, { rootUrl }: Pick<HostSite, 'rootUrl'>): string {
  return fileBelow(url, rootUrl);
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
