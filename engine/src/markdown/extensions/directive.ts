import type { MdastNode } from 'satteri';
import { nearest } from '../../errors/nearest.ts';
import type { Context } from '../context.ts';
import type { Out } from '../out.ts';
import { element } from '../out.ts';
import { buildAdmonition } from './admonition.ts';

type Node<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;

/** `:::name`. A name that is no admonition is a bare `<div>`, as in Docusaurus, with a warning. */
export function buildContainerDirective(node: Node<'containerDirective'>, context: Context): Out {
  const children: readonly MdastNode[] = node.children;
  const first = children[0];
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  if (!context.keywords.has(node.name)) {
    reportUnknown(node, context);
    return element('div', {}, context.build(children));
  }
  const attributes = node.attributes ?? {};
  let title: Out[] | undefined;
  if (attributes.title) {
    title = [attributes.title];
    context.sections.write(attributes.title);
  } else if (labelled) title = context.build(first.children);
  context.sections.gap('\n');
  return buildAdmonition(
    {
      type: node.name,
      title,
      id: attributes.id ?? undefined,
      className: attributes.class ?? undefined,
      children: context.build(labelled ? children.slice(1) : children),
    },
    context,
  );
}

export function buildLeafDirective(node: Node<'leafDirective'>, context: Context): Out {
  reportUnknown(node, context);
  const children = context.build(node.children);
  context.sections.gap('\n');
  return element('div', {}, children);
}

/** `:name` alone is only text that looks like a directive; with a label or attributes it is one that nobody handles. */
export function buildTextDirective(node: Node<'textDirective'>, context: Context): Out | Out[] {
  const plain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  if (plain) {
    context.sections.write(`:${node.name}`);
    return `:${node.name}`;
  }
  reportUnknown(node, context);
  return element('div', {}, context.build(node.children));
}

const COLONS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

function reportUnknown(node: Node<keyof typeof COLONS>, context: Context): void {
  const written = `${COLONS[node.type]}${node.name}`;
  const meant = node.type === 'containerDirective' ? nearest(node.name, context.keywords) : undefined;
  context.warn(node, {
    code: 'unknown-directive',
    message: `Nothing is known by the name of the directive \`${written}\`.`,
    hint:
      meant === undefined
        ? `Write \`\\${written}\` if it is text, or add the name to the admonition keywords.`
        : `Did you mean \`:::${meant}\`? Names are case-sensitive.`,
  });
}
