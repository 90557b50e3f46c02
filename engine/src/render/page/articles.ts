import { importHint } from '../../errors/hints.ts';
import { YaprakError } from '../../errors/index.ts';
import { findText } from '../../errors/place.ts';
import type { CompiledPage, Heading, MarkdownFormat, PageData, Problem, RouteBody } from '../../shared/model.ts';
import { formatOfModule, isAssetModule, isMarkdownModule, moduleKey, sourceOfKey } from '../../shared/module-key.ts';
import { showsComponents } from '../../shared/shows-components.ts';
import type { Asset } from './assets.ts';
import { errorPlace, namePageCode, type ErrorPlaceContext } from '../errors/error-place.ts';
import { explainError } from '../errors/explain-error.ts';
import type { BodyInput, MdxContent, ServerBundle } from '../server-api.ts';
import { buildScope, isHeading, listToc } from './mdx-scope.ts';

/** What is needed to make compiled Markdown something that React can place. */
export interface ArticleContext extends ErrorPlaceContext {
  server: ServerBundle;
  compile: (body: RouteBody) => CompiledPage | Promise<CompiledPage>;
  /** Text of a file of the site, if it can be read. */
  textOf: (source: string) => string | undefined;
  resolveAsset: (url: string, source: string) => Asset | undefined;
  /** How Markdown files are read: by extension, or all the same. */
  markdownFormat: MarkdownFormat | 'detect';
  /** Absolute path of a page's file: its name among the islands. */
  fileOf: (source: string) => string;
  /** Url of the browser's file of an island. */
  moduleUrl: (module: string) => string | undefined;
}

/** A compiled file of a page: the page itself or a partial it imports. Its placeholders are relative to its own source. */
export interface CompiledPart {
  source: string;
  compiled: CompiledPage;
}

export interface LoadedArticle {
  body: BodyInput;
  parts: CompiledPart[];
  /** Files that were imported as urls. */
  assets: Asset[];
}

/** Compile one body with everything it imports, and run it when it is MDX. */
export async function loadArticle(body: RouteBody, context: ArticleContext, page: PageData): Promise<LoadedArticle> {
  const found: Omit<LoadedArticle, 'body'> = { parts: [], assets: [] };
  const part = await loadPart(body, { context, found, trail: [], page });
  const { html, toc, compiled } = part;
  return {
    ...found,
    body: {
      toc,
      html,
      content: wholeIsland(part, { body, context }),
      startsWithH1: compiled.startsWithH1,
      module: showsComponents(compiled) ? context.fileOf(body.source) : undefined,
    },
  };
}

/**
 * A file with hooks or handlers of its own is one island, and so is one that gives a component what only code can give; so is such a partial in
 * a page that has none. The browser has whole files only: not the beginning of a post, nor what a plugin has written.
 */
function wholeIsland(
  { content, compiled }: LoadedPart,
  { body, context }: { body: RouteBody; context: ArticleContext },
): MdxContent | undefined {
  if (!content || compiled.body.kind === 'html') return content;
  const { needsClient: isClient, receivers } = compiled.body;
  const module = context.fileOf(body.source);
  const isFile = body.text === undefined && body.truncateAt === undefined;
  const mayGiveCode = receivers && isFile && context.moduleUrl(module) !== undefined;
  return isClient || mayGiveCode ? context.server.islandOfPage(content, { module, isClient }) : content;
}

interface PartLoading {
  context: ArticleContext;
  found: Omit<LoadedArticle, 'body'>;
  /** Sources being loaded, outermost first: a partial must not import itself. */
  trail: string[];
  page: PageData;
}

interface LoadedPart {
  content?: MdxContent;
  html?: string;
  toc: Heading[];
  compiled: CompiledPage;
}

async function loadPart(body: RouteBody, loading: PartLoading): Promise<LoadedPart> {
  const { context, found } = loading;
  const compiled = await context.compile(body);
  found.parts.push({ source: body.source, compiled });
  if (compiled.body.kind === 'html') return { html: compiled.body.html, toc: compiled.toc.filter(isHeading), compiled };
  const modules: Record<string, unknown> = {};
  const partialTocs = new Map<string, Heading[]>();
  const problems: Problem[] = [];
  const take = async ({ specifier, line, isLate }: CompiledPage['imports'][number]): Promise<void> => {
    const at = (): ImportPlace => placeOf(specifier, { file: body.source, line, text: context.textOf(body.source) });
    const key = moduleKey(specifier, body.source);
    const source = sourceOfKey(key);
    if (source !== undefined && isMarkdownModule(key)) {
      const partial = await loadPartial(source, { ...loading, trail: [...loading.trail, body.source] }, at);
      if (!partial) problems.push(notFound(specifier, at()));
      modules[specifier] = partial?.module;
      partialTocs.set(specifier, partial?.toc ?? []);
    } else if (source !== undefined && isAssetModule(key)) {
      const asset = context.resolveAsset(specifier, body.source);
      if (asset) found.assets.push(asset);
      else problems.push(notFound(specifier, at()));
      modules[specifier] = { default: asset?.url };
    } else {
      const load = context.server.modules[key];
      if (load && isLate) await loadLate(modules, specifier, { load, at, context });
      else if (load) modules[specifier] = await loadModule(load, specifier, { at, context });
      else problems.push(notFound(specifier, at()));
    }
  };
  for (const each of compiled.imports)
    if (!(each.specifier in modules))
      await take(each).catch((error: unknown) => {
        if (!(error instanceof YaprakError)) throw error;
        problems.push(...error.problems);
      });
  if (problems.length > 0) throw new YaprakError(problems);
  const toc = compiled.toc.flatMap((entry) => (isHeading(entry) ? [entry] : (partialTocs.get(entry.partial) ?? [])));
  const scope = buildScope(body, { toc, page: loading.page });
  try {
    const code = namePageCode(compiled.body.code, body.source);
    return { content: context.server.evaluateMdx(code, { modules, scope }), toc, compiled };
  } catch (error) {
    throw explainError(error, {
      what: `${body.source} threw an error while it was run`,
      code: 'render-failed',
      file: body.source,
      text: context.textOf(body.source),
      thrownAt: errorPlace(error, { context, pages: found.parts }),
    });
  }
}

/** A module that cannot be loaded throws where the page uses it, which may be in a browser only. */
async function loadLate(
  modules: Record<string, unknown>,
  specifier: string,
  { load, ...rest }: { load: () => Promise<Record<string, unknown>>; at: () => ImportPlace; context: ArticleContext },
): Promise<void> {
  const get = await loadModule(load, specifier, rest).then(
    (found) => () => found,
    (error: unknown) => () => {
      throw error;
    },
  );
  Object.defineProperty(modules, specifier, { get, enumerable: true });
}

async function loadModule(
  load: () => Promise<Record<string, unknown>>,
  specifier: string,
  { at, context }: { at: () => ImportPlace; context: ArticleContext },
): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    throw explainError(error, {
      what: `"${specifier}" threw an error while it was loaded`,
      code: 'module-throws',
      ...at(),
      thrownAt: errorPlace(error, { context, pages: [] }),
    });
  }
}

/** Nothing when there is no such file. */
async function loadPartial(
  source: string,
  loading: PartLoading,
  at: () => ImportPlace,
): Promise<{ module: unknown; toc: Heading[] } | undefined> {
  if (loading.trail.includes(source)) {
    throw new YaprakError({
      code: 'import-loop',
      severity: 'error',
      message: `${source} imports itself through ${loading.trail.join(' -> ')}.`,
      ...at(),
      hint: 'Remove one of the imports.',
    });
  }
  const { context } = loading;
  const body: RouteBody = { source, format: formatOfModule(source, context.markdownFormat) };
  const part = await loadPart(body, loading).catch((error: unknown) => {
    if (isMissing(error, source)) return undefined;
    throw error;
  });
  if (!part) return undefined;
  const module = wholeIsland(part, { body, context }) ?? {
    default: context.server.componentOfHtml(part.html ?? ''),
  };
  return { module: { ...module, toc: listToc(part.toc) }, toc: part.toc };
}

function isMissing(error: unknown, source: string): boolean {
  return (
    error instanceof YaprakError && error.problems.some(({ code, file }) => code === 'missing-file' && file === source)
  );
}

type ImportPlace = { file: string; line: number; column?: number };

/** The specifier itself: an import may be broken over several lines. */
function placeOf(specifier: string, { text = '', ...at }: ImportPlace & { text: string | undefined }): ImportPlace {
  return { ...at, ...findText(text, specifier, { fromLine: at.line }) };
}

function notFound(specifier: string, at: ImportPlace): Problem {
  return {
    code: 'module-not-found',
    severity: 'error',
    message: `The page imports "${specifier}", which cannot be found.`,
    ...at,
    hint: importHint(specifier),
  };
}
