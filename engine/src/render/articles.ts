import { YaprakError } from '../errors/index.ts';
import type { BlogPost, CompiledPage, Doc, Heading, PageData, RouteBody, StandalonePage } from '../shared/model.ts';
import { isAssetModule, isMarkdownModule, moduleKey, sourceOfKey } from '../shared/module-key.ts';
import type { Asset } from './assets.ts';
import type { BodyInput, MdxContent, MdxScope, ServerBundle } from './server-api.ts';

/** What turning compiled Markdown into something React can place needs to ask. */
export interface ArticleKit {
  server: ServerBundle;
  compile: (body: RouteBody) => CompiledPage;
  resolveAsset: (url: string, source: string) => Asset | undefined;
  /** Absolute path of a page's file: its name among the islands. */
  fileOf: (source: string) => string;
}

/** A compiled file of a page: the page itself or a partial it imports. Its holes are relative to its own source. */
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
export async function loadArticle(body: RouteBody, kit: ArticleKit, page: PageData): Promise<LoadedArticle> {
  const found: Omit<LoadedArticle, 'body'> = { parts: [], assets: [] };
  const { content, html, toc, compiled } = await loadPart(body, { kit, found, trail: [], page });
  const whole = content && compiled.body.kind === 'mdx' && compiled.body.needsClient ? kit.server.islandOfPage(content, kit.fileOf(body.source)) : content;
  return { ...found, body: { toc, html, content: whole, startsWithH1: compiled.startsWithH1 } };
}

interface PartContext {
  kit: ArticleKit;
  found: Omit<LoadedArticle, 'body'>;
  /** Sources being loaded, outermost first: a partial must not import itself. */
  trail: string[];
  page: PageData;
}

async function loadPart(body: RouteBody, context: PartContext): Promise<{ content?: MdxContent; html?: string; toc: Heading[]; compiled: CompiledPage }> {
  const { kit, found } = context;
  const compiled = kit.compile(body);
  found.parts.push({ source: body.source, compiled });
  if (compiled.body.kind === 'html') return { html: compiled.body.html, toc: compiled.toc.filter(isHeading), compiled };
  const modules: Record<string, unknown> = {};
  const partialTocs = new Map<string, Heading[]>();
  for (const { specifier, line } of compiled.imports) {
    const key = moduleKey(specifier, body.source);
    const source = sourceOfKey(key);
    if (source !== undefined && isMarkdownModule(key)) {
      const partial = await loadPartial(source, { ...context, trail: [...context.trail, body.source] }, { from: body.source, line });
      modules[specifier] = partial.module;
      partialTocs.set(specifier, partial.toc);
    } else if (source !== undefined && isAssetModule(key)) {
      const asset = kit.resolveAsset(specifier, body.source);
      if (!asset) throw notFound(specifier, { from: body.source, line });
      found.assets.push(asset);
      modules[specifier] = { default: asset.url };
    } else {
      const load = kit.server.modules[key];
      if (!load) throw notFound(specifier, { from: body.source, line });
      modules[specifier] = await load();
    }
  }
  const toc = compiled.toc.flatMap((entry) => (isHeading(entry) ? [entry] : (partialTocs.get(entry.partial) ?? [])));
  return { content: kit.server.evaluateMdx(compiled.body.code, { modules, scope: buildScope(body, { toc, page: context.page }) }), toc, compiled };
}

/** What the page's own metadata gives to its text. A partial sees none of it. */
function buildScope(body: RouteBody, options: { toc: Heading[]; page: PageData }): MdxScope {
  const metadata = metadataOf(options.page, body.source);
  return { toc: options.toc, frontMatter: metadata?.frontMatter ?? {}, contentTitle: metadata && 'contentTitle' in metadata ? metadata.contentTitle : undefined, metadata: { ...metadata }, assets: {} };
}

function metadataOf(page: PageData, source: string): Doc | BlogPost | StandalonePage | undefined {
  if (page.kind === 'doc') return page.doc.source === source ? page.doc : undefined;
  if (page.kind === 'markdownPage') return page.page.source === source ? page.page : undefined;
  if (page.kind === 'blogPost') return page.post.source === source ? page.post : undefined;
  return 'posts' in page ? page.posts.find((post) => post.source === source) : undefined;
}

async function loadPartial(source: string, context: PartContext, at: { from: string; line: number }) {
  if (context.trail.includes(source)) {
    throw new YaprakError({ code: 'import-loop', severity: 'error', message: `${source} imports itself through ${context.trail.join(' -> ')}.`, file: at.from, line: at.line, hint: 'Take one of the imports away.' });
  }
  const part = await loadPart({ source, format: source.endsWith('.mdx') ? 'mdx' : 'md' }, context);
  const module = part.content ?? { default: context.kit.server.componentOfHtml(part.html ?? '') };
  return { module: { ...module, toc: part.toc }, toc: part.toc };
}

function isHeading(entry: CompiledPage['toc'][number]): entry is Heading {
  return 'level' in entry;
}

function notFound(specifier: string, at: { from: string; line: number }): YaprakError {
  return new YaprakError({
    code: 'module-not-found',
    severity: 'error',
    message: `The page imports "${specifier}", which cannot be found.`,
    file: at.from,
    line: at.line,
    hint: 'Check the path; a package must be installed in the site.',
  });
}
