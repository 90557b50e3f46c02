import { openSiteFiles } from '../content/read.ts';
import { pageHeadTags, readerOf, replacementOf, syntaxesOf } from '../plugins/index.ts';
import { createRenderContext, type RenderData } from '../render/context.ts';
import { renderRoute, type PageTask, type RenderContext, type RenderedPage } from '../render/page/render-route.ts';
import type { ServerBundle } from '../render/server-api.ts';
import { DEFAULT_MODULES, type ModuleLanguage, type PageModules } from '../vite/dev/page-modules.ts';
import type { DevLanguage, DevSite } from './site.ts';

/** Renders the pages of a loaded site with some modules. */
export interface PageRenderer {
  languages: readonly RenderData[];
  /** `head` is what every page has in dev besides the tags of its modules. */
  render(
    task: PageTask,
    options: { language: number; head: string },
  ): Promise<Pick<RenderedPage, 'url' | 'html' | 'assets' | 'problems' | 'links' | 'facts' | 'parts'>>;
  /** What the pages of a language are rendered with. */
  loadContext(language: number): Promise<RenderContext>;
}

/** The files of a page are not known in advance in dev: see PageModules. */
const NO_CLIENT: Pick<RenderData, 'assets' | 'islands'> = { assets: { styles: [], scripts: [] }, islands: {} };

export function createPageRenderer(site: DevSite, modules: PageModules): PageRenderer {
  const languages = site.languages.map(({ renderData }) => renderData(NO_CLIENT));
  const loaders = site.languages.map(({ docsData }, index) =>
    createContextLoader(languages[index] as RenderData, { docsData, modules, ...site }),
  );
  const loadContext: PageRenderer['loadContext'] = async (language) => {
    const load = loaders[language];
    if (!load) throw new Error(`There is no language number ${language}.`);
    return load();
  };
  return {
    languages,
    loadContext,
    async render(task, { language, head }) {
      const context = await loadContext(language);
      const draw = (styles: string[]): ReturnType<typeof renderRoute> =>
        renderRoute(task, { ...context, assets: { styles, scripts: modules.scripts, devHead: modules.head + head } });
      const styles = modules.styles();
      const page = await draw(styles);
      // Modules are loaded when a page is drawn: their stylesheets are known only after that.
      const found = modules.styles();
      return found.length === styles.length ? page : draw(found);
    },
  };
}

/** Keeps the context as long as the server bundle is the same: until a component changes. */
function createContextLoader(
  given: RenderData,
  {
    docsData,
    modules,
    cacheFor,
    plugins,
  }: Pick<DevLanguage, 'docsData'> & Pick<DevSite, 'cacheFor' | 'plugins'> & { modules: PageModules },
): () => Promise<RenderContext> {
  // As a build gives it to components, which may write into it: the config itself is frozen.
  const { site, language } = given;
  const data = { ...given, ...structuredClone({ site, language }) };
  const { locale, defaultLocale } = site;
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
        {
          server,
          cache: cacheFor(markdown),
          files,
          docs: { digest: '', data: docsData },
          syntaxes: syntaxesOf(plugins),
          reader: readerOf(plugins),
          headOf: (route) => pageHeadTags(plugins, { route, site: data.site }),
          replaceMissing: replacementOf(plugins),
        },
      );
      made = { loaded, context: { ...context, moduleUrl: modules.moduleUrl } };
    }
    return made.context;
  };
}

/** The bundle with its modules loaded by Vite when a page imports them, and with errors that name the author's lines. */
function toServerBundle(
  loaded: Record<string, unknown>,
  { modules: loader, language }: { modules: PageModules; language: ModuleLanguage },
): ServerBundle {
  const server = loaded as unknown as ServerBundle;
  const fail = (thrown: unknown): never => {
    loader.fixStack(thrown);
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
