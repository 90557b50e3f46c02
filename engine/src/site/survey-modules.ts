import { mayNeedModules } from '../content/page-head.ts';
import { YaprakError } from '../errors/index.ts';
import type { CompileBody } from '../render/context.ts';
import { showsComponents } from '../shared/shows-components.ts';
import type { CompiledPage, MarkdownFormat, PageData, Problem, Route, RouteBody, SourceFile } from '../shared/model.ts';
import {
  formatOfModule,
  isAssetModule,
  isMarkdownModule,
  moduleKey,
  siteKey,
  sourceOfKey,
} from '../shared/module-key.ts';

import type { PageReceivers, PageText } from '../vite/plugins/site-plugins.ts';

/** What pages ask of the bundler. */
export interface ModuleSurvey {
  /** Keys of modules that MDX pages import, and of React pages. */
  modules: string[];
  /** Sources of MDX pages that are islands as a whole. */
  pageIslands: string[];
  /** MDX pages with components in them: the browser needs one whose page is drawn by a component that needs the browser. */
  pageTexts: PageText[];
  /** MDX files that are islands as a whole if a component is one that they give something which is no data. */
  pageReceivers: PageReceivers[];
  /** What is wrong with the texts that were looked into, in their order. */
  problems: Problem[];
  /** Sources of pages that a plugin could not rewrite. They are not tried again: a plugin may wait for another of them. */
  unread: ReadonlySet<string>;
}

/** The pages of a language, and how they are compiled there. What languages share a compiler for is compiled once. */
export interface SurveyedLanguage {
  routes: readonly Route[];
  compile: CompileBody;
}

export interface SurveyOptions {
  sources: ReadonlyMap<string, Pick<SourceFile, 'text' | 'head'>>;
  markdownFormat: MarkdownFormat | 'detect';
  /** Whether a plugin may add imports to a page. */
  isRewritten?: (source: string) => boolean;
  /** See PluginBundle. */
  docItems?: Readonly<Record<string, string>>;
}

/**
 * Looks into the few pages that may import something; the rest is not even parsed. A page that does not compile is reported when it is made,
 * but for those that a plugin rewrites.
 * Pages that a plugin rewrites are compiled here in each language: a plugin may share what it learns of one page with others, which threads cannot.
 */
export async function surveyModules(
  languages: readonly SurveyedLanguage[],
  options: SurveyOptions,
): Promise<ModuleSurvey> {
  const modules = new Set<string>();
  const pageIslands = new Set<string>();
  const texts = new Set<string>();
  const receivers = new Map<string, Map<string, PageReceivers['receivers'][number]>>();
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const unread = new Map<string, string>();
  const compilers = languages.map(({ compile }) => compile);
  const visit = async (body: RouteBody, compile: CompileBody, { isRewritten = false } = {}): Promise<void> => {
    const key = isRewritten ? `${compilers.indexOf(compile)} ${body.source}` : body.source;
    if (seen.has(key)) return;
    seen.add(key);
    if (isRewritten) unread.set(key, body.source);
    const compiled = await tryCompile(body, { compile, problems, isReported: isRewritten });
    if (!compiled) return;
    unread.delete(key);
    if (compiled.body.kind === 'mdx' && compiled.body.needsClient) pageIslands.add(body.source);
    if (showsComponents(compiled)) texts.add(body.source);
    // A text that a plugin has made is no file that the bundler can read.
    if (compiled.body.kind === 'mdx' && compiled.body.receivers && body.text === undefined) {
      // The text may be another in another language, where a plugin rewrites it.
      const own = receivers.get(body.source) ?? new Map<string, PageReceivers['receivers'][number]>();
      for (const { specifier, name } of compiled.body.receivers)
        own.set(`${specifier} ${name}`, { key: moduleKey(specifier, body.source), name });
      receivers.set(body.source, own);
    }
    for (const { specifier } of compiled.imports) {
      const key = moduleKey(specifier, body.source);
      const source = sourceOfKey(key);
      if (source !== undefined && isMarkdownModule(key))
        await visit({ source, format: formatOfModule(source, options.markdownFormat) }, compile);
      else if (source === undefined || !isAssetModule(key)) modules.add(key);
    }
  };
  const rewritten: (() => Promise<void>)[] = [];
  const tour = languages.flatMap(({ routes, compile }) => routes.map((route) => ({ route, compile })));
  for (const { route, compile } of tour) {
    if (route.page.kind === 'reactPage') modules.add(siteKey(route.page.page.source));
    for (const body of route.bodies) {
      const file =
        body.format !== 'mdx'
          ? undefined
          : body.text === undefined
            ? options.sources.get(body.source)
            : { text: body.text };
      const head = file && 'head' in file ? file.head : undefined;
      const { source, format, dropTitle } = body;
      // As the page shows it, so that a plugin reads it once.
      if (body.text === undefined && options.isRewritten?.(source))
        rewritten.push(() => visit({ source, format, dropTitle }, compile, { isRewritten: true }));
      else if (file && (head?.mayNeedModules ?? mayNeedModules(file.text)))
        await visit(
          { source: body.source, format: body.format, ...(body.text === undefined ? {} : { text: body.text }) },
          compile,
        );
    }
  }
  const before = problems.length;
  await runSome(rewritten, { hasFailed: () => problems.length > before });
  const pageTexts = tour.flatMap(({ route: { page, source } }) => {
    const component = drawnBy(page, options);
    return component !== undefined && source !== undefined && texts.has(source) ? [{ source, component }] : [];
  });
  const pageReceivers = Array.from(receivers, ([source, own]) => ({ source, receivers: [...own.values()] }));
  pageReceivers.sort((one, other) => (one.source < other.source ? -1 : 1));
  return {
    modules: [...modules].sort(),
    pageIslands: [...pageIslands].sort(),
    pageTexts,
    pageReceivers,
    problems: problems.filter(isNoImport),
    unread: new Set(unread.values()),
  };
}

/** The component that draws a page with one text. */
function drawnBy(page: PageData, { docItems = {} }: SurveyOptions): string | undefined {
  if (page.kind === 'doc') return docItems[page.version.instance] ?? '@theme/DocItem';
  if (page.kind === 'blogPost') return '@theme/BlogPostPage';
  return page.kind === 'markdownPage' ? '@theme/MDXPage' : undefined;
}

/** How many pages a plugin is given at once, as long as they come to an end. */
const AT_ONCE = 16;

/** How long a task may go on alone after another has failed: it may wait for that one for ever. */
const PATIENCE_MS = 5000;

/**
 * Runs tasks in their order, a few at once: the syntax tree of a page is megabytes. A plugin may wait for what it learns from a page that has
 * not begun, so whenever nothing moves, one more begins.
 */
function runSome(tasks: readonly (() => Promise<void>)[], { hasFailed }: { hasFailed: () => boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun = 0;
    let done = 0;
    let seen = -1;
    let patience: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(patience);
      resolve();
    };
    const giveUpLater = (): void => {
      clearTimeout(patience);
      patience = setTimeout(() => (begun < tasks.length ? giveUpLater() : end()), PATIENCE_MS);
    };
    const begin = (): void => {
      const task = tasks[begun++];
      task?.()
        .then(() => {
          done++;
          if (done === tasks.length) return end();
          if (hasFailed()) giveUpLater();
          return begun - done < AT_ONCE ? begin() : undefined;
        })
        .catch(reject);
    };
    const watch = (): void => {
      if (begun >= tasks.length) return;
      if (done === seen) begin();
      seen = done;
      setImmediate(watch);
    };
    if (tasks.length === 0) end();
    while (begun < Math.min(AT_ONCE, tasks.length)) begin();
    setImmediate(watch);
  });
}

async function tryCompile(
  body: RouteBody,
  { compile, problems, isReported = false }: { compile: CompileBody; problems: Problem[]; isReported?: boolean },
): Promise<CompiledPage | undefined> {
  try {
    return await compile(body);
  } catch (error) {
    if (error instanceof YaprakError) problems.push(...error.problems);
    // Nobody else would.
    else if (isReported) throw error;
    return undefined;
  }
}

/** What is wrong with the texts of all pages, where none can be made. */
export async function findUnread(
  languages: readonly SurveyedLanguage[],
  { unread, problems: known }: Pick<ModuleSurvey, 'problems' | 'unread'>,
): Promise<Problem[]> {
  const problems = [...known];
  for (const { routes, compile } of languages)
    for (const body of routes.flatMap(({ bodies }) => bodies))
      if (!unread.has(body.source)) await tryCompile(body, { compile, problems });
  return problems.filter(isNoImport);
}

/** The page that imports what is not there says so when it is made. */
function isNoImport({ code }: Problem): boolean {
  return code !== 'missing-file';
}
