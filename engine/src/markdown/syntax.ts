import type { Features, MdastNode } from 'satteri';
import type { Diagram } from '../shared/model.ts';
import type { Context, Warning } from './context.ts';
import type { MarkdownOptions } from './options.ts';
import type { ExtendPrism } from './code/highlight.ts';
import type { Out } from './output/tree.ts';

/**
 * One Markdown syntax: what it takes from the parsed page, what that becomes, and its text for search. The built-in syntaxes have this
 * shape, and so have those of plugins. A syntax must depend on its arguments only: pages are compiled in threads, and results are cached.
 */
export interface MarkdownSyntax {
  /** Unique among the syntaxes of a site. */
  name: string;
  /** Whether the options of the site switch it on. Without this it is always on. */
  isEnabled?(options: MarkdownOptions): boolean;
  /** Features of the parser that it needs. */
  parser?: Features;
  /** Nodes that it renders, by type. */
  nodes?: { readonly [T in MdastNode['type']]?: RenderNode<NodeOf<T>> };
  /** Code blocks that it renders, by the language of the fence. */
  fences?: Readonly<Record<string, RenderNode<NodeOf<'code'>>>>;
  /** Directives (`:::name`, `::name`, `:name[…]`) that it renders, by name. */
  directives?: Readonly<Record<string, RenderNode<DirectiveNode>>>;
  /** A pattern in plain text that it replaces. */
  inline?: InlineSyntax;
  /** Adds grammars to Prism, or changes them, before any code is highlighted. */
  languages?: ExtendPrism;
  /** Text of a node without children, for search and Markdown twins. A node with children has the text of those. */
  toText?(node: LeafNode, output: Out): string;
  /** Draws for components what its fence draws for Markdown: `<Mermaid value="…" />`. Nothing, with a warning, where it cannot. */
  drawDiagram?(source: string, warn: (warning: Warning) => void): Diagram | undefined;
}

/**
 * What a node becomes. The tree is printed as HTML, or as JSX where the page holds components (see output/tree.ts), so one function serves
 * Markdown and MDX. `context.build` renders children. Nothing means that the node is left to the next syntax that takes such nodes.
 */
export type RenderNode<Node extends MdastNode> = (node: Node, context: Context) => Out | Out[] | undefined;

export interface InlineSyntax {
  /** Global. */
  pattern: RegExp;
  /** What a match becomes; nothing leaves it as it is. */
  render(match: string, context: Context): Out | undefined;
}

export type NodeOf<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;
export type DirectiveNode = NodeOf<'containerDirective' | 'leafDirective' | 'textDirective'>;
export type LeafNode = Extract<MdastNode, { value: string }>;
