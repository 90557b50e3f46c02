import { nearest } from '../../errors/hints.ts';
import type { Context } from '../context.ts';
import { element, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

/** Directives that no other syntax takes: a bare `<div>`, as in Docusaurus, with a warning. */
export const directives: MarkdownSyntax = {
  name: 'directives',
  parser: { directive: true },
  nodes: {
    containerDirective: buildContainerDirective,
    leafDirective: buildLeafDirective,
    textDirective: buildTextDirective,
  },
};

function buildContainerDirective(node: NodeOf<'containerDirective'>, context: Context): Out {
  reportUnknown(node, context);
  return element('div', {}, context.build(node.children));
}

function buildLeafDirective(node: NodeOf<'leafDirective'>, context: Context): Out {
  reportUnknown(node, context);
  const children = context.build(node.children);
  context.sections.gap('\n');
  return element('div', {}, children);
}

/** `:name` alone is only text that looks like a directive; with a label or attributes it is a directive that no syntax takes. */
function buildTextDirective(node: NodeOf<'textDirective'>, context: Context): Out | Out[] {
  const plain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  if (plain) {
    context.sections.write(`:${node.name}`);
    return `:${node.name}`;
  }
  reportUnknown(node, context);
  return element('div', {}, context.build(node.children));
}

const COLONS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

function reportUnknown(node: NodeOf<keyof typeof COLONS>, context: Context): void {
  const written = `${COLONS[node.type]}${node.name}`;
  const meant = node.type === 'containerDirective' ? nearest(node.name, context.keywords) : undefined;
  context.warn(node, {
    code: 'unknown-directive',
    message: `The directive \`${written}\` is unknown.`,
    hint:
      meant === undefined
        ? `Write \`\\${written}\` if it is text, or add the name to the admonition keywords.`
        : `Did you mean \`:::${meant}\`? Names are case-sensitive.`,
  });
}
