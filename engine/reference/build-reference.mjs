/** The reference of the package as data (`yaprak/reference.json`), made from its sources: documentation and tools read it. */
import { listFields } from './fields.mjs';
import { readProblems } from './read-problems.mjs';
import { readTypes } from './read-types.mjs';

/** Files whose exported types a plugin is written with. */
const PLUGIN_TYPES = [
  'plugins/plugin.ts',
  'plugins/look.ts',
  'plugins/plugin-bundle.ts',
  'markdown/syntax.ts',
  'plugins/reader.ts',
];

/**
 * @param {object} sources
 * @param {Record<string, object>} sources.schemas JSON schemas by name
 * @param {import('./read-schemas.mjs').Tables} sources.tables
 * @param {string} sources.src
 */
export function buildReference({ schemas, tables, src }) {
  const problems = readProblems(src);
  const codes = new Set([...Object.keys(tables.CATALOGUE), ...problems.map(({ code }) => code)]);
  return {
    fields: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, listFields(schema)])),
    help: tables.formatHelp(),
    commands: [
      ...tables.commandRows.map(([name, { summary, words = [], hasNoSite }]) => ({
        name,
        summary,
        words: words.map(({ label }) => label),
        ...(hasNoSite && { hasNoSite }),
      })),
      ...tables.builtInPlugins.flatMap(({ commands = [] }) => commands.map(({ name, summary }) => ({ name, summary }))),
    ],
    flags: tables.flagRows.map(([name, row]) => ({ name, ...row })),
    parts: tables.parts.map(({ name, file, what, props, isReplaceable }) => ({
      name,
      room: file.split('/')[0],
      what,
      props,
      isReplaceable,
    })),
    types: PLUGIN_TYPES.flatMap((path) => readTypes(src, path)),
    problems: [...codes].sort().map((code) => ({
      code,
      title: tables.titleOf(code),
      reported: problems.filter((each) => each.code === code).map(({ code: _code, ...rest }) => rest),
    })),
  };
}
