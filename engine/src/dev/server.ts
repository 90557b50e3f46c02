import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '../config/schema.ts';
import type { Problem } from '../shared/model.ts';
import { createChangeReader, watchSite, type ContentChange, type OnFileEvent } from './changes.ts';
import { describeFailure } from './failure.ts';
import { addressOf, closeServer, listen, send } from './http.ts';
import { createNewProblems } from './page-links.ts';
import { openSession, type LoadedOrFailed, type Session } from './session.ts';
import type { DevSite } from './site.ts';
import { createUpdates } from './updates.ts';

export interface DevServerOptions {
  siteDir: string;
  port: number;
  host?: string;
  /** Reads the metadata of the whole site; throws a YaprakError when it cannot. Calls `onConfig`, and waits for it, on the way. */
  load: (onConfig?: (config: SiteConfig) => Promise<void>) => Promise<DevSite>;
  /** Reports problems in the terminal. */
  log: (problems: readonly Problem[]) => void;
}

export interface DevServer {
  /** Where the site is, once the config has been read. */
  url: Promise<string>;
  close: () => Promise<void>;
}

/**
 * Makes pages when they are requested. Whatever the author writes, the process stays: a site that cannot be loaded is shown as a page with the
 * reason, and the next save tries again. Resolves as soon as the port is bound; requests that come before the site is loaded wait for it.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { siteDir, log } = options;
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, { port: options.port, host: options.host });
  let session: Session | undefined;
  const readChange = createChangeReader({ siteDir, site: () => session?.site, onChange: change });
  const onEvent: OnFileEvent = (event, file) => {
    readChange(event, file);
    session?.bundler?.reportFile(event, file);
  };
  // Before anything of the site is read, so that no save is missed.
  const watcher = watchSite(siteDir, { onEvent, onProblem: (problem) => log([problem]) });
  const updates = createUpdates({ siteDir, currentFailure: () => session?.failure });
  const files = new Map<string, string>();
  const newProblems = createNewProblems();
  const open = (loaded: LoadedOrFailed): Session =>
    openSession(loaded, {
      siteDir,
      log,
      server,
      updates,
      files,
      newProblems,
      watchedFolders: watcher.folders,
      onFileEvent: readChange,
      onChange: change,
    });

  let resolveUrl: (url: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    resolveUrl = resolve;
  });
  async function onConfig({ baseUrl }: Pick<SiteConfig, 'baseUrl'>): Promise<void> {
    resolveUrl(addressOf({ port, host: options.host, baseUrl }));
    // Lets the address be printed: a small site is read without a pause.
    await setImmediate();
  }
  // Loading and changes, one after the other. A request waits for all that came before it.
  let queue = start().catch(logError);
  function change(kind: ContentChange): void {
    queue = queue.then(() => apply(kind)).catch(logError);
  }
  function logError(error: unknown): void {
    log(describeFailure(error, siteDir).problems);
  }

  async function start(): Promise<void> {
    const loaded = await tryLoad(options, onConfig);
    await onConfig(loaded.site?.config ?? { baseUrl: '/' });
    session = open(loaded);
  }

  async function apply(kind: ContentChange): Promise<void> {
    if (!session) return;
    // While something is broken the site on the screen is an old one, and a save that looks small beside it may be the fix.
    if (kind !== 'body' || session.failure) {
      const loaded = await tryLoad(options);
      // A site that was whole stays on the screen behind the overlay.
      if (loaded.failure) session.failure = loaded.failure;
      else if (session.site && (kind !== 'config' || session.fits(loaded.site))) session.replaceSite(loaded.site);
      else session = await reopen(session, loaded);
    }
    updates.send();
  }

  /** Vite cannot be given another config, so it is started again; open pages reconnect to it. */
  async function reopen(old: Session, loaded: LoadedOrFailed): Promise<Session> {
    const wasStarted = await old.close();
    const next = open(loaded);
    if (wasStarted) await next.startVite();
    return next;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await queue;
      await session?.handle(request, response);
    } catch (error) {
      logError(error);
      if (!response.headersSent)
        send(response, { status: 500, body: 'The page could not be made.', type: 'text/plain; charset=utf-8' });
    }
  }

  const close = async (): Promise<void> => {
    watcher.close();
    await Promise.all([session?.close(), closeServer(server)]);
  };
  return { url, close };
}

async function tryLoad(
  options: DevServerOptions,
  onConfig?: Parameters<DevServerOptions['load']>[0],
): Promise<LoadedOrFailed> {
  try {
    const site = await options.load(onConfig);
    options.log(site.problems);
    return { site };
  } catch (error) {
    const failure = describeFailure(error, options.siteDir);
    options.log(failure.problems);
    return { failure };
  }
}
