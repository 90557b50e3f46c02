import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { readBytes } from '../content/read.ts';
import { encodeHref } from '../shared/url.ts';
import type { PageModules } from '../vite/page-modules.ts';
import { addressOf, createPageAnswers, type PageAnswersOptions } from './page-answers.ts';
import { createDevPages, type DevPages } from './dev-pages.ts';
import { send } from './send.ts';
import { NO_CLIENT, type DevSite } from './site.ts';

/** Answers for one loaded site: pages, made now, and the files they name. */
export interface PageServer {
  /** False when there is nothing at that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export interface PageServerOptions extends Omit<PageAnswersOptions, 'make'> {
  modules: PageModules;
}

export function createPageServer(site: DevSite, options: PageServerOptions): PageServer {
  const { files, modules } = options;
  const texts = new Map<string, () => string>();
  const languages = site.languages.map((language) => ({ ...language, data: language.renderData(NO_CLIENT) }));
  for (const { data, sidebarOf } of languages) {
    for (const { url, text } of sidebarOf.files) texts.set(url, text);
    if (data.languageUrl !== undefined) texts.set(data.languageUrl, () => JSON.stringify(data.language));
  }
  const staticPlace = { baseUrl: site.config.rootUrl, staticDirs: languages[0]?.data.staticDirs ?? [] };
  const { make, loadRenderContext } = createDevPages(languages, { modules, cache: site.cache });
  const { servePage, serveNotFound } = createPageAnswers(site, { ...options, make });
  return {
    async serve(request, response) {
      if (await servePage(request, response)) return true;
      const url = addressOf(request);
      const text = texts.get(url)?.() ?? (await findSearchFile(url, site, loadRenderContext));
      const file = files.get(url) ?? findStatic(url.replace(/\/$/, '/index.html'), staticPlace);
      const body = text ?? (file && readBytes(file));
      if (body !== undefined) {
        send(response, { body, type: lookup(file ?? url) ?? 'application/octet-stream' });
        return true;
      }
      // What such a file links to is looked for from its folder.
      if (findStatic(`${url}/index.html`, staticPlace) === undefined) return serveNotFound(request, response);
      response.writeHead(302, { location: encodeHref(`${url}/`), 'cache-control': 'no-store' }).end();
      return true;
    },
  };
}

/** A file of a language's search index. Only its name tells that it is one, so that nothing is made for other addresses. */
async function findSearchFile(
  url: string,
  { languages }: DevSite,
  loadRenderContext: DevPages['loadRenderContext'],
): Promise<string | undefined> {
  if (!url.includes('/search-index-')) return undefined;
  for (const [index, { config, searchFile }] of languages.entries()) {
    const name = url.startsWith(config.baseUrl) ? url.slice(config.baseUrl.length) : undefined;
    const text = name === undefined ? undefined : await searchFile(name, await loadRenderContext(index));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A file of a static folder, never one outside it. */
function findStatic(url: string, options: { baseUrl: string; staticDirs: readonly string[] }): string | undefined {
  if (!url.startsWith(options.baseUrl) || url.includes('\0')) return undefined;
  return options.staticDirs
    .map((dir) => ({ dir, file: path.join(dir, url.slice(options.baseUrl.length)) }))
    .find(({ dir, file }) => file.startsWith(dir + path.sep) && readBytes(file) !== undefined)?.file;
}
