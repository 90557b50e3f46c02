import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { ParsedFiles } from '../content/parsed-files.ts';
import type { Problem } from '../shared/model.ts';
import type * as ViteRoom from '../vite/dev-server.ts';
import type { DevBundler } from '../vite/dev-server.ts';
import { emptyBundleInput } from '../vite/empty-input.ts';
import { DEFAULT_MODULES } from '../vite/module-language.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';
import { renderErrorPage } from './error-page.ts';
import { describeFailure, type Failure } from './failure.ts';
import { addressOf, closeServer, listen } from './listen.ts';
import { createNews, type News } from './news.ts';
import { createPageServer, type PageServer } from './page-server.ts';
import type { DevSite } from './site.ts';
import { watchContent, type ContentChange } from './watch.ts';

export interface DevServerOptions {
  siteDir: string;
  port: number;
  host?: string;
  /** Read the whole site's metadata; throws a YaprakError when it cannot be. `onConfig` is called, and waited for, when the config is known. */
  load: (onConfig?: (config: SiteConfig) => Promise<void>) => Promise<DevSite>;
  /** Where the engine's own modules are kept between runs. */
  engineModules: ParsedFiles;
  /** Tell the person at the terminal. */
  log: (problems: readonly Problem[]) => void;
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
  site?: DevSite;
  pages?: PageServer;
  failure?: Failure;
  news: News;
}

/**
 * Pages are made when they are asked for. Whatever the author writes, the process stays: a site that cannot be loaded is a page that says
 * why, and the next save tries again. Resolves as soon as the port is ours; requests that come before the site is loaded wait for it.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const server = createServer((request, response) => {
    // A request that comes while a change is being taken in waits for it: the bundler it would ask may be closing.
    void queue.then(() => state && pass(request, response, { state, options }));
  });
  const port = await listen(server, { port: options.port, host: options.host });
  let state: State | undefined;
  const onChange = (change: ContentChange): void => {
    // One change after the other, and an error of ours must not end the process.
    queue = queue
      .then(async () => void (state &&= await applyChange(change, { state, ...surroundings })))
      .catch((error: unknown) => options.log(describeFailure(error, options.siteDir).problems));
  };
  const surroundings: Surroundings = { server, options, onChange };
  let tellPath: (baseUrl: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    tellPath = (baseUrl) => resolve(addressOf({ port, host: options.host, baseUrl }));
  });
  const opened = openFirst(surroundings, tellPath).then((first) => void (state = first));
  let queue: Promise<void> = opened;
  const close = async (): Promise<void> => void (await Promise.all([state?.bundler.close(), closeServer(server)]));
  return { url, opened, close };
}

interface Surroundings {
  server: Server;
  options: DevServerOptions;
  onChange: (change: ContentChange) => void;
}

type Loaded = { site: DevSite; failure?: undefined } | { site?: undefined; failure: Failure };

async function tryLoad(options: DevServerOptions, onConfig?: (config: SiteConfig) => Promise<void>): Promise<Loaded> {
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

/** Vite compiles the theme, mostly on threads of its own, while the content is read. */
async function openFirst(surroundings: Surroundings, tellPath: (baseUrl: string) => void): Promise<State> {
  const { options } = surroundings;
  // Loading Vite takes longer than loading a config.
  const vite = import('../vite/dev-server.ts');
  let opening: Opening | undefined;
  const loaded = await tryLoad(options, async (config) => {
    tellPath(config.baseUrl);
    opening = startBundler(config, { ...surroundings, vite });
    await opening.bundler;
  });
  tellPath('/');
  return openSite(loaded, { ...surroundings, opening });
}

/** A bundler that is being made for a site that may not be loaded yet. */
interface Opening {
  bundler: Promise<DevBundler>;
  /** What it asks for later is answered from here. */
  current: { site?: DevSite };
  settle: (site: DevSite | undefined) => void;
}

/** A bundler of its own for each config: what it was given cannot be changed later. */
function startBundler(
  config: SiteConfig | undefined,
  {
    server,
    options,
    onChange,
    vite = import('../vite/dev-server.ts'),
  }: Surroundings & { vite?: Promise<typeof ViteRoom> },
): Opening {
  const current: Opening['current'] = {};
  let settle: Opening['settle'] = () => {};
  const siteData = new Promise<unknown>((resolve) => {
    settle = (site) => resolve((current.site = site)?.view ?? {});
  });
  const input: SiteBundleInput = {
    ...emptyBundleInput(options.siteDir),
    ...(config && {
      baseUrl: config.baseUrl,
      customCss: config.customCss.map((file) => path.resolve(config.siteDir, file)),
    }),
    siteData,
    compileMdx: (source) =>
      current.site ? current.site.compileMdx(source) : Promise.reject(new Error('The site is not loaded.')),
  };
  const open = async (): Promise<DevBundler> => {
    const { createDevBundler } = await vite;
    const bundler = await createDevBundler(input, {
      server,
      onServerChange: () => onChange('body'),
      onProblem: (problem) => options.log([problem]),
      engineModules: options.engineModules,
    });
    // The first page will need the theme: compiling it now, while the author reaches for the browser, is time they do not wait.
    bundler.loadServer({ name: DEFAULT_MODULES, value: undefined }).catch(() => {});
    return bundler;
  };
  return { bundler: open(), current, settle };
}

async function openSite(
  { site, failure }: Loaded,
  { opening, ...surroundings }: Surroundings & { opening?: Opening },
): Promise<State> {
  const { options } = surroundings;
  const { bundler: making, current, settle } = opening ?? startBundler(site?.config, surroundings);
  settle(site);
  const bundler = await making;
  const news = createNews(bundler, () => state.failure);
  const state: State = { bundler, site, failure, news };
  state.pages = openPages(state, options);
  watchContent(bundler.vite.watcher, {
    siteDir: options.siteDir,
    site: () => (current.site = state.site),
    onChange: surroundings.onChange,
  });
  return state;
}

async function applyChange(change: ContentChange, context: Surroundings & { state: State }): Promise<State> {
  const { state, options } = context;
  // While something is broken the site on the screen is an old one, and a save that looks small beside it may be the mending.
  if (change === 'body' && !state.failure) {
    state.news.tell();
    return state;
  }
  const loaded = await tryLoad(options);
  if (loaded.failure) {
    // A site that was whole stays on the screen behind the overlay.
    state.failure = loaded.failure;
    state.news.tell();
    return state;
  }
  if (change === 'config' || !state.site) {
    await state.bundler.close();
    return openSite(loaded, context);
  }
  Object.assign(state, {
    site: loaded.site,
    failure: undefined,
  });
  state.pages = openPages(state, options);
  state.news.tell();
  return state;
}

/** Answers for the site as it is now. */
function openPages(state: State, { log }: DevServerOptions): PageServer | undefined {
  return state.site && createPageServer(state.site, { bundler: state.bundler, log, head: state.news.head });
}

type Answering = { state: State; options: DevServerOptions };

/** Modules are Vite's to answer for, all else is ours. */
function pass(request: IncomingMessage, response: ServerResponse, context: Answering): void {
  context.state.bundler.vite.middlewares(request, response, () => void answer(request, response, context));
}

async function answer(request: IncomingMessage, response: ServerResponse, context: Answering): Promise<void> {
  const { state, options } = context;
  try {
    if (!state.pages)
      await sendFailure(
        response,
        state.failure ?? { title: 'The site cannot be shown', text: '', problems: [] },
        state,
      );
    else if (!(await state.pages.serve(request, response))) send(response, { status: 404, text: 'Not found' });
  } catch (error) {
    const failure = describeFailure(error, options.siteDir);
    options.log(failure.problems);
    await sendFailure(response, failure, state);
  }
}

async function sendFailure(response: ServerResponse, failure: Failure, state: State): Promise<void> {
  const text = renderErrorPage({ ...failure, head: await state.news.head(), scripts: state.bundler.scripts });
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
