import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeUnknown, YaprakError } from '../errors/index.ts';
import { createSourceMaps } from '../errors/stack-place.ts';
import { readBytes, openSiteFiles } from '../content/read.ts';
import { warmUp } from '../markdown/warm-up.ts';
import { isDiskFull } from '../output/write-problem.ts';
import { createFileWriter } from '../output/write.ts';
import {
  builtInPlugins,
  pageHeadTags,
  readerOf,
  replacementOf,
  syntaxesOf,
  type LoadedPlugin,
} from '../plugins/index.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { errorPlace, type ErrorPlaceContext } from '../render/errors/error-place.ts';
import { explainError } from '../render/errors/explain-error.ts';
import { createRenderContext, type RenderData } from '../render/context.ts';
import { renderRoute, type PageTask, type RenderContext } from '../render/page/render-route.ts';
import type { ServerBundle } from '../render/server-api.ts';
import type { DocsData } from '../shared/docs-data.ts';
import type { Problem } from '../shared/model.ts';
import { openImageSets, type ImageSetOptions, type OpenImageSets, type StoredValue } from './images/image-sets.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { isQuiet, printResult, type PageResult, type SitePage } from '../store/site-record.ts';
import { openStore, storeDir, type Store } from '../store/store.ts';

/** A page that is written, or what is wrong with it. */
export type MadePage =
  | {
      page: Pick<
        SitePage,
        'url' | 'output' | 'bytes' | 'isQuiet' | 'resultKey' | 'textHash' | 'markdownHash' | 'markdownSize'
      >;
      /** Values for the store, as bytes: they are a third of what the objects are, and cross a thread's edge at once. */
      result: Uint8Array;
      text: Uint8Array | undefined;
      markdown: Uint8Array | undefined;
      /** Images that were encoded for it. */
      images: StoredValue[];
      problems?: undefined;
    }
  | { page?: undefined; problems: Problem[] };

/** A page to make, and its language's place among those of the site. */
export interface MakeTask extends PageTask {
  language: number;
}

export interface MakerLanguage extends RenderData {
  /** All docs as JSON: a text is sent to a thread at once, and there it is mostly never read. */
  docs: { digest: string; text: string };
}

export interface PageMakerData {
  siteDir: string;
  /** Relative to the site. Only where the site has plugins whose doors run here. */
  configFile?: string;
  /** What `load` of each plugin gave, as JSON; nothing for one that has nothing to do here. */
  pluginData: (string | undefined)[];
  languages: MakerLanguage[];
  serverFile: string;
  cacheDir: string;
  /** See engineDigest. */
  engine: string;
  /** See digestRead. */
  read: string;
  /** Folder that pages are written into. */
  outDir: string;
  /** The folder it will become, for messages. */
  outName: string;
  /** Absent: images are used as they are. */
  images: ImageSetOptions | undefined;
}

export interface PageMaker {
  make(task: MakeTask): Promise<MadePage>;
  /** Loads what pages in the default language need. What is wrong with it is reported when one is made. */
  preload(): void;
  /** Saves what was compiled. */
  finish(): void;
}

/** Compiles, renders and writes pages, on whichever thread this is called. */
export function createPageMaker(data: PageMakerData): PageMaker {
  const writer = createFileWriter(data.outDir, { name: data.outName });
  const store = openStore(storeDir(data.cacheDir));
  const plugins = loadThreadPlugins(data);
  const imageSets = siteImageSets(data, store);
  const contexts: (Promise<RenderContext> | undefined)[] = [];
  const contextOf = (index: number): Promise<RenderContext> =>
    (contexts[index] ??= plugins.then((loaded) =>
      loadRenderContext(data, { index, store, plugins: loaded, imageSets }),
    ));
  return {
    async make(task) {
      try {
        const {
          html,
          sections = [],
          markdown: twin,
          ...rest
        } = await renderRoute(task, await contextOf(task.language));
        const made: PageResult = { ...rest, bytes: writer.write(rest.output, html) };
        const { url, output, bytes } = made;
        const { result, text, markdown, ...keys } = printResult(made, { sections, markdown: twin });
        return {
          page: { url, output, bytes, isQuiet: isQuiet(made), ...keys },
          result,
          text,
          markdown,
          images: imageSets?.takeNew() ?? [],
        };
      } catch (error) {
        return { problems: problemsOf(error, task.route.source) };
      }
    },
    preload() {
      contextOf(0)
        .then(warmUp)
        .catch(() => undefined);
    },
    finish: store.flush,
  };
}

/** The engine's own plugins, and those of the site that have something to do here. */
async function loadThreadPlugins({ siteDir, configFile, pluginData }: PageMakerData): Promise<LoadedPlugin[]> {
  const plugins = [...builtInPlugins];
  if (configFile !== undefined) {
    const { loadConfig } = await import('../config/load.ts');
    plugins.push(...((await loadConfig(siteDir, { configFile })).config.plugins as Plugin[]));
  }
  return plugins.map((plugin, index) => {
    const data = pluginData[index];
    return { plugin, data: data === undefined ? undefined : (JSON.parse(data) as unknown) };
  });
}

/** Smaller files of the site's images: all languages share them. */
export function siteImageSets(
  { images, languages }: Pick<PageMakerData, 'images' | 'languages'>,
  store: Store,
): OpenImageSets | undefined {
  return images && openImageSets(images, { store, rootUrl: languages[0]?.rootUrl ?? '/' });
}

interface ContextOptions {
  index: number;
  store: Store;
  plugins: readonly LoadedPlugin[];
  imageSets: OpenImageSets | undefined;
}

async function loadRenderContext(
  data: PageMakerData,
  { index, store, plugins, imageSets }: ContextOptions,
): Promise<RenderContext> {
  const language = data.languages[index];
  if (!language) throw new Error(`There is no language number ${index}.`);
  const originOf = createSourceMaps((file) => readBytes(file)?.toString('utf8'));
  const server = await loadServer(data.serverFile, {
    language: language.language,
    context: { originOf, textOf: () => undefined, fileOf: (source) => path.join(language.siteDir, source) },
  });
  const markdown = { ...language.markdown, overriddenElements: server.overriddenElements() };
  const files = openSiteFiles(language.siteDir);
  const cache = openCompiledPages(store, { engine: data.engine, markdown });
  const docs = { digest: language.docs.digest, data: () => JSON.parse(language.docs.text) as DocsData };
  return {
    ...createRenderContext(
      { ...language, markdown },
      {
        server,
        files,
        cache,
        docs,
        syntaxes: syntaxesOf(plugins),
        reader: readerOf(plugins, data.read),
        headOf: (route) => pageHeadTags(plugins, { route, site: language.site }),
        replaceMissing: replacementOf(plugins),
      },
    ),
    originOf,
    imageSets,
  };
}

/** Each language has a copy of the bundle of its own: authors call `translate()` while their modules are loaded. See client/language.ts. */
async function loadServer(
  file: string,
  { language, context }: Pick<RenderData, 'language'> & { context: ErrorPlaceContext },
): Promise<ServerBundle> {
  const url = pathToFileURL(file);
  url.search = language.site.locale.name;
  try {
    (globalThis as Record<symbol, unknown>)[Symbol.for('yaprak.language')] = language;
    return (await import(url.href)) as ServerBundle;
  } catch (error) {
    throw explainError(error, {
      what: 'A component that every page has threw an error while it was loaded',
      code: 'module-throws',
      thrownAt: errorPlace(error, { context, pages: [] }),
    });
  }
}

/** A thrown thing as problems that can cross a thread's edge. */
export function problemsOf(error: unknown, source?: string): Problem[] {
  if (error instanceof YaprakError)
    return error.problems.map((problem) =>
      problem.file !== undefined || isDiskFull([problem]) ? problem : { ...problem, file: source },
    );
  return [{ code: 'unexpected', severity: 'error', message: describeUnknown(error), file: source }];
}
