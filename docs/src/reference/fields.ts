import type { Field } from './data.ts';
import {
  code,
  codeBlock,
  heading,
  inline,
  paragraph,
  table,
  text,
  type Context,
  type Node,
  type Out,
} from './nodes.ts';

/** One field of the config, of front matter or of a data file: name, type, default, sentence. */
export function renderField(field: Field, { of, context }: { of: string; context: Context }): Out {
  const id = idOf(field.name, of);
  // The list of headings has a line for each field; those deep inside of another would make it too long.
  const isListed = field.name.split('.').length <= 2;
  const facts = context.element('p', { class: 'field-facts' }, [
    context.element('code', {}, [field.type]),
    ...(field.required ? [context.element('strong', {}, ['required'])] : []),
    ...(field.default === undefined
      ? []
      : [context.element('span', {}, ['default ', ...plainInline(field.default, context)])]),
  ]);
  const below: Node[] = [
    ...(field.text === '' ? [] : [paragraph(field.text)]),
    ...(field.signature ? [codeBlock(field.signature, 'ts')] : []),
  ];
  const variants = (field.variants ?? []).flatMap((variant) => [
    heading(4, [text(nameOf(variant.label))], { id: `${id}-${variant.label.replaceAll(/[^\w]+/g, '-')}` }),
    variantTable(variant.fields),
  ]);
  return context.element('section', { class: 'field' }, [
    ...context.build([heading(3, [code(field.name)], { id, isListed, listed: field.name.replace(/^\w+\./, '') })]),
    facts,
    ...context.build([...below, ...variants]),
  ]);
}

const idOf = (name: string, of: string): string =>
  `${of === 'config' ? '' : `${of}-`}${name.replaceAll('[]', '').replaceAll('.*', '').replaceAll('.', '-')}`;

const nameOf = (label: string): string => (label.startsWith('with ') ? `One ${label}` : `type: ${label}`);

function variantTable(fields: readonly Field[]): Node {
  const rows = fields.map((field) => [
    [code(field.name)],
    [code(field.type)],
    [
      ...inline(field.text),
      ...(field.default === undefined ? [] : [text(' Default: '), ...inline(field.default), text('.')]),
    ],
  ]);
  return table([[[text('field')], [text('type')], [text('meaning')]], ...rows]);
}

/** Outside of the text that search reads. */
export function plainInline(words: string, context: Context): Out[] {
  return words
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => (piece.startsWith('`') ? context.element('code', {}, [piece.slice(1, -1)]) : piece));
}
