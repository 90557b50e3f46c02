import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '../config/schema.ts';
import type { Problem } from '../shared/model.ts';
import type { DevBundler } from '../vite/dev-server.ts';
import { emptyBundleInput } from '../vite/empty-input.ts';
import { DEFAULT_MODULES } from '../vite/module-language.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';
import { startWatcher, type SiteWatcher } from '../vite/watch-site.ts';
import { createEarlyPages, type EarlyPages } from './early-pages.ts';
import { renderErrorPage } from './error-page.ts';
import { describeFailure, type Failure } from './failure.ts';
import { startFirstThread } from './first-pages.ts';
import { addressOf, closeServer, listen } from './listen.ts';
import { createNews, type News } from './news.ts';
import type { createPageServer, PageServer } from './page-server.ts';
import { listenForQuiet } from './quiet.ts';
import { send } from './send.ts';
import { stylesOf, type DevSite } from './site.ts';
import { watchContent, type ContentChange } from './watch.ts';

export interface DevServerOptions {
  siteDir: string;
  port: number;
  host?: string;
  /** Read the whole site's metadata; throws a YaprakError when it cannot be. */
  load: (moments?: LoadMoments) => Promise<DevSite>;
  /** Nothing is kept of an earlier run. */
  isFirstStart: boolean;
  /** Tell the person at the terminal. */
  log: (problems: readonly Problem[]) => void;
}

/** Called, and waited for, on the way. */
export interface LoadMoments {
  onConfig: (config: SiteConfig) => Promise<void>;
  onReading: EarlyPages['onReading'];
}

export interface DevServer {
  /** Where the site is, once the config has said under which path. */
  url: Promise<string>;
  /** The site, or the reason why there is none, can be shown. Rejects when neither can. */
  opened: Promise<void>;
  close: () => Promise<void>;
}

/** What is being served. Without a site there is a reason why. */
interface State {
  bundler: DevBundler;
  createPageServer: typeof createPageServer;
  site?: DevSite;
  pages?: PageServer;
  failure?: Failure;
}

/**
 * Pages are made when they are asked for. Whatever the author writes, the process stays: a site that cannot be loaded is a page that says
 * why, and the next save tries again. Resolves as soon as the port is ours; requests that come before the site is loaded wait for it.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  let state: State | undefined;
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!state && (await early.serve(request, response))) return;
    // A request that comes while a change is being taken in waits for it: the bundler it would ask may be closing.
    await queue;
    if (state) pass(request, response, { state, ...surroundings });
  }
  const untilQuiet = listenForQuiet(server);
  const port = await listen(server, { port: options.port, host: options.host });
  // Before anything of the site is looked at, so that no save is missed.
  const watcher = startWatcher(options.siteDir, (problem) => options.log([problem]));
  const onChange = (change: ContentChange): void => {
    // One change after the other, and an error of ours must not end the process.
    queue = queue
      .then(async () => void (state &&= await applyChange(change, { state, ...surroundings })))
      .catch((error: unknown) => options.log(describeFailure(error, options.siteDir).problems));
  };
  const news = createNews(() => state?.failure);
  const surroundings: Surroundings = { server, options, onChange, watcher, news, files: new Map(), untilQuiet };
  const thread = options.isFirstStart ? startFirstThread(options.siteDir) : undefined;
  let tellPath: (baseUrl: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    tellPath = (baseUrl) => resolve(addressOf({ port, host: options.host, baseUrl }));
  });
  const loaded = tryLoad(options, {
    async onConfig({ baseUrl }) {
      tellPath(baseUrl);
      // Let it be printed: a small site is read in one breath.
      await setImmediate();
    },
    onReading: (pages, loadNear) => early.onReading(pages, loadNear),
  });
  const early = createEarlyPages(
    loaded.then(({ site }) => site),
    { siteDir: options.siteDir, log: options.log, news, files: surroundings.files, thread },
  );
  // Given what is loaded, and not taking it from around: the server would hold this first site as long as it runs.
  const open = async (first: Loaded): Promise<void> => {
    tellPath(first.site?.config.baseUrl ?? '/');
    await early.untilQuiet();
    state = await openSite(first, surroundings);
    void early.end();
  };
  const opened = loaded.then(open);
  let queue: Promise<void> = opened;
  const close = async (): Promise<void> =>
    void (await Promise.all([state?.bundler.close(), watcher.close(), thread?.terminate(), closeServer(server)]));
  return { url, opened, close };
}

interface Surroundings {
  server: Server;
  options: DevServerOptions;
  onChange: (change: ContentChange) => void;
  watcher: SiteWatcher;
  news: News;
  /** See PageServerOptions. */
  files: Map<string, string>;
  untilQuiet: () => Promise<void>;
}

type Loaded = { site: DevSite; failure?: undefined } | { site?: undefined; failure: Failure };

async function tryLoad(options: DevServerOptions, moments?: LoadMoments): Promise<Loaded> {
  try {
    const site = await options.load(moments);
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
  const { server, options, onChange, watcher, news } = surroundings;
  const input: SiteBundleInput = {
    ...emptyBundleInput(options.siteDir),
    ...(site && { baseUrl: site.config.baseUrl, customCss: stylesOf(site.config), siteData: site.view }),
    compileMdx: (source) =>
      state.site ? state.site.compileMdx(source) : Promise.reject(new Error('The site is not loaded.')),
  };
  // Of no use for the first pages, and long to load.
  const { createDevBundler } = await import('../vite/dev-server.ts');
  const { createPageServer } = await import('./page-server.ts');
  const bundler = await createDevBundler(input, {
    server,
    watchedFolders: watcher.folders,
    onServerChange: () => onChange('body'),
  });
  const state: State = { bundler, createPageServer, site, failure };
  state.pages = openPages(state, surroundings);
  news.speakThrough(bundler);
  watchContent(bundler.vite.watcher, { siteDir: options.siteDir, site: () => state.site, onChange });
  watcher.listen(bundler.hear);
  // What the next page and the first save will need: loading it while the author reads or reaches for the browser is time they do not wait.
  void bundler
    .loadServer({ name: DEFAULT_MODULES, value: undefined })
    .then(surroundings.untilQuiet)
    .then(async () => (await import('../markdown/warm-up.ts')).warmUp())
    .catch(() => undefined);
  return state;
}

async function applyChange(change: ContentChange, context: Surroundings & { state: State }): Promise<State> {
  const { state, options, news } = context;
  // While something is broken the site on the screen is an old one, and a save that looks small beside it may be the mending.
  if (change === 'body' && !state.failure) {
    news.tell();
    return state;
  }
  const loaded = await tryLoad(options);
  if (loaded.failure) {
    // A site that was whole stays on the screen behind the overlay.
    state.failure = loaded.failure;
    news.tell();
    return state;
  }
  if (change === 'config' || !state.site) {
    context.watcher.pause();
    await state.bundler.close();
    return openSite(loaded, context);
  }
  Object.assign(state, {
    site: loaded.site,
    failure: undefined,
  });
  state.pages = openPages(state, context);
  news.tell();
  return state;
}

/** Answers for the site as it is now. */
function openPages(state: State, { options, news, files }: Surroundings): PageServer | undefined {
  const { site, bundler } = state;
  return site && state.createPageServer(site, { modules: bundler, log: options.log, head: news.head, files });
}

type Answering = Surroundings & { state: State };

/** Modules are Vite's to answer for, all else is ours. */
function pass(request: IncomingMessage, response: ServerResponse, context: Answering): void {
  context.state.bundler.vite.middlewares(request, response, () => void answer(request, response, context));
}

async function answer(request: IncomingMessage, response: ServerResponse, context: Answering): Promise<void> {
  const { state, options } = context;
  try {
    if (!state.pages)
      sendFailure(response, state.failure ?? { title: 'The site cannot be shown', text: '', problems: [] }, context);
    else if (!(await state.pages.serve(request, response)))
      send(response, { status: 404, body: 'Not found', type: 'text/plain; charset=utf-8' });
  } catch (error) {
    const failure = describeFailure(error, options.siteDir);
    options.log(failure.problems);
    sendFailure(response, failure, context);
  }
}

function sendFailure(response: ServerResponse, failure: Failure, { state, news }: Answering): void {
  const { head, scripts } = state.bundler;
  const body = renderErrorPage({ ...failure, head: head + news.head(), scripts });
  send(response, { status: 500, body, type: 'text/html; charset=utf-8', headers: { 'x-yaprak-error': '1' } });
}
