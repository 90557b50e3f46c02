import { createRequire } from 'node:module';
import { definePlugin } from 'yaprak';
import type { Reference } from './data.ts';
import { renderField } from './fields.ts';
import { codeBlock, type Context, type Directive, type Out } from './nodes.ts';
import { renderCommand, renderOptions, renderParts, renderProblems, renderTypes } from './lists.ts';

/**
 * Shows in pages what the package says of itself, so that the reference cannot go stale: `::fields{of=config.docs}`, `::command{of=build}`, `::options`, `::help`,
 * `::parts`, `::types{of="Plugin Emit"}`, `::problems`. The pages stay Markdown, with words of their own around the lists and a place in
 * the sidebar.
 */
export const reference = definePlugin<Reference>({
  name: 'reference',
  load({ readText }) {
    const file = createRequire(import.meta.url).resolve('yaprak/reference.json');
    return JSON.parse(readText(file) ?? '{}') as Reference;
  },
  markdown: (data) => ({
    name: 'reference',
    directives: {
      fields: (node, context) => renderFields(data, { node, context }),
      command: (node, context) => renderCommand(data, { name: attribute(node, 'of'), context, node }),
      options: (_node, context) => renderOptions(data, context),
      help: (_node, context) => context.build([codeBlock(data.help, 'text')]),
      parts: (_node, context) => renderParts(data.parts, context),
      types: (node, context) => renderTypes(data.types, { names: attribute(node, 'of').split(' '), context, node }),
      problems: (_node, context) => renderProblems(data.problems, context),
    },
  }),
});

const attribute = (node: Directive, name: string): string => String(node.attributes?.[name] ?? '');

/** `of` is a schema, or a field of one and all below it; `only` names fields of the first level. */
function renderFields(data: Reference, { node, context }: { node: Directive; context: Context }): Out[] {
  const [schema = '', ...inside] = attribute(node, 'of').split('.');
  const only = attribute(node, 'only').split(' ').filter(Boolean);
  const wanted = inside.length > 0 ? [inside.join('.')] : only;
  const all = data.fields[schema] ?? [];
  const fields = all.filter(
    ({ name }) =>
      wanted.length === 0 ||
      wanted.some((one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}[`)),
  );
  for (const one of wanted)
    if (!all.some(({ name }) => name === one))
      context.fail(node, { code: 'unknown-field', message: `The reference has no field "${one}" in "${schema}".` });
  if (fields.length === 0)
    context.fail(node, { code: 'unknown-field', message: `The reference has nothing on "${schema}".` });
  return fields.map((field) => renderField(field, { of: schema, context }));
}
