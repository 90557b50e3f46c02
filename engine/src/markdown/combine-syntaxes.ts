import type { Features, MdastNode } from 'satteri';
import type { Context } from './context.ts';
import type { MarkdownOptions } from './options.ts';
import { textOf, type Out } from './output/tree.ts';
import type { InlineSyntax, LeafNode, MarkdownSyntax, RenderNode } from './syntax.ts';
import { BUILT_IN_SYNTAXES } from './syntax/index.ts';

type Render = RenderNode<MdastNode>;

/** All syntaxes of a site, combined. */
export interface SyntaxTable {
  features: Features;
  /** Names of directives besides admonitions. */
  directives: readonly string[];
  build(nodes: readonly MdastNode[], context: Context): Out[];
}

/** Earlier syntaxes win; the built-in ones come last. A node that none of them takes (a definition, front matter, an import) prints nothing. */
export function combineSyntaxes(given: readonly MarkdownSyntax[], options: MarkdownOptions): SyntaxTable {
  const syntaxes = [...given, ...BUILT_IN_SYNTAXES].filter(({ isEnabled }) => isEnabled?.(options) ?? true);
  const renders = new Map<string, Render[]>();
  const add = (type: string, render: Render): void => void renders.set(type, [...(renders.get(type) ?? []), render]);
  const inlines = syntaxes.flatMap(({ inline }) => inline ?? []);
  if (inlines.length > 0) add('text', createInlineRender(inlines));
  const fences = collectNamed(syntaxes, 'fences');
  if (fences.size > 0) add('code', (node, context) => fences.get(nameOf(node, 'lang'))?.(node, context));
  const directives = collectNamed(syntaxes, 'directives');
  if (directives.size > 0)
    for (const type of ['containerDirective', 'leafDirective', 'textDirective'])
      add(type, (node, context) => directives.get(nameOf(node, 'name'))?.(node, context));
  for (const syntax of syntaxes)
    for (const [type, render] of Object.entries(syntax.nodes ?? {})) add(type, withText(render as Render, syntax));
  const table = new Map(Array.from(renders, ([type, candidates]) => [type, firstOf(candidates)]));
  return {
    features: Object.assign({}, ...syntaxes.map(({ parser }) => parser)) as Features,
    directives: [...directives.keys()],
    build: (nodes, context) => buildNodes(nodes, { table, context }),
  };
}

function buildNodes(
  nodes: readonly MdastNode[],
  { table, context }: { table: ReadonlyMap<string, Render>; context: Context },
): Out[] {
  const out: Out[] = [];
  for (const node of nodes) {
    const made = table.get(node.type)?.(node, context);
    if (Array.isArray(made)) out.push(...made);
    else if (made !== undefined) out.push(made);
  }
  return out;
}

function firstOf(candidates: readonly Render[]): Render {
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  return (node, context) => {
    for (const render of candidates) {
      const made = render(node, context);
      if (made !== undefined) return made;
    }
    return undefined;
  };
}

function collectNamed(syntaxes: readonly MarkdownSyntax[], field: 'fences' | 'directives'): Map<string, Render> {
  const named = new Map<string, Render>();
  for (const syntax of syntaxes)
    for (const [name, render] of Object.entries(syntax[field] ?? {}))
      if (!named.has(name)) named.set(name, withText(render as Render, syntax));
  return named;
}

function nameOf(node: MdastNode, field: 'lang' | 'name'): string {
  return (node as { lang?: string | null; name?: string | null })[field] ?? '';
}

const BLOCKS: ReadonlySet<string> = new Set(['code', 'math', 'mdxFlowExpression', 'leafDirective']);

/** Writes the text of a rendered node where the syntax has `toText`, and ends a block. */
function withText(render: Render, syntax: MarkdownSyntax): Render {
  if (!syntax.toText && !syntax.directives) return render;
  return (node, context) => {
    const made = render(node, context);
    if (made === undefined) return undefined;
    if (syntax.toText && 'value' in node && !Array.isArray(made))
      context.sections.write(syntax.toText(node as LeafNode, made));
    if (BLOCKS.has(node.type)) context.sections.gap('\n');
    return made;
  };
}

/** Replaces patterns in plain text. Texts without one are left to the built-in syntax. */
function createInlineRender(inlines: readonly InlineSyntax[]): Render {
  return (node, context) => {
    if (node.type !== 'text') return undefined;
    let pieces: Out[] | undefined;
    for (const inline of inlines) {
      if (!pieces && node.value.search(inline.pattern) === -1) continue;
      pieces = (pieces ?? [node.value]).flatMap((piece) =>
        typeof piece === 'string' ? replacePattern(piece, inline, context) : [piece],
      );
    }
    if (!pieces) return undefined;
    context.sections.write(textOf(pieces));
    return pieces;
  };
}

/** Neighbouring texts are joined, so that a text in which only words changed is one text still. */
function replacePattern(text: string, inline: InlineSyntax, context: Context): Out[] {
  const pieces: Out[] = [];
  let before = '';
  let from = 0;
  for (const found of text.matchAll(inline.pattern)) {
    const made = inline.render(found[0], context) ?? found[0];
    before += text.slice(from, found.index);
    from = found.index + found[0].length;
    if (typeof made === 'string') before += made;
    else {
      if (before !== '') pieces.push(before);
      pieces.push(made);
      before = '';
    }
  }
  before += text.slice(from);
  return before === '' && pieces.length > 0 ? pieces : [...pieces, before];
}
