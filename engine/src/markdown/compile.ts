import type { MdastNode } from 'satteri';
import { YaprakError } from '../errors/index.ts';
import { readingFailed } from '../errors/reading-failed.ts';
import type { BodySource, CompiledBody, CompiledPage, Problem } from '../shared/model.ts';
import { combineSyntaxes, type SyntaxTable } from './combine-syntaxes.ts';
import { createCodeRenderer, type CodeRenderer } from './code/code-block.ts';
import { createContext, type Context, type Definition, type Footnotes } from './context.ts';
import { EMPTY_MODULE, parsePageModule, type EsmNode, type PageModule } from './page-module.ts';
import { resolveRequires } from './syntax/expressions.ts';
import { buildFootnotes } from './syntax/footnotes.ts';
import { renderHtml } from './output/html.ts';
import { compileModuleCode } from './module-code.ts';
import { BUILT_IN_KEYWORDS, type MarkdownOptions } from './options.ts';
import { isDynamic, type Out } from './output/tree.ts';
import { createParseGuard, type ParseGuard } from './parse-guard.ts';
import { parseMarkdown, parsingFailed } from './parse.ts';
import { keepInFrame } from './output/frame.ts';
import { parseRawTree } from './output/raw-tree.ts';
import { checkFrontMatterEnd } from '../shared/front-matter.ts';
import { rewriteContent, type PageReading, type PageToParse } from './page-reader.ts';
import { originalLine, prepareSource, type PreparedSource } from './source.ts';
import type { MarkdownSyntax } from './syntax.ts';

/** Compiles Markdown to CompiledPage. Grammars and highlighted code are shared between pages. */
export interface Compiler {
  /** Pure in (body, options). Throws YaprakError when the text cannot be parsed. */
  compile(body: PageSource): CompiledPage;
  /** The same for a page that a plugin reads. */
  compileRead(body: PageSource, reading: ReadingOptions): Promise<CompiledPage>;
  renderCode: CodeRenderer;
}

export type ReadingOptions = PageReading & Pick<PageToParse, 'frontMatter' | 'resolveLink'>;

/** `dropTitle`: leave out the h1 that opens the text (a blog post shows its title itself). */
export type PageSource = BodySource & { dropTitle?: boolean };

/** `syntaxes` are those that the site has besides the built-in ones. */
export function createCompiler(options: MarkdownOptions, syntaxes: readonly MarkdownSyntax[] = []): Compiler {
  const table = combineSyntaxes(syntaxes, options);
  const keywords = new Set([...BUILT_IN_KEYWORDS, ...options.admonitionKeywords]);
  const overridden = new Set(options.overriddenElements);
  const renderCode = createCodeRenderer(
    options,
    syntaxes.flatMap(({ languages }) => languages ?? []),
  );
  const directives = new Set([...keywords, ...table.directives]);
  const canParse = createParseGuard();
  const tools = { options, table, keywords, directives, overridden, renderCode, canParse };
  return {
    renderCode,
    compile(body) {
      try {
        const source = openSource(body, { text: body.text, tools });
        return compilePage(body, { ...source, root: parseSource(source.prepared, { body, tools }), tools });
      } catch (error) {
        if (error instanceof RangeError) throw tooDeep(body, error);
        throw error;
      }
    },
    async compileRead(body, { preprocess, parse, math, ...given }) {
      const { format, source: file } = body;
      const fail = (error: unknown): never => readingFailed(error, { file });
      const source = openSource(body, {
        text: preprocess ? await rewriteContent(body.text, preprocess).catch(fail) : body.text,
        tools,
      });
      const { text, added } = source.prepared;
      const lineOf = (line: number): number => originalLine(line, added);
      const root = parse
        ? await parse({ text, format, ...given }).catch((error: unknown) => parsingFailed(error, { file, lineOf }))
        : parseSource(source.prepared, { body, tools, math });
      try {
        return compilePage(body, { ...source, root, tools });
      } catch (error) {
        if (error instanceof RangeError) throw tooDeep(body, error);
        throw error;
      }
    },
  };
}

interface OpenedSource {
  prepared: PreparedSource;
  /** What is wrong with the end of its front matter. */
  unended: Problem | undefined;
}

function openSource(body: PageSource, { text, tools }: { text: string; tools: CompileTools }): OpenedSource {
  const unended = checkFrontMatterEnd(text, body.source);
  if (unended?.severity === 'error') throw new YaprakError(unended);
  return { unended, prepared: prepareSource(text, { format: body.format, directives: tools.directives }) };
}

function parseSource(
  prepared: PreparedSource,
  { body, tools, math }: { body: PageSource; tools: CompileTools; math?: false | undefined },
): MdastNode {
  const { format, source: file } = body;
  const { table, canParse } = tools;
  const features = math === false ? { ...table.features, math } : table.features;
  return parseMarkdown(prepared, { format, features, file, canParse });
}

/** Thousands of quotations inside each other use up the stack; that is the page's fault, not the build's. */
function tooDeep(body: PageSource, cause: RangeError): YaprakError {
  return new YaprakError(
    {
      code: 'markdown-syntax',
      severity: 'error',
      message: 'The page nests its blocks too deeply to be compiled.',
      file: body.source,
      hint: 'Check for a run of `>` or list markers that was not meant.',
    },
    { cause },
  );
}

interface CompileTools {
  options: MarkdownOptions;
  table: SyntaxTable;
  /** Names of admonitions, and of all directives. */
  keywords: ReadonlySet<string>;
  directives: ReadonlySet<string>;
  overridden: ReadonlySet<string>;
  renderCode: CodeRenderer;
  canParse: ParseGuard;
}

function compilePage(
  body: PageSource,
  { prepared, unended, root, tools }: OpenedSource & { root: MdastNode; tools: CompileTools },
): CompiledPage {
  const { format, source: file, digest } = body;
  const survey = surveyTree(root);
  const module = survey.esm.length > 0 ? parsePageModule(survey.esm, { file, added: prepared.added }) : EMPTY_MODULE;
  const context = createContext({
    ...tools,
    file,
    digest,
    format,
    added: prepared.added,
    partials: module.partials,
    headerTitle: tools.options.titleInHeader ? survey.title : undefined,
    definitions: survey.definitions,
    footnoteDefinitions: survey.footnotes,
    // A blog post, which is shown in lists with others.
    footnoteSuffix: body.dropTitle ? `-${digest.slice(0, 6)}` : '',
    build: tools.table.build,
  });
  const nodes = 'children' in root ? (root.children as readonly MdastNode[]) : [];
  const shown = body.dropTitle ? nodes.filter((node) => node !== survey.title) : nodes;
  const tree = buildBlocks(shown, context);
  return {
    digest,
    body: printBody(tree, { module, context, esm: survey.esm }),
    ...(context.fences.length > 0 && { fences: context.fences }),
    imports: [...module.imports, ...context.requires],
    placeholders: context.placeholders,
    toc: context.toc,
    sections: context.sections.finish(),
    startsWithH1: survey.title !== undefined && !body.dropTitle,
    problems: unended ? [unended, ...context.problems] : context.problems,
  };
}

/** The blocks of the page, a line each: two inline elements that stand as blocks must not touch. */
function buildBlocks(nodes: readonly MdastNode[], context: Context): Out[] {
  const tree: Out[] = [];
  const add = (built: readonly Out[]): void => {
    if (built.length === 0) return;
    if (tree.length > 0) tree.push('\n');
    tree.push(...built);
  };
  for (const node of nodes) add(context.build([node]));
  add(buildFootnotes(context));
  return tree;
}

function printBody(
  tree: Out[],
  options: { module: PageModule; context: Context; esm: readonly EsmNode[] },
): CompiledBody {
  const { module, context } = options;
  if (context.format === 'md' && context.rawHtml.length > 0) {
    const { file, overridden } = context;
    const parsed = overridden.size > 0 || tree.some(isDynamic) ? parseRawTree(tree, { overridden }) : [];
    if (!parsed.some(isDynamic)) return { kind: 'html', html: printRaw(tree, context) };
    return { kind: 'mdx', ...compileModuleCode(parsed, { file, module, authorCode: [] }) };
  }
  const first = options.esm[0];
  if (!first && !tree.some(isDynamic)) return { kind: 'html', html: renderHtml(tree) };
  const resolved = first ? { ...module, code: resolveRequires(module.code, first, context, 'statements') } : module;
  const { file, authorCode } = context;
  return { kind: 'mdx', ...compileModuleCode(tree, { file, module: resolved, authorCode }) };
}

function printRaw(tree: readonly Out[], context: Context): string {
  const { html, fault } = keepInFrame(renderHtml(tree), { raw: context.rawHtml });
  if (fault)
    context.warn(fault, {
      code: 'unbalanced-html',
      message: 'The HTML of this page has an error, such as a tag that is cut, never closed, or closes nothing.',
      hint: 'Correct it. Until then the page shows what a browser makes of it.',
    });
  return html;
}

interface Survey {
  definitions: Map<string, Definition>;
  footnotes: Map<string, Extract<MdastNode, { type: 'footnoteDefinition' }>>;
  esm: EsmNode[];
  /** The h1 that is the page's title: the first heading, with no rule (`---`) before it. */
  title?: MdastNode;
}

/** One look over the tree for what must be known before anything is built. */
function surveyTree(root: MdastNode): Survey & { footnotes: Footnotes['definitions'] & Survey['footnotes'] } {
  const survey: Survey = { definitions: new Map(), footnotes: new Map(), esm: [] };
  let titleSettled = false;
  const visit = (node: MdastNode): void => {
    switch (node.type) {
      case 'definition':
        if (!survey.definitions.has(node.identifier)) survey.definitions.set(node.identifier, node);
        return;
      case 'footnoteDefinition':
        if (!survey.footnotes.has(node.identifier)) survey.footnotes.set(node.identifier, node);
        break;
      case 'mdxjsEsm':
        survey.esm.push(node);
        return;
      case 'thematicBreak':
        titleSettled = true;
        return;
      case 'heading':
        if (!titleSettled && node.depth === 1) survey.title = node;
        titleSettled = true;
        return;
      case 'paragraph':
      case 'table':
        return;
      default:
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return survey;
}
