import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { readBytes, readSource } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { createKit, type KitData } from '../render/kit.ts';
import { renderRoute, type RendererKit } from '../render/renderer.ts';
import type { ServerBundle } from '../render/server-api.ts';
import type { Problem, Route } from '../shared/model.ts';
import { decodePath, encodePath, isExternal, joinUrl, urlKey } from '../shared/url.ts';
import { DEFAULT_MODULES, type ModuleLanguage } from '../vite/module-language.ts';
import type { PageModules } from '../vite/page-modules.ts';
import { send } from './send.ts';
import type { DevLanguage, DevSite } from './site.ts';

/** Answers for one loaded site: pages, made now, and the files they name. */
export interface PageServer {
  /** False when there is nothing at that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** False when there is no page at that address, and none that it leads to. */
  servePage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export interface PageServerOptions {
  modules: PageModules;
  log: (problems: readonly Problem[]) => void;
  /** Tags that every page has in dev besides those of its modules. */
  head: () => string;
  /** Hashed files of the pages made so far, also by an earlier server: url -> absolute file. */
  files: Map<string, string>;
}

export function createPageServer(site: DevSite, options: PageServerOptions): PageServer {
  const { files } = options;
  const texts = new Map<string, () => string>();
  const pages = new Map<string, { route: Route; language: OpenLanguage }>();
  const redirects = new Map<string, string>();
  const languages = site.languages.map((language) => openLanguage(language, { site, ...options }));
  for (const language of languages) {
    const { data, config } = language;
    const toUrl = (address: string): string => (isExternal(address) ? address : joinUrl(config.baseUrl, address));
    for (const route of language.routes) pages.set(urlKey(route.url), { route, language });
    for (const { from, to } of language.aliases()) redirects.set(urlKey(from), to);
    for (const { from, to } of config.redirects)
      for (const one of [from].flat()) redirects.set(urlKey(toUrl(one)), toUrl(to));
    for (const { url, text } of language.sidebarOf.files) texts.set(url, text);
    if (data.languageUrl !== undefined) texts.set(data.languageUrl, () => JSON.stringify(data.language));
  }
  const staticPlace = { baseUrl: site.config.rootUrl, staticDirs: languages[0]?.data.staticDirs ?? [] };

  async function sendPage({ route, language }: { route: Route; language: OpenLanguage }, response: ServerResponse) {
    const page = await renderRoute({ route, sidebar: language.sidebarOf.viewOf(route) }, await language.loadKit());
    for (const asset of page.assets) if (asset.output) files.set(asset.url, asset.file);
    options.log(page.problems);
    const status = route.page.kind === 'notFound' ? 404 : 200;
    send(response, { status, body: page.html, type: 'text/html; charset=utf-8' });
  }

  async function servePage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = addressOf(request);
    const page = pages.get(urlKey(url.replace(/(?:\/index)?\.html$/, ''))) ?? pages.get(urlKey(url));
    if (page) return sendPage(page, response).then(() => true);
    const target = redirects.get(urlKey(url));
    if (target === undefined) return false;
    response.writeHead(302, { location: encodePath(target), 'cache-control': 'no-store' }).end();
    return true;
  }

  return {
    servePage,
    async serve(request, response) {
      if (await servePage(request, response)) return true;
      const url = addressOf(request);
      const text = texts.get(url)?.() ?? (await findSearchFile(url, languages));
      const file = files.get(url) ?? findStatic(url, staticPlace);
      const body = text ?? (file && readBytes(file));
      const lost = body === undefined ? findNotFound(url, languages) : undefined;
      if (body !== undefined) send(response, { body, type: lookup(file ?? url) ?? 'application/octet-stream' });
      else if (lost) await sendPage(lost, response);
      else return false;
      return true;
    },
  };
}

function addressOf(request: IncomingMessage): string {
  // Vite may have taken the site's base off; what was asked for is kept beside it.
  const { originalUrl = request.url } = request as IncomingMessage & { originalUrl?: string };
  return decodePath((originalUrl ?? '/').split(/[?#]/)[0] ?? '/');
}

/** A language with what its pages are made by. */
interface OpenLanguage extends DevLanguage {
  data: KitData;
  loadKit: () => Promise<RendererKit>;
}

function openLanguage(language: DevLanguage, options: PageServerOptions & { site: DevSite }): OpenLanguage {
  const { modules, site } = options;
  const data = language.kitData({ assets: { styles: [], scripts: [] }, islands: {} });
  const { locale, defaultLocale } = data.site;
  // The default language's are loaded before the site is, when its name is not known.
  const name = locale.name === defaultLocale ? DEFAULT_MODULES : locale.name;
  const loadedIn: ModuleLanguage = { name, value: data.language };
  /** The kit of the server bundle it was made with: both live until a component changes. */
  let made: { loaded: Record<string, unknown>; kit: RendererKit } | undefined;
  async function loadKit(): Promise<RendererKit> {
    const loaded = await modules.loadServer(loadedIn);
    if (made?.loaded !== loaded) {
      const server = toServerBundle(loaded, { modules, language: loadedIn });
      // The theme may have been loaded before the site was.
      server.setLanguage(data.language);
      const markdown = { ...data.markdown, overriddenElements: server.overriddenElements() };
      const files = { readBytes, readSource: (source: string) => readOrThrow(data.siteDir, source) };
      const docs = { digest: '', data: language.docsData };
      const kit = createKit({ ...data, markdown }, { server, cache: site.cache, files, docs });
      made = { loaded, kit: { ...kit, moduleUrl: modules.moduleUrl } };
    }
    // A page may have brought in a stylesheet that was not known before.
    return {
      ...made.kit,
      assets: { styles: modules.styles(), scripts: modules.scripts, devHead: modules.head + options.head() },
    };
  }
  return { ...language, data, loadKit };
}

/** A file of a language's search index. Only its name tells that it is one, so that nothing is made for other addresses. */
async function findSearchFile(url: string, languages: readonly OpenLanguage[]): Promise<string | undefined> {
  if (!url.includes('/search-index-')) return undefined;
  for (const language of languages) {
    const { baseUrl } = language.config;
    const text = url.startsWith(baseUrl)
      ? language.searchFile(url.slice(baseUrl.length), await language.loadKit())
      : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The page for what is not there, of the language that the address is in. */
function findNotFound(url: string, languages: readonly OpenLanguage[]) {
  const inside = languages.filter(({ config }) => url.startsWith(config.baseUrl));
  const language = inside.reduce<OpenLanguage | undefined>(
    (best, each) => (best && best.config.baseUrl.length >= each.config.baseUrl.length ? best : each),
    languages[0],
  );
  const route = language?.routes.find(({ page }) => page.kind === 'notFound');
  return language && route && { route, language };
}

/** The bundle with its modules loaded by Vite when a page asks for them, and with errors that tell where they come from. */
function toServerBundle(
  loaded: Record<string, unknown>,
  { modules: loader, language }: { modules: PageModules; language: ModuleLanguage },
): ServerBundle {
  const server = loaded as unknown as ServerBundle;
  const fail = (thrown: unknown): never => {
    loader.mendStack(thrown);
    throw thrown;
  };
  const modules = new Proxy({} as ServerBundle['modules'], {
    get: (_none, key) => () => loader.loadModule(String(key), language).catch(fail),
  });
  return {
    ...server,
    modules,
    renderPage(input) {
      try {
        return server.renderPage(input);
      } catch (thrown) {
        return fail(thrown);
      }
    },
  };
}

function readOrThrow(siteDir: string, source: string) {
  const { file, problem } = readSource(siteDir, source);
  if (problem) throw new YaprakError(problem);
  return file;
}

/** A file of a static folder, never one outside it. */
function findStatic(url: string, options: { baseUrl: string; staticDirs: readonly string[] }): string | undefined {
  if (!url.startsWith(options.baseUrl) || url.includes('\0')) return undefined;
  return options.staticDirs
    .map((dir) => ({ dir, file: path.join(dir, url.slice(options.baseUrl.length)) }))
    .find(({ dir, file }) => file.startsWith(dir + path.sep) && readBytes(file) !== undefined)?.file;
}
