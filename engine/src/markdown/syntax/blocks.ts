import type { Context } from '../context.ts';
import { element, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

function buildParagraph(node: NodeOf<'paragraph'>, context: Context): Out {
  const children = context.build(node.children);
  context.sections.gap('\n');
  return context.element('p', {}, children);
}

function buildThematicBreak(_node: NodeOf<'thematicBreak'>, context: Context): Out {
  return context.element('hr', {}, []);
}

function buildList(node: NodeOf<'list'>, context: Context): Out {
  // One loose item makes the whole list loose, as in CommonMark.
  const loose = node.spread === true || node.children.some((item) => item.spread === true);
  const tasks = node.children.some((item) => typeof item.checked === 'boolean');
  const items = node.children.map((item) => buildListItem(item, loose, context));
  const start =
    node.ordered === true && typeof node.start === 'number' && node.start !== 1 ? String(node.start) : undefined;
  // Line breaks around the items, as MDX has them: a list of one item, too, is several nodes, and components filter them.
  const isSeen = context.lookedAt > 0 && context.options.codeElements;
  const children = isSeen ? ['\n', ...items.flatMap((item) => [item, '\n'])] : items;
  const attributes = { start, class: tasks ? 'contains-task-list' : undefined };
  return context.element(node.ordered ? 'ol' : 'ul', attributes, children);
}

function buildListItem(item: NodeOf<'listItem'>, loose: boolean, context: Context): Out {
  const children: Out[] = [];
  for (const child of item.children) {
    if (child.type === 'paragraph' && !loose) {
      if (children.length > 0) children.push('\n');
      children.push(...context.build(child.children));
      context.sections.gap('\n');
    } else children.push(...context.build([child]));
  }
  if (typeof item.checked !== 'boolean') return context.element('li', {}, children);
  const { taskDone, taskOpen } = context.options.labels;
  const box = element(
    'input',
    {
      type: 'checkbox',
      disabled: true,
      checked: item.checked ? true : undefined,
      'aria-label': item.checked ? taskDone : taskOpen,
    },
    [],
  );
  const first = children[0];
  if (loose && typeof first === 'object' && first.kind === 'element' && first.tag === 'p') {
    children[0] = { ...first, children: [box, ' ', ...first.children] };
  } else children.unshift(box, ' ');
  return context.element('li', { class: 'task-list-item' }, children);
}

/** Paragraphs, rules and lists. */
export const blocks: MarkdownSyntax = {
  name: 'blocks',
  nodes: { paragraph: buildParagraph, thematicBreak: buildThematicBreak, list: buildList },
};
