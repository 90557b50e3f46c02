import { hash } from 'node:crypto';
import path from 'node:path';
import type { SiteFiles } from '../content/read.ts';
import { renderCodeBlock } from '../markdown/code/code-block.ts';
import { createCompiler } from '../markdown/compile.ts';
import { resolveMarkdownOptions, type PartialMarkdownOptions } from '../markdown/options.ts';
import type { MarkdownSyntax } from '../markdown/syntax.ts';
import { createRouteTable, type RouteTable, type RouteTableData } from '../routes/table.ts';
import { createDocsIndex, type DocsData, type DocsIndex } from '../shared/docs-data.ts';
import type { CompiledPage, HeadTag, MarkdownFormat, Route, RouteBody, SiteView, SourceFile } from '../shared/model.ts';
import { createAssetResolver } from './page/assets.ts';
import { docsFile } from './docs-data.ts';
import type { PlaceholderResolvers, ReplaceMissing } from './page/placeholders.ts';
import type { RenderContext, RenderSettings } from './page/render-route.ts';
import { createBodyReadings, type BodyReader } from './page/read-body.ts';
import { siteScriptSources } from './page/script-sources.ts';
import type { ServerBundle } from './server-api.ts';

/** All that making pages needs to know: plain data, so that it can be sent to a thread. */
export interface RenderData extends RenderSettings {
  siteDir: string;
  baseUrl: string;
  rootUrl: string;
  /** Absolute paths. */
  staticDirs: string[];
  routes: RouteTableData;
  /** Given to the server bundle when it is loaded. */
  language: { site: SiteView; messages: Record<string, string> };
  markdown: PartialMarkdownOptions;
  /** Whether a component of the site that draws links gets addresses as they are written: see PluginBundle. */
  linksAsWritten?: boolean;
  /** How Markdown files are read: by extension, or all the same. */
  markdownFormat: MarkdownFormat | 'detect';
}

/** All docs of the site. Few pages need the list, so it is made when one does. */
export interface ContextDocs {
  digest: string;
  data: () => DocsData;
}

/** Compiled pages of earlier builds. */
export interface CompileCache {
  get: (key: string) => CompiledPage | undefined;
  set: (key: string, page: CompiledPage) => void;
}

export function createPlaceholderResolvers(
  data: Pick<RenderData, 'siteDir' | 'rootUrl' | 'staticDirs' | 'routes'>,
  files: Pick<SiteFiles, 'readBytes'>,
): Omit<PlaceholderResolvers, 'imageSets' | 'table'> & { table: RouteTable } {
  return {
    table: createRouteTable(data.routes),
    assetsOf: createAssetResolver({
      siteDir: data.siteDir,
      rootUrl: data.rootUrl,
      staticDirs: data.staticDirs,
      readBytes: files.readBytes,
    }),
  };
}

/** A promise only for a page that is not cached and that a plugin reads. */
export type CompileBody = (body: RouteBody) => CompiledPage | Promise<CompiledPage>;

export interface BodyCompilerOptions {
  files: SiteFiles;
  cache: CompileCache;
  syntaxes: readonly MarkdownSyntax[];
  /** A plugin that reads pages. */
  reader?: BodyReader | undefined;
  /** The table of the language that has a file. Only a reader asks for it. */
  tableOf?: (source: string) => RouteTable;
}

export interface BodyCompiler {
  compile: CompileBody;
  highlight: RenderContext['highlight'];
}

/** Compile by source, through the cache. */
export function createBodyCompiler(data: Pick<RenderData, 'markdown'>, options: BodyCompilerOptions): BodyCompiler {
  const compiler = createCompiler(resolveMarkdownOptions(data.markdown), options.syntaxes);
  const readingOf = options.reader && createBodyReadings(compiler, { ...options, reader: options.reader });
  const compile: CompileBody = (body) => {
    const file = body.text === undefined ? options.files.readSource(body.source) : textFile(body.source, body.text);
    const reading = body.text === undefined ? readingOf?.(file) : undefined;
    const key = `${file.digest}${suffixOf(body)}${reading?.key ?? ''}`;
    const known = options.cache.get(key);
    if (known) return nameFile(known, body.source);
    const { source, format, dropTitle } = body;
    const page = { source, format, digest: file.digest, dropTitle };
    const keep = (compiled: CompiledPage): CompiledPage => {
      options.cache.set(key, compiled);
      return compiled;
    };
    if (reading) return reading.compile(page, (text) => bodyText(text, body)).then(keep);
    return keep(compiler.compile({ ...page, text: bodyText(file.text, body) }));
  };
  return {
    compile,
    highlight: (code, language, meta) => renderCodeBlock(code, { language, meta, render: compiler.renderCode }),
  };
}

/** A text of a plugin, which is not in a file. */
function textFile(source: string, text: string): SourceFile {
  return { source, text, digest: hash('sha1', text) };
}

/** The cached page may come from another file of the same bytes, in another version: problems are reported for this one. */
function nameFile(page: CompiledPage, file: string): CompiledPage {
  if (page.problems.length === 0) return page;
  return { ...page, problems: page.problems.map((problem) => ({ ...problem, file })) };
}

function bodyText(text: string, body: RouteBody): string {
  return body.truncateAt === undefined ? text : text.slice(0, body.truncateAt);
}

/** Distinguishes the bodies of one file in the cache. */
function suffixOf(body: RouteBody): string {
  return `-${body.format}${body.dropTitle ? '-untitled' : ''}${body.truncateAt === undefined ? '' : `-${body.truncateAt}`}`;
}

export function createRenderContext(
  data: RenderData,
  options: {
    server: ServerBundle;
    files: SiteFiles;
    cache: CompileCache;
    docs: ContextDocs;
    syntaxes: readonly MarkdownSyntax[];
    reader?: BodyReader | undefined;
    /** Tags that plugins add to one page. */
    headOf?: (route: Route) => readonly HeadTag[];
    replaceMissing?: ReplaceMissing | undefined;
  },
): RenderContext {
  const { server, files, docs, syntaxes } = options;
  let docsIndex: DocsIndex | undefined;
  const resolvers = createPlaceholderResolvers(data, files);
  let docsUrl: string | undefined;
  return {
    ...data,
    ...resolvers,
    ...createBodyCompiler(data, { ...options, tableOf: () => resolvers.table }),
    drawDiagram: (source, warn) => syntaxes.find((syntax) => syntax.drawDiagram)?.drawDiagram?.(source, warn),
    docsIndex: () => (docsIndex ??= createDocsIndex(docs.data())),
    docsUrl: () => (docsUrl ??= docsFile(docs.data(), data.site).url),
    docsDigest: docs.digest,
    headOf: options.headOf ?? (() => []),
    replaceMissing: options.replaceMissing,
    asWritten: data.linksAsWritten && data.markdown.overriddenElements?.includes('a'),
    server,
    textOf: (source) => textOf(files, source),
    // A page that is an island is named by its file, all others as Vite names them.
    moduleUrl: (module) => data.islands[module.split(path.sep).join('/')],
    fileOf: (source) => path.join(data.siteDir, source),
    knownScripts: new Set(siteScriptSources(data)),
  };
}

/** For messages, so it never throws. */
function textOf(files: SiteFiles, source: string): string | undefined {
  try {
    return files.readSource(source).text;
  } catch {
    return undefined;
  }
}
