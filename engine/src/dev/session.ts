import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Problem, Route } from '../shared/model.ts';
import type { DevBundler } from '../vite/dev/bundler.ts';
import { DEFAULT_MODULES } from '../vite/dev/page-modules.ts';
import { openReadyModules } from '../vite/dev/ready-modules.ts';
import { emptyBundleInput, findReadyTheme } from '../vite/theme/ready-theme.ts';
import type { ContentChange, OnFileEvent } from './changes.ts';
import { describeFailure, renderFailure, type Failure } from './failure.ts';
import { pathOf, send } from './http.ts';
import { createPageServer, type PageServer, type PageServerOptions } from './page-server.ts';
import { stylesOf, type DevSite } from './site.ts';
import type { Updates } from './updates.ts';

export type LoadedOrFailed = { site: DevSite; failure?: undefined } | { site?: undefined; failure: Failure };

/** What is served under one config. Without a site there is a failure with the reason. */
export interface Session {
  readonly site: DevSite | undefined;
  failure: Failure | undefined;
  /** Vite, once it has started. */
  readonly bundler: DevBundler | undefined;
  /** Starts Vite, unless it has been started. */
  startVite(): Promise<DevBundler>;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether Vite can go on with a site that was loaded after a change of the config: nothing that it was started with differs. */
  fits(site: DevSite): boolean;
  /** Serves the site as it has been loaded again. */
  replaceSite(site: DevSite): void;
  /** Returns whether Vite had been started. */
  close(): Promise<boolean>;
}

export interface SessionOptions {
  siteDir: string;
  log: (problems: readonly Problem[]) => void;
  server: Server;
  updates: Updates;
  /** See PageServerOptions. */
  files: Map<string, string>;
  newProblems: PageServerOptions['newProblems'];
  /** Empty where Vite has to watch the site itself. */
  watchedFolders: readonly string[];
  onFileEvent: OnFileEvent;
  onChange: (change: ContentChange) => void;
}

/**
 * Vite is started when something is requested that needs it: a page with components of the site, or the scripts of any page. Pages of
 * Markdown, their stylesheets and files are served without it, so that the first page does not wait for Vite to load.
 */
export function openSession({ site: first, failure }: LoadedOrFailed, options: SessionOptions): Session {
  const { siteDir, log, updates, files, newProblems, watchedFolders } = options;
  const baseUrl = first?.config.baseUrl ?? '/';
  const settings = first && printSettings(first);
  let site = first;
  let early = site && openEarlyPages(site, { siteDir, log, files, newProblems, head: updates.head });
  let pages: PageServer | undefined;
  let starting: Promise<DevBundler> | undefined;
  let bundler: DevBundler | undefined;

  async function createBundler(): Promise<DevBundler> {
    // The first page does not need it, and it is slow to load.
    const { createDevBundler } = await import('../vite/dev/bundler.ts');
    const created = await createDevBundler(
      {
        ...emptyBundleInput(siteDir),
        ...(site && { baseUrl, customCss: stylesOf(site.config), siteData: site.view, ...site.code }),
        compileMdx: (source) => (site ? site.compileMdx(source) : Promise.reject(new Error('The site is not loaded.'))),
      },
      {
        server: options.server,
        watchedFolders,
        onServerChange: () => options.onChange('body'),
      },
    );
    updates.connect(created);
    if (watchedFolders.length === 0) created.vite.watcher.on('all', options.onFileEvent);
    pages = site && openPages(site, created);
    early = undefined;
    bundler = created;
    // What the next page and the first save need is loaded while the author reads.
    void created
      .loadServer({ name: DEFAULT_MODULES, value: undefined })
      .then(async () => (await import('../markdown/warm-up.ts')).warmUp())
      .catch(() => undefined);
    return created;
  }

  const openPages = (loaded: DevSite, modules: DevBundler): PageServer =>
    createPageServer(loaded, { modules, log, files, newProblems, head: updates.head });

  function sendFailure(response: ServerResponse, shown: Failure): void {
    const body = renderFailure(shown, { baseUrl, head: updates.head() });
    send(response, { status: 500, body, type: 'text/html; charset=utf-8', headers: { 'x-yaprak-error': '1' } });
  }

  /** Serves what Vite does not. */
  async function handleOwn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!pages) sendFailure(response, session.failure ?? NOT_LOADED);
      else if (!(await pages.serve(request, response)) && !(await pages.serveNotFound(request, response)))
        send(response, { status: 404, body: 'Not found', type: 'text/plain; charset=utf-8' });
    } catch (error) {
      const thrown = describeFailure(error, siteDir);
      log(thrown.problems);
      sendFailure(response, thrown);
    }
  }

  const session: Session = {
    failure,
    get site() {
      return site;
    },
    get bundler() {
      return bundler;
    },
    startVite: () => (starting ??= createBundler()),
    async handle(request, response) {
      if (await early?.(request, response)) return;
      const { vite } = await session.startVite();
      // Vite serves modules. Pages and files are ours.
      vite.middlewares(request, response, () => void handleOwn(request, response));
    },
    fits: (loaded) => settings !== undefined && printSettings(loaded) === settings,
    replaceSite(loaded) {
      site = loaded;
      session.failure = undefined;
      if (bundler) pages = openPages(loaded, bundler);
      else early = openEarlyPages(loaded, { siteDir, log, files, newProblems, head: updates.head });
    },
    async close() {
      const started = await starting?.catch(() => undefined);
      await started?.close();
      return started !== undefined;
    },
  };
  if (watchedFolders.length === 0) void session.startVite().catch(() => undefined);
  return session;
}

/** What the modules of a site are made with, as text. Undefined where functions are part of it: they cannot be compared. */
function printSettings({ config, languages, code }: DevSite): string | undefined {
  let hasFunctions = false;
  const texts = languages.map(
    ({ renderData }) => renderData({ assets: { styles: [], scripts: [] }, islands: {} }).language,
  );
  const text = JSON.stringify([config, texts, code], (_key, value: unknown) => {
    hasFunctions ||= typeof value === 'function';
    return value instanceof RegExp ? String(value) : value;
  });
  return hasFunctions ? undefined : text;
}

const NOT_LOADED: Failure = { title: 'The site cannot be shown', text: '', problems: [] };

type EarlyPages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves pages with the prebuilt theme. Returns false for those that need Vite. Undefined when the site replaces parts of the theme. */
function openEarlyPages(
  site: DevSite,
  { siteDir, ...options }: { siteDir: string } & Omit<PageServerOptions, 'modules'>,
): EarlyPages | undefined {
  const theme = findReadyTheme({ siteDir, themeDirs: site.code.themeDirs });
  if (!theme || (site.code.look?.styles.length ?? 0) > 0) return undefined;
  const { baseUrl } = site.config;
  const { styleAt, modules } = openReadyModules(theme, { baseUrl, customCss: stylesOf(site.config), ...site.code });
  const pages = createPageServer(site, { ...options, modules, skips: ({ page }: Route) => page.kind === 'reactPage' });
  return async (request, response) => {
    const style = styleAt(pathOf(request));
    // A page that fails here is made again, or its error shown, when Vite has started.
    if (style === undefined) return pages.serve(request, response).catch(() => false);
    send(response, { body: style, type: 'text/css; charset=utf-8' });
    return true;
  };
}
