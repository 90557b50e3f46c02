import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { faultsOf } from '../content/page-faults.ts';
import { readBytes } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import type { RenderData } from '../render/context.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import type { Problem, Route } from '../shared/model.ts';
import { listPatterns } from '../shared/address-list.ts';
import { encodeHref, fileBelow, isExternal, isNotFoundUrl, joinUrl, urlKey } from '../shared/url.ts';
import type { PageModules } from '../vite/dev/page-modules.ts';
import { pathOf, send } from './http.ts';
import { checkPageLinks, isBrokenLink, linksHead } from './page-links.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { DevSite, EmittedFile } from './site.ts';

/** Serves one loaded site: pages, made when they are requested, and the files they name. */
export interface PageServer {
  /** False when there is nothing at that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Sends the not-found page of the language that the address is in. False when there is none. */
  serveNotFound(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export interface PageServerOptions {
  modules: PageModules;
  log: (problems: readonly Problem[]) => void;
  /** Tags that every page has in dev besides those of its modules. */
  head: () => string;
  /** Hashed files of the pages made so far, also by an earlier server: url -> absolute file. */
  files: Map<string, string>;
  /** Broken links of a page that were not reported before, also by an earlier server. */
  newProblems: (url: string, problems: readonly Problem[]) => Problem[];
  /** Pages that cannot be made with these modules. */
  skips?: (route: Route) => boolean;
}

/** A page, and its language's place among those of the site. */
interface FoundPage {
  route: Route;
  language: number;
}

export function createPageServer(site: DevSite, options: PageServerOptions): PageServer {
  const { pages, redirects } = listAddresses(site);
  const renderer = createPageRenderer(site, options.modules);
  const { rootUrl } = site.config;
  const staticPlace = { baseUrl: rootUrl, staticDirs: renderer.languages[0]?.staticDirs ?? [] };

  const patterns = site.languages.map(listPatterns);
  const tables = new Map<number, RouteTable>();
  const tableOf = (language: number): RouteTable => {
    const table = tables.get(language) ?? createRouteTable((renderer.languages[language] as RenderData).routes);
    tables.set(language, table);
    return table;
  };
  const hasFile = (url: string): boolean =>
    redirects.has(urlKey(url)) ||
    findStatic(url, staticPlace) !== undefined ||
    findStatic(`${url}/index.html`, staticPlace) !== undefined;

  async function sendPage({ route, language }: FoundPage, response: ServerResponse): Promise<true> {
    const faults = faultsOf(site.problems, route.source);
    if (faults.length > 0) throw new YaprakError(faults);
    const sidebar = site.languages[language]?.sidebarOf(route);
    const page = await renderer.render({ route, sidebar }, { language, head: options.head() });
    for (const asset of page.assets) if (asset.output) options.files.set(asset.url, asset.file);
    const links = checkPageLinks(page, {
      table: tableOf(language),
      config: site.languages[language]?.config ?? site.config,
      source: route.source,
      textOf: (file) => site.sources.get(file)?.text,
      hasFile: (file) => hasFile(rootUrl + file),
      patterns,
    });
    options.log([...page.problems, ...options.newProblems(route.url, links)]);
    const status = isNotFoundUrl(route.url, site.languages[language]?.config.baseUrl ?? rootUrl) ? 404 : 200;
    const body = page.html.replace(
      '</head>',
      () => `${linksHead([...page.problems.filter(isBrokenLink), ...links])}</head>`,
    );
    send(response, { status, body, type: 'text/html; charset=utf-8' });
    return true;
  }

  /** A file that is made from data or pages, not read. */
  async function makeFile(url: string): Promise<EmittedFile | undefined> {
    const texts = renderer.languages.find(({ languageUrl }) => languageUrl === url)?.language;
    if (texts) return { body: JSON.stringify(texts), type: 'application/json' };
    for (const [index, { emitted }] of site.languages.entries()) {
      const made = await emitted(fileBelow(url, rootUrl), () => renderer.loadContext(index));
      if (made) return made;
    }
    return undefined;
  }

  async function sendFile(url: string, response: ServerResponse): Promise<boolean> {
    const made = await makeFile(url);
    if (made) {
      send(response, made);
      return true;
    }
    const file = options.files.get(url) ?? findStatic(url.replace(/\/$/, '/index.html'), staticPlace);
    const body = file && readBytes(file);
    if (!body) return false;
    send(response, { body, type: lookup(file) ?? 'application/octet-stream' });
    return true;
  }

  return {
    async serve(request, response) {
      const url = pathOf(request);
      const page = pages.get(urlKey(url.replace(/(?:\/index)?\.html$/, ''))) ?? pages.get(urlKey(url));
      if (page) return options.skips?.(page.route) ? false : sendPage(page, response);
      const target = redirects.get(urlKey(url));
      if (target === undefined && (await sendFile(url, response))) return true;
      // Links of a static page are relative to its folder, so its address ends with a slash.
      const location = target ?? (findStatic(`${url}/index.html`, staticPlace) && `${url}/`);
      if (location === undefined) return false;
      response.writeHead(302, { location: encodeHref(location), 'cache-control': 'no-store' }).end();
      return true;
    },
    async serveNotFound(request, response) {
      const page = findNotFound(pathOf(request), site);
      return page ? sendPage(page, response) : false;
    },
  };
}

function listAddresses({ languages }: DevSite): { pages: Map<string, FoundPage>; redirects: Map<string, string> } {
  const pages = new Map<string, FoundPage>();
  const redirects = new Map<string, string>();
  for (const [language, { config, routes, aliases }] of languages.entries()) {
    const toUrl = (address: string): string => (isExternal(address) ? address : joinUrl(config.baseUrl, address));
    for (const route of routes) pages.set(urlKey(route.url), { route, language });
    for (const { from, to } of aliases()) redirects.set(urlKey(from), to);
    for (const { from, to } of config.redirects)
      for (const one of [from].flat()) redirects.set(urlKey(toUrl(one)), toUrl(to));
  }
  return { pages, redirects };
}

function findNotFound(url: string, { languages }: DevSite): FoundPage | undefined {
  const lengthOf = (index: number): number => languages[index]?.config.baseUrl.length ?? 0;
  const inside = [...languages.keys()].filter((index) => url.startsWith(languages[index]?.config.baseUrl ?? ''));
  const language = inside.reduce((best, index) => (lengthOf(index) > lengthOf(best) ? index : best), inside[0] ?? 0);
  const { config, routes = [] } = languages[language] ?? {};
  const route = routes.find((each) => isNotFoundUrl(each.url, config?.baseUrl ?? '/'));
  return route && { route, language };
}

/** A file of a static folder, never one outside it. */
function findStatic(url: string, options: { baseUrl: string; staticDirs: readonly string[] }): string | undefined {
  if (!url.startsWith(options.baseUrl) || url.includes('\0')) return undefined;
  return options.staticDirs
    .map((dir) => ({ dir, file: path.join(dir, url.slice(options.baseUrl.length)) }))
    .find(({ dir, file }) => file.startsWith(dir + path.sep) && readBytes(file) !== undefined)?.file;
}
