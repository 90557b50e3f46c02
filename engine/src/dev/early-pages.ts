import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { openFirstPages, type FirstPages, type FirstPagesOptions } from './first-pages.ts';
import type { News } from './news.ts';
import { addressOf } from './page-answers.ts';
import { QUIET_MS } from './quiet.ts';
import type { DevSite } from './site.ts';

/** Answers for pages before Vite is there: of what stands near them while a large site is read, of the whole site after that. */
export interface EarlyPages {
  /** False for what must wait for Vite. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** So many more pages are going to be read. In a large site whoever waits is answered before. */
  onReading(pages: number, loadNear: LoadNear): Promise<void>;
  /** Nobody waits for anything that could be had without Vite, or somebody for a page that could not. Loading Vite takes all of the processor. */
  untilQuiet(): Promise<void>;
  /** Vite is there: once all that was asked for is answered, nothing is held any more. */
  end(): Promise<void>;
}

/** Loads what stands near an address. */
export type LoadNear = (address: string) => Promise<DevSite>;

export interface EarlyPagesOptions extends Pick<FirstPagesOptions, 'siteDir' | 'log' | 'files' | 'thread'> {
  news: News;
}

type OpenPages = (site: DevSite) => FirstPages | undefined;

/** Smaller sites are read before anyone has waited long. */
const LARGE = 1500;

export function createEarlyPages(loaded: Promise<DevSite | undefined>, options: EarlyPagesOptions): EarlyPages {
  const { news, ...given } = options;
  const openWhole: OpenPages = (site) => openFirstPages(site, { ...given, head: news.head });
  // What seems wrong in a part of the site may be right in the whole, which tells.
  const openNear: OpenPages = (site) =>
    openFirstPages(ownPages(site), { ...given, log: () => {}, head: news.headOfPart });
  let read = 0;
  let near: FirstPages | undefined;
  let tellPaused: () => void = () => {};
  const paused = new Promise<void>((resolve) => {
    tellPaused = resolve;
  });
  let isWhole = false;
  let lastAnswer: number | undefined;
  let whole = loaded
    .then((site) => site && openWhole(site))
    .finally(() => {
      isWhole = true;
      lastAnswer ??= Date.now();
    });
  let isViteAwaited = false;
  const answering = new Set<Promise<boolean>>();
  const answeringNear = new Set<Promise<boolean>>();
  const answer: FirstPages['serve'] = async (request, response) => {
    await Promise.race([paused, whole]);
    if (!isWhole && near && (await within(answeringNear, near.serve(request, response)))) return true;
    return (await whole)?.serve(request, response) ?? false;
  };
  const answerAndNote: FirstPages['serve'] = async (request, response) => {
    const isDone = await answer(request, response);
    if (isDone) lastAnswer = Date.now();
    else isViteAwaited ||= asksForPage(request);
    return isDone;
  };
  return {
    serve: (request, response) => within(answering, answerAndNote(request, response)),
    async onReading(pages, loadNear) {
      const readSoFar = read;
      read += pages;
      if (readSoFar < LARGE) return;
      near ??= createNearPages(loadNear, openNear);
      tellPaused();
      await setImmediate();
      await Promise.all(answeringNear);
    },
    async untilQuiet() {
      if (!(await whole)) return;
      const isQuiet = (): boolean => isViteAwaited || Date.now() - (lastAnswer ?? 0) >= QUIET_MS;
      while (answering.size > 0 || !isQuiet()) {
        await Promise.all(answering);
        if (!isQuiet()) await sleep(QUIET_MS / 4);
      }
    },
    async end() {
      await Promise.all(answering);
      near = undefined;
      whole = Promise.resolve(undefined);
      await given.thread?.terminate();
    },
  };
}

/** Not for what a page brings with it. */
function asksForPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** What is waited for is among the others as long as it takes. */
async function within<T>(others: Set<Promise<T>>, promise: Promise<T>): Promise<T> {
  others.add(promise);
  return promise.finally(() => others.delete(promise));
}

function createNearPages(loadNear: LoadNear, open: OpenPages): FirstPages {
  let last: FirstPages | undefined;
  return {
    async serve(request, response) {
      // Its stylesheet, or a page beside it.
      if (await last?.serve(request, response)) return true;
      if (!asksForPage(request)) return false;
      // What goes wrong is told when the whole site is loaded.
      const site = await loadNear(addressOf(request)).catch(() => undefined);
      const pages = site && open(site);
      last = pages ?? last;
      return pages?.serve(request, response) ?? false;
    },
  };
}

/** Without pages that list others, most of which have not been read. */
function ownPages(site: DevSite): DevSite {
  const languages = site.languages.map((language) => ({
    ...language,
    aliases: () => [],
    routes: language.routes.filter(({ page }) => page.kind === 'doc' || page.kind === 'markdownPage'),
  }));
  return { ...site, languages };
}
