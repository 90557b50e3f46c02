import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReadyModules } from '../vite/ready-modules.ts';
import { createPageServer, type PageServerOptions } from './page-server.ts';
import { send } from './send.ts';
import type { DevSite } from './site.ts';

/** Answers for pages while Vite is being loaded. */
export interface FirstPages {
  /** False for what must wait for Vite. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Nobody waits for anything that could be had without Vite. Loading it takes all of the processor. */
  untilQuiet(): Promise<void>;
}

/** A browser that has been waiting asks at once, for the stylesheet as soon as it has the page, and paints a tenth of a second after that. */
const QUIET_MS = 150;

export function openFirstPages(
  site: DevSite,
  options: Omit<PageServerOptions, 'modules'> & { siteDir: string; customCss: readonly string[] },
): FirstPages | undefined {
  const { siteDir, customCss, ...given } = options;
  const ready = openReadyModules({ siteDir, customCss, baseUrl: site.config.baseUrl });
  if (!ready) return undefined;
  const { modules, stylesheet } = ready;
  const pages = createPageServer(site, { ...given, modules });
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
  };
}
