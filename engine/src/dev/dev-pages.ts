import { openSiteFiles } from '../content/site-files.ts';
import { markdownSyntaxes } from '../plugins/markdown.ts';
import { createRenderContext, type CompileCache, type RenderData } from '../render/context.ts';
import { renderRoute, type RenderContext } from '../render/page/render-route.ts';
import type { ServerBundle } from '../render/server-api.ts';
import type { DocsData } from '../shared/docs-data.ts';
import { DEFAULT_MODULES, type ModuleLanguage } from '../vite/module-language.ts';
import type { PageModules } from '../vite/page-modules.ts';
import type { DevPage, DevTask } from './page-answers.ts';

export interface DevPagesOptions {
  modules: PageModules;
  cache: CompileCache;
}

export interface DevPagesLanguage {
  data: RenderData;
  docsData: () => DocsData;
}

export interface DevPages {
  make(task: DevTask): Promise<DevPage>;
  /** What the pages of a language are made by. */
  loadRenderContext(language: number): Promise<RenderContext>;
}

/** Makes the pages of a dev server, on whichever thread this is called. */
export function createDevPages(languages: readonly DevPagesLanguage[], options: DevPagesOptions): DevPages {
  const { modules } = options;
  const loaders = languages.map((language) => createContextLoader(language, options));
  const loadRenderContext: DevPages['loadRenderContext'] = async (language) => {
    const load = loaders[language];
    if (!load) throw new Error(`There is no language number ${language}.`);
    return load();
  };
  return {
    loadRenderContext,
    async make(task) {
      const context = await loadRenderContext(task.language);
      // A page may have brought in a stylesheet that was not known before.
      const assets = { styles: modules.styles(), scripts: modules.scripts, devHead: modules.head + task.head };
      const { html, assets: files, problems } = await renderRoute(task, { ...context, assets });
      return { html, assets: files, problems };
    },
  };
}

/** The context of the server bundle it was made with: both live until a component changes. */
function createContextLoader(
  { data, docsData }: DevPagesLanguage,
  { modules, cache }: DevPagesOptions,
): () => Promise<RenderContext> {
  const { locale, defaultLocale } = data.site;
  // The default language's are loaded before the site is, when its name is not known.
  const name = locale.name === defaultLocale ? DEFAULT_MODULES : locale.name;
  const loadedIn: ModuleLanguage = { name, value: data.language };
  let made: { loaded: Record<string, unknown>; context: RenderContext } | undefined;
  return async () => {
    const loaded = await modules.loadServer(loadedIn);
    if (made?.loaded !== loaded) {
      const server = toServerBundle(loaded, { modules, language: loadedIn });
      // The theme may have been loaded before the site was.
      server.setLanguage(data.language);
      const markdown = { ...data.markdown, overriddenElements: server.overriddenElements() };
      const files = openSiteFiles(data.siteDir);
      const context = createRenderContext(
        { ...data, markdown },
        { server, cache, files, docs: { digest: '', data: docsData }, syntaxes: markdownSyntaxes },
      );
      made = { loaded, context: { ...context, moduleUrl: modules.moduleUrl } };
    }
    return made.context;
  };
}

/** The bundle with its modules loaded by Vite when a page asks for them, and with errors that tell where they come from. */
function toServerBundle(
  loaded: Record<string, unknown>,
  { modules: loader, language }: { modules: PageModules; language: ModuleLanguage },
): ServerBundle {
  const server = loaded as unknown as ServerBundle;
  const fail = (thrown: unknown): never => {
    loader.mendStack(thrown);
    throw thrown;
  };
  const modules = new Proxy({} as ServerBundle['modules'], {
    get: (_none, key) => () => loader.loadModule(String(key), language).catch(fail),
  });
  return {
    ...server,
    modules,
    renderPage(input) {
      try {
        return server.renderPage(input);
      } catch (thrown) {
        return fail(thrown);
      }
    },
  };
}
