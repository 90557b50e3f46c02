import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageTask, RenderedPage } from '../render/page/render-route.ts';
import type { Problem, Route } from '../shared/model.ts';
import { decodePath, encodeHref, isExternal, joinUrl, urlKey } from '../shared/url.ts';
import { send } from './send.ts';
import type { DevSite } from './site.ts';

/** A page to make for someone who waits for it: plain data, so that a thread can be asked too. */
export interface DevTask extends PageTask {
  /** Its language's place among those of the site. */
  language: number;
  /** Tags that every page has in dev besides those of its modules. */
  head: string;
}

export type DevPage = Pick<RenderedPage, 'html' | 'assets' | 'problems'>;

export interface PageAnswersOptions {
  make: (task: DevTask) => Promise<DevPage>;
  log: (problems: readonly Problem[]) => void;
  /** See DevTask. */
  head: () => string;
  /** Hashed files of the pages made so far, also by an earlier server: url -> absolute file. */
  files: Map<string, string>;
}

export interface PageAnswers {
  /** False when there is no page at that address, and none that it leads to. */
  servePage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The page for what is not there, in the language that the address is in. False when there is none. */
  serveNotFound(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** A page, and its language's place among those of the site. */
interface FoundPage {
  route: Route;
  language: number;
}

export function createPageAnswers(site: DevSite, options: PageAnswersOptions): PageAnswers {
  const pages = new Map<string, FoundPage>();
  const redirects = new Map<string, string>();
  for (const [index, { config, routes, aliases }] of site.languages.entries()) {
    const toUrl = (address: string): string => (isExternal(address) ? address : joinUrl(config.baseUrl, address));
    for (const route of routes) pages.set(urlKey(route.url), { route, language: index });
    for (const { from, to } of aliases()) redirects.set(urlKey(from), to);
    for (const { from, to } of config.redirects)
      for (const one of [from].flat()) redirects.set(urlKey(toUrl(one)), toUrl(to));
  }

  async function sendPage({ route, language }: FoundPage, response: ServerResponse): Promise<true> {
    const sidebar = site.languages[language]?.sidebarOf.viewOf(route);
    const page = await options.make({ route, sidebar, language, head: options.head() });
    for (const asset of page.assets) if (asset.output) options.files.set(asset.url, asset.file);
    options.log(page.problems);
    const status = route.page.kind === 'notFound' ? 404 : 200;
    send(response, { status, body: page.html, type: 'text/html; charset=utf-8' });
    return true;
  }

  return {
    async servePage(request, response) {
      const url = addressOf(request);
      const page = pages.get(urlKey(url.replace(/(?:\/index)?\.html$/, ''))) ?? pages.get(urlKey(url));
      if (page) return sendPage(page, response);
      const target = redirects.get(urlKey(url));
      if (target === undefined) return false;
      response.writeHead(302, { location: encodeHref(target), 'cache-control': 'no-store' }).end();
      return true;
    },
    async serveNotFound(request, response) {
      const lost = findNotFound(addressOf(request), site);
      return lost ? sendPage(lost, response) : false;
    },
  };
}

export function addressOf(request: IncomingMessage): string {
  // Vite may have taken the site's base off; what was asked for is kept beside it.
  const { originalUrl = request.url } = request as IncomingMessage & { originalUrl?: string };
  return decodePath((originalUrl ?? '/').split(/[?#]/)[0] ?? '/');
}

function findNotFound(url: string, { languages }: DevSite): FoundPage | undefined {
  const lengthOf = (index: number): number => languages[index]?.config.baseUrl.length ?? 0;
  const inside = [...languages.keys()].filter((index) => url.startsWith(languages[index]?.config.baseUrl ?? ''));
  const language = inside.reduce((best, index) => (lengthOf(index) > lengthOf(best) ? index : best), inside[0] ?? 0);
  const route = languages[language]?.routes.find(({ page }) => page.kind === 'notFound');
  return route && { route, language };
}
