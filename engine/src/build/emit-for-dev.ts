import { lookup } from 'mrmime';
import { readerOf, type LoadedPlugin } from '../plugins/index.ts';
import type { EmitOutput, FileContent, FinishedPage } from '../plugins/plugin.ts';
import type { RenderData } from '../render/context.ts';
import type { BodyReader } from '../render/page/read-body.ts';
import { renderRoute, type RenderContext } from '../render/page/render-route.ts';
import { wordSections } from '../render/page/word-sections.ts';
import { wordsOf } from '../routes/route-options.ts';
import type { Route, RouteBody, Section } from '../shared/model.ts';
import type { Words } from '../shared/texts.ts';
import { formatOfModule, isMarkdownModule, moduleKey, sourceOfKey } from '../shared/module-key.ts';
import type { LoadedLanguage } from '../site/load-site.ts';
import { toEmitLanguage } from './emit-files.ts';

export interface DevFile {
  body: FileContent;
  /** Media type. */
  type: string;
}

export interface DevEmitOptions {
  plugins: readonly LoadedPlugin[];
  data: () => RenderData;
}

/**
 * Files that plugins emit for a language, made when one of them is requested. `path` is relative to the output folder. They live until the
 * next change of the site.
 */
export function createDevEmit(
  language: LoadedLanguage,
  { plugins, data }: DevEmitOptions,
): (path: string, loadContext: () => Promise<RenderContext>) => Promise<DevFile | undefined> {
  const emitted = new Map<LoadedPlugin, Promise<DevFiles>>();
  const reader = readerOf(plugins);
  const run = async ({ plugin, data: own }: LoadedPlugin, context: RenderContext): Promise<DevFiles> => {
    const files: DevFiles = new Map();
    const routes = new Map(language.routes.map((route) => [route.url, route]));
    const site = {
      data: own,
      languages: [toEmitLanguage(language, data())],
      page(url: string) {
        const route = routes.get(url);
        return route && toFinishedPage(route, { context, language });
      },
    };
    if (reader && plugin.emit?.needs) await compileRead(language.routes, { context, reader });
    await plugin.emit?.write(site, createOutput(files));
    return files;
  };
  return async (path, loadContext) => {
    for (const loaded of plugins) {
      const { emit } = loaded.plugin;
      if (!emit || emit.handles?.(path, language) === false) continue;
      const files = emitted.get(loaded) ?? loadContext().then((context) => run(loaded, context));
      emitted.set(loaded, files);
      const body = await (await files).get(path)?.();
      if (body !== undefined) return { body, type: typeOf(path, body) };
    }
    return undefined;
  };
}

/** Compiles the pages that a plugin reads, which takes a promise: their text is asked for at once. */
async function compileRead(
  routes: readonly Route[],
  { context, reader }: { context: RenderContext; reader: BodyReader },
): Promise<void> {
  for (const body of routes.flatMap(({ bodies }) => bodies)) {
    if (!reader.of(body.source)) continue;
    try {
      await context.compile(body);
    } catch {
      // A page that cannot be compiled reports why where it is opened.
    }
  }
}

function typeOf(path: string, body: FileContent): string {
  const type = lookup(path) ?? (typeof body === 'string' ? 'text/plain' : 'application/octet-stream');
  return typeof body === 'string' || type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** What gives each file, by path. */
type DevFiles = Map<string, () => FileContent | Promise<FileContent>>;

/** A dev server makes a file when it is requested first, and keeps it until the site changes. Problems are reported by a build. */
function createOutput(files: DevFiles): EmitOutput {
  return {
    file: (path, content) => void files.set(path, () => content),
    makeFile(path, _hash, make) {
      let made: ReturnType<typeof make> | undefined;
      files.set(path, () => (made ??= forgetFailure(make(), () => (made = undefined))));
      return Promise.resolve();
    },
    reuse: () => false,
    has: (path) => files.has(path),
    cache: { get: () => undefined, put() {} },
    report() {},
  };
}

/** What failed is made again: a page that was wrong may be right by then. */
function forgetFailure<Made>(made: Made, forget: () => void): Made {
  if (made instanceof Promise) made.catch(forget);
  return made;
}

function toFinishedPage(
  route: Route,
  { context, language }: { context: RenderContext; language: LoadedLanguage },
): FinishedPage {
  return {
    // No two pages have the same, and no file outlives its text.
    textHash: route.url,
    sections: () => readSections(route, { context, words: wordsOf(language.config.i18n) }),
    article: async () => (await renderRoute({ route, wantArticle: true }, context)).article ?? '',
    markdown: async () => Buffer.from((await renderRoute({ route, wantMarkdown: true }, context)).markdown ?? ''),
    markdownHash: route.url,
    markdownSize: 0,
    // Known only once the page is rendered.
    sendsDocs: () => true,
    // The dev server sends no policy.
    scriptSources: () => [],
  };
}

/** The text of a page with the Markdown that it imports. Of a component only its title is known: rendering every page would take too long. */
function readSections(route: Route, { context, words }: { context: RenderContext; words: Words }): Section[] {
  const seen = new Set<string>();
  const read = (body: RouteBody): Section[] => {
    if (seen.has(body.source)) return [];
    seen.add(body.source);
    try {
      const compiled = context.compile(body);
      if (compiled instanceof Promise) return [];
      const { sections, imports } = compiled;
      const partials = imports.flatMap(({ specifier }) => {
        const key = moduleKey(specifier, body.source);
        const source = isMarkdownModule(key) ? sourceOfKey(key) : undefined;
        return source === undefined ? [] : read({ source, format: formatOfModule(source, context.markdownFormat) });
      });
      return [...wordSections(sections, { words, articleLang: route.textLang }), ...partials];
    } catch {
      // A page that cannot be compiled reports why where it is opened.
      return [];
    }
  };
  return route.bodies.flatMap(read);
}
