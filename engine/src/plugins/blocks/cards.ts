import type { MdastNode } from 'satteri';
import { nearest } from '../../errors/hints.ts';
import type { Context } from '../../markdown/context.ts';
import { element, type Out } from '../../markdown/output/tree.ts';
import type { DirectiveNode, MarkdownSyntax } from '../../markdown/syntax.ts';
import { CARD_ICONS, isIconName } from '../../shared/block-words.ts';
import { container, readContainer, type Directive } from './directive.ts';

/** `::::cards` around `:::card[Title]{href=… icon=…}`, or `::card[Title]{…}` for one without a text. */
export const cards: MarkdownSyntax = {
  name: 'cards',
  directives: {
    cards: container(({ children, node }, context) => {
      if (children.length === 0 || !children.every(isCard))
        context.warn(node, {
          code: 'bad-block',
          message: '`:::cards` does not hold cards only.',
          hint: 'Write `:::card[Title]{href=/docs/x}` inside it, and one more colon around them: `::::cards`.',
        });
      return element('div', { class: 'cards' }, context.build(children));
    }),
    card(node, context) {
      if (node.type === 'textDirective' || context.keywords.has(node.name)) return undefined;
      if (node.type === 'containerDirective') return buildCard(readContainer(node), context);
      return buildCard({ node, label: node.children, attributes: node.attributes ?? {}, children: [] }, context);
    },
  },
};

const isCard = (node: MdastNode): boolean =>
  (node.type === 'containerDirective' || node.type === 'leafDirective') && node.name === 'card';

function buildCard({ node, label, attributes, children }: Directive, context: Context): Out {
  const { title, href, icon } = attributes;
  const words: readonly MdastNode[] = label.length > 0 ? label : title ? [{ type: 'text', value: title }] : [];
  if (words.length === 0)
    context.warn(node, {
      code: 'bad-block',
      message: 'The card has no title.',
      hint: 'Write it in brackets: `:::card[Title]`.',
    });
  // A link as any other, so that it may lead to a file.
  const link = { type: 'link', url: href ?? '', children: words, position: node.position } as MdastNode;
  const heading = context.build(href ? [link] : words);
  context.sections.gap('\n');
  return element('div', { class: 'doc-card author-card' }, [
    ...buildIcon(icon ?? '', { node, context }),
    ...(words.length > 0 ? [element('div', { class: 'doc-card-title' }, heading)] : []),
    ...context.build(children),
  ]);
}

function buildIcon(icon: string, { node, context }: { node: DirectiveNode; context: Context }): Out[] {
  if (icon === '') return [];
  const hidden = { 'aria-hidden': 'true' } as const;
  if (!isIconName(icon)) return [element('span', { class: 'card-icon', ...hidden }, [icon])];
  if (CARD_ICONS.includes(icon)) return [element('span', { class: `card-icon icon-${icon}`, ...hidden }, [])];
  const meant = nearest(icon, CARD_ICONS);
  context.warn(node, {
    code: 'bad-block',
    message: `The icon \`${icon}\` is unknown.`,
    hint: `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}There are ${CARD_ICONS.join(', ')}, and any emoji.`,
  });
  return [];
}
