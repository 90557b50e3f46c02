import { definePlugin } from 'yaprak';
import { parseDocument } from 'yaml';

/** What a page can quote: a number or a text as it is, a list as code with commas. */
export type Fact = string | number | string[];

const FOLDER = 'src/data';

/**
 * Quotes facts in pages. `:fact[orders.acceptMinutes]` prints what src/data/orders.yml says under `acceptMinutes`, so two pages cannot say two
 * things. A value may stand alone or as `value` beside `hand`, the pattern of the words with which a page would say it by hand: the tests
 * of the knowledge base refuse those.
 */
export const facts = definePlugin<Record<string, Fact>>({
  name: 'facts',
  load({ listFiles, readText, report }) {
    const files = listFiles(FOLDER).filter((file) => file.endsWith('.yml'));
    return Object.assign(
      {},
      ...files.map((file) => {
        const path = `${FOLDER}/${file}`;
        const document = parseDocument(readText(path) ?? '');
        for (const { message, linePos } of document.errors)
          report({ code: 'facts', severity: 'error', message, file: path, line: linePos?.[0].line, column: linePos?.[0].col });
        return document.errors.length > 0 ? {} : listFacts(document.toJS(), file.slice(0, -4));
      }),
    );
  },
  markdown: (data) => ({
    name: 'facts',
    directives: {
      fact(node, context) {
        const [label] = node.children;
        const name = label && 'value' in label ? String(label.value) : '';
        const fact = data[name];
        if (fact === undefined) {
          const others = Object.keys(data).filter((key) => key.startsWith(`${name.split('.')[0]}.`));
          context.fail(node, {
            code: 'unknown-fact',
            message: `There is no fact "${name}" in ${FOLDER}.`,
            hint: others.length > 0 ? `Its file has ${others.join(', ')}.` : 'The name of the file comes first: orders.acceptMinutes.',
          });
          return name;
        }
        const text = Array.isArray(fact) ? fact.join(', ') : String(fact);
        context.sections.write(text);
        if (!Array.isArray(fact)) return text;
        return fact.flatMap((item, at) => [...(at > 0 ? [', '] : []), context.element('code', {}, [item])]);
      },
    },
  }),
});

/** The facts below a value, by their names. */
export function listFacts(value: unknown, name: string): Record<string, Fact> {
  if (typeof value === 'string' || typeof value === 'number') return { [name]: value };
  if (Array.isArray(value)) return { [name]: value.map(String) };
  if (typeof value !== 'object' || value === null) return {};
  if ('value' in value) return listFacts(value.value, name);
  return Object.assign({}, ...Object.entries(value).map(([key, below]) => listFacts(below, `${name}.${key}`)));
}
