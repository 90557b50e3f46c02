import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeUnknown } from '../errors/describe-unknown.ts';
import { YaprakError } from '../errors/index.ts';
import { createSourceMaps } from '../errors/source-maps.ts';
import { readBytes } from '../content/read.ts';
import { openSiteFiles } from '../content/site-files.ts';
import { warmUp } from '../markdown/warm-up.ts';
import { isDiskFull } from '../output/write-problem.ts';
import { createFileWriter } from '../output/write.ts';
import { errorPlace, type ErrorPlaceContext } from '../render/error-place.ts';
import { explainError } from '../render/explain-error.ts';
import { createRenderContext, type RenderData } from '../render/context.ts';
import { renderRoute, type PageTask, type RenderContext } from '../render/renderer.ts';
import type { ServerBundle } from '../render/server-api.ts';
import type { DocsData } from '../shared/docs-data.ts';
import type { Problem } from '../shared/model.ts';
import { createDiskCache } from '../store/disk-cache.ts';
import { isQuiet } from './is-still-right.ts';
import { printJson, printText, type MadePage, type PrintedText, type SitePage } from '../store/manifest.ts';
import { openPagePacks, type PagePacks } from '../store/page-packs.ts';

export type MadeResult =
  | {
      page: Pick<SitePage, 'url' | 'output' | 'bytes' | 'isQuiet'>;
      /** See SitePage.printed. */
      made: Uint8Array;
      text: PrintedText | undefined;
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
  languages: MakerLanguage[];
  serverFile: string;
  cacheDir: string;
  /** See engineVersion: part of the key of what is kept. */
  engineVersion: string;
  /** Folder that pages are written into. */
  outDir: string;
  /** The folder it will become, for messages. */
  outName: string;
}

export interface PageMaker {
  make(task: MakeTask): Promise<MadeResult>;
  /** Load what pages in the default language need. What is wrong with it is told when one is made. */
  preload(): void;
  /** Keep what was compiled for the next time. */
  finish(): void;
}

/** Compile, render and write pages, on whichever thread this is called. */
export function createPageMaker(data: PageMakerData): PageMaker {
  const writer = createFileWriter(data.outDir, { name: data.outName });
  const packs = openPagePacks(data.cacheDir);
  const contexts: (Promise<RenderContext> | undefined)[] = [];
  const contextOf = (index: number): Promise<RenderContext> =>
    (contexts[index] ??= loadRenderContext(data, { index, packs }));
  return {
    async make(task) {
      try {
        const { html, sections = [], ...page } = await renderRoute(task, await contextOf(task.language));
        const { url, output } = page;
        const made: MadePage = { ...page, bytes: writer.write(output, html) };
        return {
          page: { url, output, bytes: made.bytes, isQuiet: isQuiet(made) },
          made: printJson(made),
          text: printText(sections),
        };
      } catch (error) {
        return { problems: problemsOf(error, task.route.source) };
      }
    },
    preload() {
      contextOf(0)
        .then(packs.preload)
        .then(warmUp)
        .catch(() => undefined);
    },
    finish: packs.flush,
  };
}

async function loadRenderContext(
  data: PageMakerData,
  { index, packs }: { index: number; packs: PagePacks },
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
  const cache = createDiskCache({ packs, engineVersion: data.engineVersion, markdown });
  const docs = { digest: language.docs.digest, data: () => JSON.parse(language.docs.text) as DocsData };
  return { ...createRenderContext({ ...language, markdown }, { server, files, cache, docs }), originOf };
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
    return error.problems.map((problem) => (isDiskFull([problem]) ? problem : { file: source, ...problem }));
  return [{ code: 'unexpected', severity: 'error', message: describeUnknown(error), file: source }];
}
