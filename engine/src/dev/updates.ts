import type { DevBundler } from '../vite/dev/bundler.ts';
import { escapeAttribute } from '../shared/html.ts';
import { describeBrowserCrash, type BrowserCrash } from './browser-crash.ts';
import type { Failure } from './failure.ts';

/** Sends events to open pages: the site has changed, or cannot be made. */
export interface Updates {
  /** Tag for `<head>` with the number of events so far. A page sends it back when it connects. */
  head(): string;
  send(): void;
  /** Pages connect through this bundler from now on. */
  connect(bundler: DevBundler): void;
}

export interface UpdatesOptions {
  /** Paths in messages are relative to it. */
  siteDir: string;
  currentFailure: () => Failure | undefined;
}

/** An open page. */
interface Page {
  send: (event: string, data: unknown) => void;
}

export function createUpdates({ siteDir, currentFailure }: UpdatesOptions): Updates {
  // Another server on the same address must count differently: a page may connect to the next one.
  let count = Date.now();
  let connected: DevBundler | undefined;
  const currentEvent = (): [event: string, data: unknown] => {
    const failure = currentFailure();
    return failure ? ['yaprak:problem', { title: failure.title, text: failure.text }] : ['yaprak:update', {}];
  };
  return {
    head: () => `<meta name="yaprak-version" content="${count}" data-site-dir="${escapeAttribute(siteDir)}">`,
    send() {
      count++;
      connected?.vite.ws.send(...currentEvent());
    },
    connect(bundler) {
      connected = bundler;
      // A page that was made before the last change and connects after it has missed that event.
      bundler.vite.ws.on('yaprak:connect', (seen: unknown, client: Page) => {
        if (currentFailure() || seen !== String(count)) client.send(...currentEvent());
      });
      bundler.vite.ws.on('yaprak:crash', async (crash: BrowserCrash, client: Page) => {
        const { title, text } = await describeBrowserCrash(crash, { vite: bundler.vite, siteDir });
        client.send('yaprak:problem', { title, text });
      });
    },
  };
}
