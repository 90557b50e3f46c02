import type { MdastNode } from 'satteri';
import { element } from '../../markdown/output/tree.ts';
import type { MarkdownSyntax } from '../../markdown/syntax.ts';
import { container } from './directive.ts';

const isOneList = (nodes: readonly MdastNode[], ordered: boolean): boolean =>
  nodes.length === 1 && nodes[0]?.type === 'list' && (nodes[0].ordered === true) === ordered;

/** `:::steps` around a numbered list. */
export const steps: MarkdownSyntax = {
  name: 'steps',
  directives: {
    steps: container(({ node, children }, context) => {
      if (!isOneList(children, true))
        context.warn(node, {
          code: 'bad-block',
          message: '`:::steps` does not hold one numbered list.',
          hint: 'Write every step as `1. …`, and indent what belongs to it.',
        });
      return element('div', { class: 'steps' }, context.build(children));
    }),
  },
};

/** `:::file-tree` around a list of names; a list below a name is what is in the folder. */
export const fileTree: MarkdownSyntax = {
  name: 'file-tree',
  directives: {
    'file-tree': container(({ node, children }, context) => {
      if (!isOneList(children, false))
        context.warn(node, {
          code: 'bad-block',
          message: '`:::file-tree` does not hold one list.',
          hint: 'Write every file as `- name`, and indent what is in a folder.',
        });
      return element('div', { class: 'file-tree' }, context.build(children));
    }),
  },
};
