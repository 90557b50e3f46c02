import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Problem } from '../shared/model.ts';
import { createDevBundler, type DevBundler } from '../vite/dev-server.ts';
import { emptyBundleInput } from '../vite/plugins.ts';
import { renderErrorPage } from './error-page.ts';
import { describeFailure, type Failure } from './failure.ts';
import { addressOf, closeServer, listen } from './listen.ts';
import { createPageServer, type PageServer } from './page-server.ts';
import type { DevSite } from './site.ts';
import { watchContent, type ContentChange } from './watch.ts';

export interface DevServerOptions {
  siteDir: string;
  port: number;
  host?: string;
  /** Read the whole site's metadata; throws a YaprakError when it cannot be. */
  load: () => Promise<DevSite>;
  /** Tell the person at the terminal. */
  log: (problems: readonly Problem[]) => void;
}

/** What is being served. Without a site there is a reason why. */
interface State {
  bundler: DevBundler;
  site?: DevSite;
  pages?: PageServer;
  failure?: Failure;
}

/**
 * Pages are made when they are asked for. Whatever the author writes, the process stays: a site that cannot be loaded is a page that says
 * why, and the next save tries again.
 */
export async function startDevServer(options: DevServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // A request that comes while a change is being taken in waits for it: the bundler it would ask may be closing.
    void queue.then(() =>
      state.bundler.vite.middlewares(request, response, () => void answer(request, response, { state, options })),
    );
  });
  const onChange = (change: ContentChange): void => {
    // One change after the other, and an error of ours must not end the process.
    queue = queue
      .then(() => apply(change))
      .catch((error: unknown) => options.log(describeFailure(error, options.siteDir).problems));
  };
  const apply = async (change: ContentChange): Promise<void> => {
    state = await applyChange(change, { state, server, options, onChange });
  };
  let queue = Promise.resolve();
  let state = await openSite(await tryLoad(options), { server, options, onChange });
  try {
    const port = await listen(server, { port: options.port, host: options.host });
    const url = addressOf({ port, host: options.host, baseUrl: state.site?.config.baseUrl ?? '/' });
    return { url, close: async () => void (await Promise.all([state.bundler.close(), closeServer(server)])) };
  } catch (error) {
    await state.bundler.close();
    throw error;
  }
}

interface Surroundings {
  server: Server;
  options: DevServerOptions;
  onChange: (change: ContentChange) => void;
}

type Loaded = { site: DevSite; failure?: undefined } | { site?: undefined; failure: Failure };

async function tryLoad(options: DevServerOptions): Promise<Loaded> {
  try {
    const site = await options.load();
    options.log(site.problems);
    return { site };
  } catch (error) {
    const failure = describeFailure(error, options.siteDir);
    options.log(failure.problems);
    return { failure };
  }
}

/** A bundler of its own for each config: what it was given cannot be changed later. */
async function openSite({ site, failure }: Loaded, surroundings: Surroundings): Promise<State> {
  const { options } = surroundings;
  let current = site;
  const input = site?.bundleInput() ?? emptyBundleInput(options.siteDir);
  const bundler = await createDevBundler(
    { ...input, compileMdx: (source) => (current?.bundleInput() ?? input).compileMdx(source) },
    { server: surroundings.server, onServerChange: () => surroundings.onChange('body') },
  );
  const pages = site && createPageServer(site, { bundler, log: options.log });
  // The first page will need the theme: compiling it now, while the author reaches for the browser, is time they do not wait.
  pages?.warmUp();
  // A page that is opened while something is broken must say so too.
  bundler.vite.ws.on('yaprak:hello', (_data: unknown, client: { send: (event: string, data: unknown) => void }) => {
    if (state.failure) client.send('yaprak:problem', { title: state.failure.title, text: state.failure.text });
  });
  const state: State = { bundler, site, failure, pages };
  watchContent(bundler.vite.watcher, {
    siteDir: options.siteDir,
    site: () => (current = state.site),
    onChange: surroundings.onChange,
  });
  return state;
}

async function applyChange(change: ContentChange, context: Surroundings & { state: State }): Promise<State> {
  const { state, options } = context;
  // While something is broken the site on the screen is an old one, and a save that looks small beside it may be the mending.
  if (change === 'body' && !state.failure) {
    announce(state);
    return state;
  }
  const loaded = await tryLoad(options);
  if (loaded.failure) {
    // A site that was whole stays on the screen behind the overlay.
    state.failure = loaded.failure;
    announce(state);
    return state;
  }
  if (change === 'config' || !state.site) {
    await state.bundler.close();
    return openSite(loaded, context);
  }
  Object.assign(state, {
    site: loaded.site,
    failure: undefined,
    pages: createPageServer(loaded.site, { bundler: state.bundler, log: options.log }),
  });
  announce(state);
  return state;
}

function announce({ bundler, failure }: State): void {
  if (failure) bundler.vite.ws.send('yaprak:problem', { title: failure.title, text: failure.text });
  else bundler.vite.ws.send('yaprak:update', {});
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: { state: State; options: DevServerOptions },
): Promise<void> {
  const { state, options } = context;
  try {
    if (!state.pages)
      await sendFailure(
        response,
        state.failure ?? { title: 'The site cannot be shown', text: '', problems: [] },
        state.bundler,
      );
    else if (!(await state.pages.serve(request, response))) send(response, { status: 404, text: 'Not found' });
  } catch (error) {
    const failure = describeFailure(error, options.siteDir);
    options.log(failure.problems);
    await sendFailure(response, failure, state.bundler);
  }
}

async function sendFailure(response: ServerResponse, failure: Failure, bundler: DevBundler): Promise<void> {
  const text = renderErrorPage({ ...failure, head: await bundler.head(), scripts: bundler.scripts });
  send(response, { status: 500, text, type: 'text/html; charset=utf-8', headers: { 'x-yaprak-error': '1' } });
}

function send(
  response: ServerResponse,
  reply: { status: number; text: string; type?: string; headers?: Record<string, string> },
): void {
  response.writeHead(reply.status, {
    'content-type': reply.type ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...reply.headers,
  });
  response.end(reply.text);
}
