import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../render/pool.ts';
import { engineDir } from '../vite/paths.ts';
import { openReadyModules } from '../vite/ready-modules.ts';
import { findReadyTheme } from '../vite/ready-theme.ts';
import type { FirstAnswer, FirstSite, FirstTask } from './first-page-thread.ts';
import { createPageAnswers, type DevPage, type DevTask, type PageAnswersOptions } from './page-answers.ts';
import { send } from './send.ts';
import { NO_CLIENT, type DevSite } from './site.ts';

/** Answers for pages while Vite is being loaded. */
export interface FirstPages {
  /** False for what must wait for Vite. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Nobody waits for anything that could be had without Vite. Loading it takes all of the processor. */
  untilQuiet(): Promise<void>;
  /** All that was asked for is answered. */
  untilAnswered(): Promise<void>;
}

/** A browser that has been waiting asks at once, for the stylesheet as soon as it has the page, and paints a tenth of a second after that. */
const QUIET_MS = 150;

/** Started before the site is loaded, for it has much to load itself. Of no use where a page of an earlier run is kept: that takes less. */
export function startFirstThread(siteDir: string): Worker {
  return startThread(pathToFileURL(path.join(engineDir, 'dist/first-page-thread.js')), { siteDir });
}

export async function openFirstPages(
  site: DevSite,
  options: Omit<PageAnswersOptions, 'make'> & {
    siteDir: string;
    customCss: readonly string[];
    thread: Worker | undefined;
  },
): Promise<FirstPages | undefined> {
  const { siteDir, customCss, thread, ...given } = options;
  const { baseUrl } = site.config;
  const languages = site.languages.map(({ kitData, docsData }) => ({ data: kitData(NO_CLIENT), docsData }));
  // First of all, for the thread has something to do with it.
  const ask = thread && askThread(thread, { baseUrl, customCss, languages: languages.map(({ data }) => data) });
  const theme = findReadyTheme({ siteDir });
  if (!theme) return undefined;
  const { stylesheet, modules } = openReadyModules(theme, { customCss, baseUrl });
  const makeHere = async () =>
    (await import('./dev-pages.ts')).createDevPages(languages, { modules, cache: site.cache }).make;
  const pages = createPageAnswers(site, { ...given, make: ask ?? (await makeHere()) });
  const answering = new Set<Promise<boolean>>();
  let lastAnswer = Date.now();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // What cannot be made now is made, or told of, when Vite is there.
    if (request.url !== stylesheet.url) return pages.servePage(request, response).catch(() => false);
    send(response, { body: stylesheet.text(), type: 'text/css; charset=utf-8' });
    return true;
  };
  return {
    async serve(request, response) {
      const answered = answer(request, response);
      answering.add(answered);
      const isDone = await answered;
      answering.delete(answered);
      if (isDone) lastAnswer = Date.now();
      return isDone;
    },
    async untilQuiet() {
      while (answering.size > 0 || Date.now() - lastAnswer < QUIET_MS) {
        await Promise.all(answering);
        if (Date.now() - lastAnswer < QUIET_MS) await sleep(QUIET_MS / 4);
      }
    },
    async untilAnswered() {
      await Promise.all(answering);
    },
  };
}

/** Pages made by the thread. Rejects when it cannot make one, or has ended. */
function askThread(thread: Worker, site: FirstSite): (task: DevTask) => Promise<DevPage> {
  const waiting = new Map<number, (page: DevPage | undefined) => void>();
  let asked = 0;
  let hasEnded = false;
  thread.on('message', ({ id, page }: FirstAnswer) => {
    waiting.get(id)?.(page);
    waiting.delete(id);
  });
  thread.on('exit', () => {
    hasEnded = true;
    for (const tell of waiting.values()) tell(undefined);
  });
  try {
    thread.postMessage(site);
  } catch {
    // A hook of the author's may have put something into a page that cannot be sent. Vite's pages are made here.
    hasEnded = true;
  }
  return async (task) => {
    const id = asked++;
    const page = await new Promise<DevPage | undefined>((resolve) => {
      if (hasEnded) return resolve(undefined);
      waiting.set(id, resolve);
      thread.postMessage({ id, ...task } satisfies FirstTask);
    });
    if (!page) throw new Error('The page cannot be made before Vite is there.');
    return page;
  };
}
