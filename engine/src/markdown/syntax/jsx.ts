import type { MdastNode } from 'satteri';
import { YaprakError } from '../../errors/index.ts';
import { placeOf, type Context } from '../context.ts';
import { parenthesize } from '../output/jsx.ts';
import { element, type Attributes, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';
import { staticAttribute, type JsxAttribute } from './jsx-attribute.ts';
import { requiredFile, resolveRequires } from './expressions.ts';

type JsxNode = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

export const jsx: MarkdownSyntax = {
  name: 'jsx',
  nodes: { mdxJsxFlowElement: buildJsx, mdxJsxTextElement: buildJsx },
};

/** Docusaurus lets a site replace these two although they are typed as tags. */
const PROMOTED: Readonly<Record<string, string>> = { details: 'Details', head: 'Head' };

/** A JSX element: plain HTML when it is a tag with fixed attributes, a component call otherwise. */
function buildJsx(node: JsxNode, context: Context): Out | Out[] {
  const name = node.name ?? '';
  if (NOT_IN_PAGES.has(name)) throw notInPages(node, name, context);
  if (OF_DOCUMENT.has(name)) return leaveOut(node, name, context);
  return buildElement(node, context);
}

function buildElement(node: JsxNode, context: Context): Out | Out[] {
  const { name } = node;
  if (!name) return buildChildren(node, context);
  const flow = node.type === 'mdxJsxFlowElement';
  const promoted = flow && (name === 'head' || context.overridden.has(name)) ? PROMOTED[name] : undefined;
  const partial = context.partials.get(name);
  if (flow && partial !== undefined) context.toc.push({ partial });
  if (promoted === undefined && isTag(name)) {
    const attributes = staticAttributes(node, context);
    if (attributes) {
      const made = element(name, attributes, buildChildren(node, context));
      if (flow) context.sections.gap('\n');
      else if (name === 'br') context.sections.gap(' ');
      return made;
    }
  }
  const reference = promoted ?? (isTag(name) ? JSON.stringify(name) : name);
  const props = node.attributes.map((attribute) => compileAttribute(attribute, node, context));
  const isOpen = !isTag(name) && !CONTAINERS.has(name);
  if (isOpen) context.lookedAt += 1;
  const component: Out = { kind: 'component', reference, props, children: buildChildren(node, context), isOpen };
  if (isOpen) context.lookedAt -= 1;
  if (flow) context.sections.gap('\n');
  return component;
}

/** Components of the theme that show their children as they are. Others may look at them, as deep as they like. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'Admonition Card Cards CodeGroup Details FileTree Figure Head OnlyHuman OnlyLlm Steps TabItem Tabs'.split(' '),
);

/** They belong to the document around the text; a browser would take what follows for a part of them, or throw them away. */
const NOT_IN_PAGES = new Set(['frameset', 'frame', 'plaintext']);

/** Browsers throw these tags away where one of them was before, and show what is between them. So it is with Docusaurus, too. */
const OF_DOCUMENT = new Set(['html', 'body']);

function leaveOut(node: JsxNode, name: string, context: Context): Out[] {
  context.warn(node, {
    code: 'unbalanced-html',
    message: `The tags \`<${name}>\` in the text are left out: only the document around it has them.`,
    hint: 'Remove them. What stands between them stays.',
  });
  return buildChildren(node, context);
}

function notInPages(node: JsxNode, name: string, context: Context): YaprakError {
  return new YaprakError({
    code: 'markdown-syntax',
    severity: 'error',
    message: `\`<${name}>\` cannot stand in the text of a page.`,
    file: context.file,
    ...placeOf(node, context.added),
    hint: 'Use another element, such as `<div>`, or write `\\<` for a sign that is text.',
  });
}

function isTag(name: string): boolean {
  return /^[a-z]/.test(name) && !name.includes('.');
}

/** A paragraph may not stand inside these, though Markdown on a line of its own makes one. */
const PHRASING_ONLY = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'span',
  'a',
  'b',
  'i',
  'em',
  'strong',
  'button',
  'label',
]);

function buildChildren(node: JsxNode, context: Context): Out[] {
  const children: readonly MdastNode[] = node.children;
  const only = children.length === 1 ? children[0] : undefined;
  if (node.name === 'head' || node.name === 'Head') return buildHead(children, context);
  if (node.name === 'details') return buildDetails(children.flatMap(freeSummary), context);
  if (only?.type === 'paragraph' && PHRASING_ONLY.has(node.name ?? '')) return context.build(only.children);
  return context.build(children);
}

/** In the head, `<html>` and `<body>` say which attributes those two have. Lines of tags may be read as a paragraph. */
function buildHead(children: readonly MdastNode[], context: Context): Out[] {
  return children.flatMap((child) => {
    if (child.type === 'paragraph') return buildHead(child.children, context);
    const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    return isJsx ? buildElement(child, context) : context.build([child]);
  });
}

/** Without a summary of its own it gets one: browsers make up a word in the reader's language, not the page's. */
function buildDetails(children: readonly MdastNode[], context: Context): Out[] {
  const built = context.build(children);
  const hasSummary = children.some((child) => 'name' in child && child.name === 'summary');
  return hasSummary ? built : [element('summary', {}, [context.options.labels.details]), ...built];
}

/** A summary on the line before the text is read as a part of the paragraph, where browsers do not look for it. */
function freeSummary(node: MdastNode): MdastNode[] {
  if (node.type !== 'paragraph') return [node];
  const [first, ...rest] = node.children;
  if (first?.type !== 'mdxJsxTextElement' || first.name !== 'summary') return [node];
  const [next] = rest;
  if (next?.type === 'text') rest[0] = { ...next, value: next.value.trimStart() };
  return rest.length > 0 ? [first, { ...node, children: rest }] : [first];
}

function staticAttributes(node: JsxNode, context: Context): Attributes | undefined {
  const attributes: Attributes = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    checkStyle(attribute, node, context);
    const found = staticAttribute(attribute);
    if (!found) return undefined;
    attributes[found.name] = found.value;
  }
  // Placeholders are made last, when it is certain that the element is static.
  for (const attribute of node.attributes) {
    const value =
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object' ? attribute.value?.value : undefined;
    const file = value === undefined ? undefined : requiredFile(value);
    if (file !== undefined && attribute.type === 'mdxJsxAttribute')
      attributes[attribute.name] = context.placeholder('asset', file, node);
  }
  return attributes;
}

function checkStyle(attribute: JsxAttribute, node: JsxNode, context: Context): void {
  if (attribute.name !== 'style' || typeof attribute.value !== 'string') return;
  throw new YaprakError({
    code: 'markdown-syntax',
    severity: 'error',
    message: 'The attribute `style` must be an object in MDX, not text.',
    file: context.file,
    ...placeOf(node, context.added),
    hint: `Write \`style={{…}}\` in place of \`style="${attribute.value}"\`, for example \`style={{color: 'red'}}\`.`,
  });
}

function compileAttribute(attribute: JsxNode['attributes'][number], node: JsxNode, context: Context): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    context.authorCode.push(attribute.value.replace(/^\s*\.\.\./, ''));
    return resolveRequires(attribute.value, node, context, 'spread');
  }
  const key = JSON.stringify(attribute.name);
  if (attribute.value === null || attribute.value === undefined) return `${key}: true`;
  if (typeof attribute.value === 'string') return `${key}: ${JSON.stringify(attribute.value)}`;
  const code = resolveRequires(attribute.value.value, node, context);
  context.authorCode.push(/^on[A-Z]/.test(attribute.name) ? `${attribute.name}={${code}}` : code);
  return `${key}: ${parenthesize(code)}`;
}
