import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { BUILT_IN_KEYWORDS } from '../options.ts';
import { element, textOf, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

/** `:::note` with a keyword of ours or of the site, and GitHub's `> [!NOTE]`. */
export const admonitions: MarkdownSyntax = {
  name: 'admonitions',
  nodes: { containerDirective: buildDirective, blockquote: buildBlockquote },
};

function buildDirective(node: NodeOf<'containerDirective'>, context: Context): Out | undefined {
  if (!context.keywords.has(node.name)) return undefined;
  const children: readonly MdastNode[] = node.children;
  const first = children[0];
  const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
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

const MARK = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** A quotation, or GitHub's `> [!NOTE]` on a line of its own. */
function buildBlockquote(node: NodeOf<'blockquote'>, context: Context): Out {
  const [first, ...rest] = node.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  const mark = first?.type === 'paragraph' && opening?.type === 'text' ? MARK.exec(opening.value) : null;
  if (!mark || first?.type !== 'paragraph' || opening?.type !== 'text') {
    return context.element('blockquote', {}, context.build(node.children));
  }
  const remainder = opening.value.slice(mark[0].length);
  const inline = [...(remainder === '' ? [] : [{ ...opening, value: remainder }]), ...first.children.slice(1)];
  const blocks: MdastNode[] = inline.length > 0 ? [{ ...first, children: inline }, ...rest] : rest;
  return buildAdmonition({ type: (mark[1] ?? 'note').toLowerCase(), children: context.build(blocks) }, context);
}

interface Admonition {
  type: string;
  title?: readonly Out[];
  id?: string;
  className?: string;
  children: readonly Out[];
}

/** One shape for `:::note` and `> [!NOTE]`. A keyword of the site's own looks like `info` until it is styled. */
function buildAdmonition(admonition: Admonition, context: Context): Out {
  const { type, id, className, children } = admonition;
  const given = admonition.title && admonition.title.length > 0 ? admonition.title : undefined;
  if (context.overridden.has('admonition')) {
    const title = given ? textOf(given) : undefined;
    return context.element('admonition', { type, title, id, class: className }, children);
  }
  const builtIn = BUILT_IN_KEYWORDS.includes(type);
  const titles = context.options.labels.admonitions;
  const title = given ?? [titles[type] ?? (builtIn ? type : (titles.info ?? type))];
  const names = ['theme-admonition', `theme-admonition-${type}`, 'admonition-box', `admonition-box-${type}`];
  if (!builtIn) names.push('admonition-box-info');
  if (className) names.push(className);
  const icon = element('span', { class: 'admonition-box-icon', 'aria-hidden': 'true' }, []);
  return element('div', { class: names.join(' '), id }, [
    element('div', { class: 'admonition-box-heading admonitionHeading' }, [icon, ...title]),
    element('div', { class: 'admonition-box-content' }, children),
  ]);
}
