import type { MdastNode } from 'satteri';
import type { MarkdownSyntax } from '../../markdown/syntax.ts';
import { container } from './directive.ts';

/** `:::figure[Caption]` around a picture, or whatever has a caption. */
export const figures: MarkdownSyntax = {
  name: 'figures',
  directives: {
    figure: container(({ node, label, children }, context) => {
      if (label.length === 0)
        context.warn(node, {
          code: 'bad-block',
          message: 'The figure has no caption.',
          hint: 'Write it in brackets: `:::figure[Caption]`.',
        });
      const content = context.build(children.flatMap(unwrapPicture));
      context.sections.gap('\n');
      const caption = label.length > 0 ? [context.element('figcaption', {}, context.build(label))] : [];
      context.sections.gap('\n');
      return context.element('figure', {}, [...content, ...caption]);
    }),
  },
};

/** A picture on its own is a paragraph in Markdown. */
function unwrapPicture(node: MdastNode): readonly MdastNode[] {
  const isAlone =
    node.type === 'paragraph' && node.children.every(({ type }) => type === 'image' || type === 'imageReference');
  return isAlone ? node.children : [node];
}
