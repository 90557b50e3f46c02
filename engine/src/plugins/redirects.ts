import { hash } from 'node:crypto';
import { escapeAttribute } from '../shared/html.ts';
import type { Problem } from '../shared/model.ts';
import {
  applyTrailingSlash,
  encodeHref,
  fileBelow,
  isExternal,
  isFilePath,
  joinUrl,
  outputFileOf,
  splitHref,
  urlKey,
  type SiteRoots,
  type TrailingSlash,
} from '../shared/url.ts';
import { listAliases, type Alias } from './aliases.ts';
import { definePlugin, type EmitLanguage } from './plugin.ts';
import { createSuggester } from '../errors/hints.ts';
import type { RouteTable } from '../routes/table.ts';

/** Writes a page that sends its reader on for each redirect of the config and each second address of a page. */
export const redirects = definePlugin({
  name: 'redirects',
  emit: {
    // `dev` answers these addresses with a redirect of HTTP.
    handles: () => false,
    write({ languages }, out) {
      for (const language of languages) {
        const { pages, problems } = listRedirects(language, { hasFile: out.has });
        for (const problem of problems) out.report(problem);
        for (const { output, html } of pages) out.file(output, html);
      }
    },
  },
});

/** All redirects of a language. */
export function listRedirects(
  language: EmitLanguage,
  { hasFile }: Pick<RedirectOptions, 'hasFile'>,
): ReturnType<typeof buildRedirects> {
  const { config, site } = language;
  return buildRedirects(config.redirects, {
    table: language.routeTable(),
    siteUrl: site.url,
    hasFile,
    lenient: site.locale.name !== site.defaultLocale,
    aliases: listAliases(language),
  });
}

/** Whether a language may have pages that only send their reader on. */
export function hasRedirects(language: EmitLanguage): boolean {
  return language.config.redirects.length > 0 || listAliases(language).length > 0;
}

/** Keeps the query and the hash of the address, which a refresh cannot. The same on every page, so that the policy can name it. */
const SCRIPT =
  'var l=location,u=new URL(document.links[0].href);if(l.search+l.hash){u.search=u.search||l.search;u.hash=u.hash||l.hash;l.replace(u)}';
export const redirectScriptSource = `'sha256-${hash('sha256', SCRIPT, 'base64')}'`;

/** A page that only sends its reader on. */
export interface RedirectPage {
  /** With baseUrl. */
  url: string;
  /** File in the output folder. */
  output: string;
  /** Where it leads: with baseUrl, percent-encoded; or a full address. */
  to: string;
  html: string;
}

export interface RedirectOptions {
  table: RouteTable;
  /** Scheme and host of the site, for canonical links. */
  siteUrl: string;
  /** Whether a file is in the output. */
  hasFile: (path: string) => boolean;
  /** Leaves out what leads nowhere instead of reporting it: a language may lack a page that others have. */
  lenient?: boolean;
  /** Second addresses of pages. What the config says of an address comes before. */
  aliases?: readonly Alias[];
}

/** The `redirects` of the config as pages. Addresses in it are without baseUrl. */
export function buildRedirects(
  redirects: readonly { from: string | readonly string[]; to: string }[],
  options: RedirectOptions,
): { pages: RedirectPage[]; problems: Problem[] } {
  const { table, siteUrl } = options;
  const { baseUrl, rootUrl, trailingSlash } = table.data;
  const place: Place = { baseUrl, rootUrl, trailingSlash, isPage: (url) => table.indexOf(url) !== undefined };
  const pages = new Map<string, RedirectPage>();
  const problems: Problem[] = [];
  for (const { from, to } of redirects) {
    const target = resolveTarget(to, place);
    if (!isExternal(to) && !isKnown(target, options)) {
      if (options.lenient) continue;
      problems.push(missingTarget(to, { target, table }));
    }
    for (const one of typeof from === 'string' ? [from] : from) {
      const url = joinUrl(place.baseUrl, one);
      const output = redirectFileOf(url, place);
      // The file of the address is the page itself.
      if (output === undefined && urlKey(target) === urlKey(bareAddress(url))) continue;
      const key = urlKey(output ?? '');
      if (output === undefined || place.isPage(url)) problems.push(takenAddress(one, url));
      else if (pages.has(key) && pages.get(key)?.to !== encodeHref(target))
        problems.push(twoTargets(one, [pages.get(key)?.to ?? '', target]));
      else pages.set(key, { url, output, to: encodeHref(target), html: renderRedirect(encodeHref(target), siteUrl) });
    }
  }
  for (const { from, to } of options.aliases ?? []) {
    const output = redirectFileOf(from, place);
    if (output === undefined || pages.has(urlKey(output)) || options.hasFile(output)) continue;
    const target = encodeHref(to);
    pages.set(urlKey(output), { url: from, output, to: target, html: renderRedirect(target, siteUrl) });
  }
  return { pages: [...pages.values()], problems };
}

interface Place extends SiteRoots {
  trailingSlash: TrailingSlash;
  isPage: (url: string) => boolean;
}

/** `/a.html` and `/a/index.html` without the name of the file. */
const bareAddress = (url: string): string => url.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * The file of a redirect. Hosts answer `/a` with `a.html` before they look for `a/index.html`: beside the page `/a`, the file of `/a.html`
 * would be shown in its place, and lead to itself for ever. Undefined where the file is the page's own.
 */
function redirectFileOf(url: string, place: Place): string | undefined {
  const output = outputFileOf(url, place);
  const bare = bareAddress(url);
  if (bare === url || !place.isPage(bare)) return output;
  if (urlKey(outputFileOf(bare, place)) === urlKey(output)) return undefined;
  return url.endsWith('/index.html') ? output : `${output}/index.html`;
}

function resolveTarget(to: string, place: Place): string {
  if (isExternal(to)) return to;
  const { path, suffix } = splitHref(to);
  const page = joinUrl(place.baseUrl, path);
  const isFile = isFilePath(path) && !place.isPage(page);
  return applyTrailingSlash(isFile ? joinUrl(place.rootUrl, path) : page, place) + suffix;
}

function isKnown(target: string, { table, hasFile }: RedirectOptions): boolean {
  const { path } = splitHref(target);
  return table.indexOf(path) !== undefined || hasFile(fileBelow(path, table.data.rootUrl));
}

/** The refresh works everywhere and under any Content-Security-Policy; the script only adds to it. */
function renderRedirect(to: string, siteUrl: string): string {
  const safe = escapeAttribute(to);
  const canonical = escapeAttribute(isExternal(to) ? to : siteUrl.replace(/\/+$/, '') + to);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${safe}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${safe}">
<link rel="canonical" href="${canonical}">
<link rel="icon" href="data:,">
</head>
<body>
<p><a href="${safe}">${safe}</a></p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function missingTarget(to: string, { target, table }: { target: string; table: RouteTable }): Problem {
  const near = createSuggester(table.data.urls).nearestUrl(splitHref(target).path);
  return {
    code: 'broken-redirect',
    severity: 'error',
    message: `A redirect in the config leads to ${to}, but there is no page at ${target}.`,
    ...(near ? { hint: `Did you mean ${near}?` } : {}),
  };
}

function takenAddress(from: string, url: string): Problem {
  return {
    code: 'redirect-over-page',
    severity: 'warning',
    message: `A redirect in the config starts at ${from}, but there is a page at ${url}, so the redirect is left out.`,
    hint: 'Remove the redirect, or move the page.',
  };
}

function twoTargets(from: string, targets: readonly string[]): Problem {
  return {
    code: 'duplicate-redirect',
    severity: 'error',
    message: `Two redirects in the config start at ${from}, one to ${targets[0]} and one to ${targets[1]}.`,
  };
}
