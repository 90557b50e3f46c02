import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { toJs } from 'estree-util-to-js';
import { toHast } from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { VFile } from 'vfile';
import type { PageToParse } from 'yaprak';
import { applyDefaults, type DefaultsOptions } from './defaults.ts';
import { fromHast, type FromHastOptions } from './from-hast.ts';
import type { NamedPlugin, PluginLists } from './lists.ts';
import { markAndUnravel } from './mark-and-unravel.ts';
import type { Node } from './nodes.ts';
import { runNamed, type Transform } from './run-named.ts';
import { settle, settleMdx, type SettleOptions } from './settle.ts';

export interface PipelineOptions extends Omit<DefaultsOptions, 'resolveLink'> {
  lists: PluginLists;
  format: 'md' | 'mdx';
  /** Absolute. */
  siteDir: string;
  remarkRehypeOptions: Record<string, unknown> | undefined;
}

export type Pipeline = (page: PageToParse & { /** Absolute. */ file: string }) => Promise<Node>;

const MDX_NODES = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'];

/** Parses pages with remark, runs the plugins around Docusaurus's own steps, and gives the tree to the engine. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { lists, format, siteDir } = options;
  const { beforeDefaultRemarkPlugins = [], remarkPlugins = [] } = lists;
  const parser: Processor = unified();
  for (const attacher of format === 'mdx' ? [remarkParse, remarkMdx] : [remarkParse])
    Reflect.apply(attacher, parser, []);
  // Plugins are attached before anything is parsed, in Docusaurus's order: they may bring a syntax of their own.
  const before = attach(parser, beforeDefaultRemarkPlugins);
  for (const attacher of [remarkDirective, remarkGfm]) Reflect.apply(attacher, parser, []);
  const after = attach(parser, remarkPlugins);
  const rehype = [...(lists.beforeDefaultRehypePlugins ?? []), ...(lists.rehypePlugins ?? [])];
  const html = attach(unified(), rehype);
  const program = createProgramStep(lists.recmaPlugins, options);
  const usesHast = rehype.length > 0 || options.remarkRehypeOptions !== undefined || program !== undefined;
  const parse = createParse(parser);
  return async ({ text, file: path, frontMatter, resolveLink }) => {
    const file = new VFile({ value: text, path, cwd: siteDir, data: { frontMatter, compilerName: 'server' } });
    let tree = parse(file);
    if (format === 'mdx') markAndUnravel(tree);
    tree = await before(tree, file);
    const defaults = applyDefaults(tree, { ...options, resolveLink });
    tree = await after(tree, file);
    const settling: SettleOptions = {
      ...defaults,
      printCode: (estree) => toJs(estree as never).value,
      fromHast: (nodes) => fromHast(nodes, hastOptions),
    };
    const hastOptions: FromHastOptions = { ...settling, settleMdx: (node) => settleMdx(node, settling) };
    if (!usesHast) return settle(tree, settling);
    const made = await html(toHtmlTree(tree, options), file);
    const hast = program ? await program(made, file) : made;
    return { type: 'root', children: fromHast(hast.children ?? [], hastOptions) };
  };
}

/** A page as a program, which plugins of recma change. Its libraries are loaded for them alone. */
function createProgramStep(plugins: readonly NamedPlugin[] = [], options: PipelineOptions): Transform | undefined {
  if (plugins.length === 0) return undefined;
  let step: Promise<Transform> | undefined;
  return async (hast, file) => {
    step ??= import('./recma.ts').then(({ createRecma }) => createRecma(plugins, options));
    return (await step)(hast, file);
  };
}

/** Bytes of trees that are held for pages with the same text. */
const MOST_HELD = 2 ** 27;

/** Parses each text once: versions of docs repeat most of their pages, and a copy of a tree costs a tenth of parsing. */
function createParse(parser: Processor): (file: VFile) => Node {
  const trees = new Map<string, Buffer>();
  let held = 0;
  return (file) => {
    const key = hash('sha1', String(file));
    const known = trees.get(key);
    if (known) return deserialize(known) as Node;
    const tree = parser.parse(file) as unknown as Node;
    if (held < MOST_HELD) {
      const bytes = serialize(tree);
      trees.set(key, bytes);
      held += bytes.length;
    }
    return tree;
  };
}

/** Attaches plugins to a processor. What they transform runs when it is asked for, each under its name. */
function attach(processor: Processor, plugins: readonly NamedPlugin[]): Transform {
  const transforms = plugins.map((each) => runNamed(processor, each));
  return async (tree, file) => {
    let current = tree;
    for (const transform of transforms) current = await transform(current, file);
    return current;
  };
}

/** From mdast to hast, as MDX does it. Formulas stay: the engine sets them. */
function toHtmlTree(tree: Node, { format, remarkRehypeOptions }: PipelineOptions): Node {
  keepMeta(tree);
  const passThrough = [...MDX_NODES, 'math', 'inlineMath'];
  const given = { ...remarkRehypeOptions, allowDangerousHtml: true, passThrough };
  const handlers = { ...DIRECTIVES, ...(remarkRehypeOptions?.['handlers'] as object | undefined) };
  const hast = toHast(tree as never, { ...given, handlers } as never);
  if (format !== 'md') return hast as unknown as Node;
  const parse = rehypeRaw({ passThrough: [...passThrough, ...Object.keys(DIRECTIVES)] as never });
  return parse(hast as never, new VFile()) as unknown as Node;
}

interface HastState {
  all(node: Node): Node[];
  applyData(node: Node, result: Node): Node;
}

/** A directive that no plugin has named an element for is left to the engine. */
function handleDirective(state: HastState, node: Node): Node {
  const children = state.all(node);
  if (!node.data?.hName) return { ...node, children };
  return state.applyData(node, { type: 'element', tagName: 'div', properties: {}, children });
}

const DIRECTIVES = {
  containerDirective: handleDirective,
  leafDirective: handleDirective,
  textDirective: handleDirective,
};

/** The words after the language of a code block are a property there. */
function keepMeta(node: Node): void {
  if (node.type === 'code' && typeof node['meta'] === 'string')
    node.data = { ...node.data, hProperties: { metastring: node['meta'], ...node.data?.hProperties } };
  for (const child of node.children ?? []) keepMeta(child);
}
