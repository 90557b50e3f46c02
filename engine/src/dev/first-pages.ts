import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { startThread } from '../render/threads.ts';
import type { Route } from '../shared/model.ts';
import { engineDir } from '../vite/paths.ts';
import { openReadyModules } from '../vite/ready-modules.ts';
import { findReadyTheme } from '../vite/ready-theme.ts';
import type { FirstAnswer, FirstSite, FirstTask, OpenedSite } from './first-page-thread.ts';
import { addressOf, createPageAnswers, type DevPage, type DevTask, type PageAnswersOptions } from './page-answers.ts';
import { send } from './send.ts';
import { NO_CLIENT, stylesOf, type DevSite } from './site.ts';

/** Answers for pages while Vite is being loaded. */
export interface FirstPages {
  /** False for what must wait for Vite. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Started before the site is loaded, for it has much to load itself. Of no use where a page of an earlier run is kept: that takes less. */
export function startFirstThread(siteDir: string): Worker {
  return startThread(pathToFileURL(path.join(engineDir, 'dist/first-page-thread.js')), { siteDir });
}

export interface FirstPagesOptions extends Omit<PageAnswersOptions, 'make'> {
  siteDir: string;
  thread: Worker | undefined;
}

/** Undefined where all pages need Vite. */
export function openFirstPages(site: DevSite, options: FirstPagesOptions): FirstPages | undefined {
  const { siteDir, thread, ...given } = options;
  const customCss = stylesOf(site.config);
  const { baseUrl } = site.config;
  const languages = site.languages.map(({ renderData, docsData }) => ({ data: renderData(NO_CLIENT), docsData }));
  // First of all, for the thread has something to do with it.
  const ask = thread && askThread(thread, { baseUrl, customCss, languages: languages.map(({ data }) => data) });
  const theme = findReadyTheme({ siteDir });
  if (!theme) return undefined;
  const { styleAt, modules } = openReadyModules(theme, { customCss, baseUrl });
  const open = async () => (await import('./dev-pages.ts')).createDevPages(languages, { modules, cache: site.cache });
  // The page that is asked for may be one that needs Vite.
  let opened: ReturnType<typeof open> | undefined;
  const makeHere = async (task: DevTask) => (await (opened ??= open())).make(task);
  const pages = createPageAnswers(withoutCode(site), { ...given, make: ask ?? makeHere });
  return {
    async serve(request, response) {
      const style = styleAt(addressOf(request));
      // What cannot be made now is made, or told of, when Vite is there.
      if (style === undefined) return pages.servePage(request, response).catch(() => false);
      send(response, { body: style, type: 'text/css; charset=utf-8' });
      return true;
    },
  };
}

/** A page that is a component needs no trying. */
function withoutCode(site: DevSite): DevSite {
  const isWritten = ({ page }: Route): boolean => page.kind !== 'reactPage';
  return { ...site, languages: site.languages.map((each) => ({ ...each, routes: each.routes.filter(isWritten) })) };
}

/** Pages of a site made by the thread. Rejects when it cannot make one, or has ended. */
function askThread(thread: Worker, site: FirstSite): (task: DevTask) => Promise<DevPage> {
  const waiting = new Map<number, (page: DevPage | undefined) => void>();
  const { port1: port, port2 } = new MessageChannel();
  let asked = 0;
  let hasEnded = false;
  port.on('message', ({ id, page }: FirstAnswer) => {
    waiting.get(id)?.(page);
    waiting.delete(id);
  });
  port.on('close', () => {
    hasEnded = true;
    for (const tell of waiting.values()) tell(undefined);
  });
  thread.once('exit', () => port.close());
  // It is the server that keeps the process.
  port.unref();
  try {
    thread.postMessage({ ...site, port: port2 } satisfies OpenedSite, [port2]);
  } catch {
    // A hook of the author's may have put something into a page that cannot be sent. Vite's pages are made here.
    hasEnded = true;
    port.close();
  }
  return async (task) => {
    const id = asked++;
    const page = await new Promise<DevPage | undefined>((resolve) => {
      if (hasEnded) return resolve(undefined);
      waiting.set(id, resolve);
      port.postMessage({ id, ...task } satisfies FirstTask);
    });
    if (!page) throw new Error('The page cannot be made before Vite is there.');
    return page;
  };
}
