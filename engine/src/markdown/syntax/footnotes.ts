import type { Context, Footnotes } from '../context.ts';
import { element, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

const LABEL = 'footnote-label';
const noteId = (id: string, { suffix }: Footnotes): string => `user-content-fn-${id}${suffix}`;
const referenceId = (id: string, count: number, { suffix }: Footnotes): string =>
  `user-content-fnref-${id}${suffix}${count > 1 ? `-${count}` : ''}`;

/** `[^1]`. The notes themselves are listed at the end of the page. */
export const footnotes: MarkdownSyntax = { name: 'footnotes', nodes: { footnoteReference: buildReference } };

function buildReference(node: NodeOf<'footnoteReference'>, context: Context): Out {
  const { definitions, uses } = context.footnotes;
  const id = node.identifier;
  if (!definitions.has(id)) return `[^${node.label ?? id}]`;
  const count = (uses.get(id) ?? 0) + 1;
  uses.set(id, count);
  const number = [...uses.keys()].indexOf(id) + 1;
  const link = element(
    'a',
    {
      href: `#${noteId(id, context.footnotes)}`,
      id: referenceId(id, count, context.footnotes),
      'data-footnote-ref': true,
      'aria-describedby': LABEL + context.footnotes.suffix,
    },
    [String(number)],
  );
  return element('sup', {}, [link]);
}

/** The list at the end of the page. A note may use another note, so the order of use grows while it is built. */
export function buildFootnotes(context: Context): Out[] {
  const { definitions, uses } = context.footnotes;
  if (uses.size === 0) return [];
  const built: { id: string; children: Out[] }[] = [];
  for (const id of uses.keys()) {
    const definition = definitions.get(id);
    if (definition) built.push({ id, children: context.build(definition.children) });
  }
  const items = built.map(({ id, children }, index) => buildItem({ id, children, number: index + 1 }, context));
  return [
    element('section', { 'data-footnotes': true, class: 'footnotes' }, [
      element('h2', { class: 'sr-only', id: LABEL + context.footnotes.suffix }, [context.options.labels.footnotes]),
      element('ol', {}, items),
    ]),
  ];
}

function buildItem(note: { id: string; children: Out[]; number: number }, context: Context): Out {
  const back: Out[] = [];
  const count = context.footnotes.uses.get(note.id) ?? 1;
  for (let use = 1; use <= count; use += 1) {
    const suffix = use > 1 ? `-${use}` : '';
    const label = context.options.labels.footnoteBack.replace('{reference}', () => `${note.number}${suffix}`);
    const mark: Out[] = use > 1 ? ['↩', element('sup', {}, [String(use)])] : ['↩'];
    const attributes = {
      href: `#${referenceId(note.id, use, context.footnotes)}`,
      'data-footnote-backref': true as const,
      'aria-label': label,
      class: 'data-footnote-backref',
    };
    back.push(' ', element('a', attributes, mark));
  }
  const children = [...note.children];
  const last = children.at(-1);
  if (typeof last === 'object' && last.kind === 'element' && last.tag === 'p') {
    children[children.length - 1] = { ...last, children: [...last.children, ...back] };
  } else children.push(...back);
  return element('li', { id: noteId(note.id, context.footnotes) }, children);
}
