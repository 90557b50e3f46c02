import type { MdastNode } from 'satteri';
import type { Context } from './context.ts';
import { element, type Out } from './out.ts';

const PREFIX = 'user-content-';

export function buildFootnoteReference(node: Extract<MdastNode, { type: 'footnoteReference' }>, context: Context): Out {
  const { definitions, uses } = context.footnotes;
  const id = node.identifier;
  if (!definitions.has(id)) return `[^${node.label ?? id}]`;
  const count = (uses.get(id) ?? 0) + 1;
  uses.set(id, count);
  const number = [...uses.keys()].indexOf(id) + 1;
  const link = element(
    'a',
    {
      href: `#${PREFIX}fn-${id}`,
      id: `${PREFIX}fnref-${id}${count > 1 ? `-${count}` : ''}`,
      'data-footnote-ref': true,
      'aria-describedby': 'footnote-label',
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
      element('h2', { class: 'sr-only', id: 'footnote-label' }, [context.options.labels.footnotes]),
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
      href: `#${PREFIX}fnref-${note.id}${suffix}`,
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
  return element('li', { id: `${PREFIX}fn-${note.id}` }, children);
}
