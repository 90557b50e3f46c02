import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { readBytes, readSource } from '../content/read.ts';
import { YaprakError } from '../errors/index.ts';
import { createKit } from '../render/kit.ts';
import { renderRoute, type RendererKit } from '../render/renderer.ts';
import type { ServerBundle } from '../render/server-api.ts';
import type { Problem, Route } from '../shared/model.ts';
import { decodePath, encodePath, isExternal, joinUrl, urlKey } from '../shared/url.ts';
import type { DevBundler } from '../vite/dev-server.ts';
import type { DevSite } from './site.ts';

/** Answers for one loaded site: pages, made now, and the files they name. */
export interface PageServer {
  /** False when there is nothing at that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export function createPageServer(
  site: DevSite,
  options: { bundler: DevBundler; log: (problems: readonly Problem[]) => void },
): PageServer {
  const { bundler } = options;
  const toUrl = (address: string): string => (isExternal(address) ? address : joinUrl(site.config.baseUrl, address));
  const routes = new Map(site.routes.map((route) => [urlKey(route.url), route]));
  const notFound = site.routes.find((route) => route.page.kind === 'notFound');
  const redirects = new Map(
    site.config.redirects.flatMap(({ from, to }) =>
      [from].flat().map((one) => [urlKey(toUrl(one)), toUrl(to)] as const),
    ),
  );
  /** Hashed files of pages made so far, and whole sidebars: url -> absolute file or text. */
  const files = new Map<string, string>();
  const texts = new Map(site.sidebarOf.files.map(({ output, text }) => [site.config.baseUrl + output, text]));
  const data = site.kitData({ assets: { styles: [], scripts: [] }, islands: {} });

  /** The kit of the server bundle it was made with: both live until a component changes. */
  let made: { loaded: Record<string, unknown>; kit: RendererKit } | undefined;
  async function loadKit(): Promise<RendererKit> {
    const loaded = await bundler.loadServer();
    if (made?.loaded !== loaded) {
      const server = toServerBundle(loaded, bundler);
      const markdown = { ...data.markdown, overriddenElements: server.overriddenElements() };
      const files = { readBytes, readSource: (source: string) => readOrThrow(data.siteDir, source) };
      made = {
        loaded,
        kit: {
          ...createKit({ ...data, markdown }, { server, cache: site.cache, files }),
          moduleUrl: bundler.moduleUrl,
        },
      };
    }
    // A page may have brought in a stylesheet that was not known before.
    return {
      ...made.kit,
      assets: { styles: bundler.styles(), scripts: bundler.scripts, devHead: await bundler.head() },
    };
  }

  async function sendPage(route: Route, response: ServerResponse): Promise<void> {
    const page = await renderRoute({ route, sidebar: site.sidebarOf.viewOf(route) }, await loadKit());
    for (const asset of page.assets) if (asset.output) files.set(asset.url, asset.file);
    options.log(page.problems);
    send(response, { status: route === notFound ? 404 : 200, body: page.html, type: 'text/html; charset=utf-8' });
  }

  return {
    async serve(request, response) {
      const url = decodePath((request.url ?? '/').split(/[?#]/)[0] ?? '/');
      const route = routes.get(urlKey(url.replace(/(?:\/index)?\.html$/, ''))) ?? routes.get(urlKey(url));
      if (route) return sendPage(route, response).then(() => true);
      const target = redirects.get(urlKey(url));
      if (target !== undefined) {
        response.writeHead(302, { location: encodePath(target), 'cache-control': 'no-store' }).end();
        return true;
      }
      const text = texts.get(url);
      const file = files.get(url) ?? findStatic(url, { baseUrl: data.baseUrl, staticDirs: data.staticDirs });
      const body = text ?? (file && readBytes(file));
      if (body !== undefined)
        send(response, { status: 200, body, type: lookup(file ?? url) ?? 'application/octet-stream' });
      else if (notFound) await sendPage(notFound, response);
      else return false;
      return true;
    },
  };
}

/** The bundle with its modules loaded by Vite when a page asks for them, and with errors that tell where they come from. */
function toServerBundle(loaded: Record<string, unknown>, bundler: DevBundler): ServerBundle {
  const server = loaded as unknown as ServerBundle;
  const fail = (thrown: unknown): never => {
    bundler.mendStack(thrown);
    throw thrown;
  };
  const modules = new Proxy({} as ServerBundle['modules'], {
    get: (_none, key) => () => bundler.loadModule(String(key)).catch(fail),
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

function send(response: ServerResponse, answer: { status: number; body: string | Uint8Array; type: string }): void {
  response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' });
  response.end(answer.body);
}
