import type { Context } from '../../markdown/context.ts';
import { syntaxComponent, type Out } from '../../markdown/output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../../markdown/syntax.ts';
import { container } from './directive.ts';

/** `:::code-group` around code blocks with a title (`title="a.js"`, or `[a.js]` as in VitePress): one tab each. */
export const codeGroups: MarkdownSyntax = {
  name: 'code-groups',
  directives: {
    'code-group': container(({ node, attributes, children }, context) => {
      const blocks = children.filter((child) => child.type === 'code');
      if (blocks.length === 0 || blocks.length < children.length)
        context.warn(node, {
          code: 'bad-block',
          message: '`:::code-group` does not hold code blocks only.',
          hint: 'Put other text before or after it; for tabs with text, use `<Tabs>` in MDX.',
        });
      const sync = attributes['sync'] ?? undefined;
      const tabs = blocks.map((block, index) => buildTab(block, { index, context }));
      return syntaxComponent('tabs', { className: 'code-group', groupId: sync }, tabs);
    }),
  },
};

const TITLE = /(?:^|\s)title=(["'])(.*?)\1/;
const BRACKETS = /(?:^|\s)\[([^\]]+)\]/;

function buildTab(block: NodeOf<'code'>, { index, context }: { index: number; context: Context }): Out {
  const meta = block.meta ?? '';
  const label = BRACKETS.exec(meta)?.[1] ?? TITLE.exec(meta)?.[2] ?? '';
  if (label === '')
    context.warn(block, {
      code: 'bad-block',
      message: 'The code block of a group has no title.',
      hint: 'Write it after the language: ```js title="a.js".',
    });
  const shown = label || block.lang || String(index + 1);
  context.sections.write(shown);
  context.sections.gap('\n');
  const bare = { ...block, meta: meta.replace(TITLE, '').replace(BRACKETS, '').trim() || null };
  return syntaxComponent('tab', { value: `${shown}`, label: shown }, context.build([bare]));
}
