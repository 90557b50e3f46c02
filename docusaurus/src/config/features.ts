import { fieldsOf, isFields, listOf, readEntry, type Fields, type MapContext } from './entries.ts';

const ENTRIES = { presets: 'preset', plugins: 'plugin', themes: 'theme' } as const;
const SECTIONS = ['docs', 'blog', 'pages'];
const UNIFIED = /(?:remark|rehype|recma)Plugins$/i;

/** What a config names: its keys, presets, plugins, themes, Markdown plugins and client modules. */
export function listFeatures(written: Fields, context: MapContext): string[] {
  const themeKeys = Object.keys(fieldsOf(written['themeConfig'])).map((key) => `themeConfig.${key}`);
  const keys = Object.keys(written).filter((key) => !(key in ENTRIES) && key !== 'themeConfig');
  return [
    ...new Set([
      ...[...keys, ...themeKeys].map((key) => `the key \`${key}\``),
      ...Object.entries(ENTRIES).flatMap(([key, kind]) =>
        listOf(written[key]).flatMap((entry) => {
          const read = readEntry(entry, context);
          if (!read || context.isMissing(read.name)) return [];
          const sections = kind === 'preset' ? SECTIONS.map((name) => read.options[name]) : [read.options];
          return [`the ${kind} \`${read.name}\``, ...sections.flatMap((section) => listUnified(section, context))];
        }),
      ),
      ...listOf(written['clientModules']).map((file) => `the client module \`${String(file)}\``),
    ]),
  ];
}

function listUnified(section: unknown, context: MapContext): string[] {
  if (!isFields(section)) return [];
  return Object.entries(section).flatMap(([key, list]) => {
    if (!UNIFIED.test(key)) return [];
    return listOf(list).flatMap((entry) => {
      const read = readEntry(entry, context);
      return read && !context.isMissing(read.name) ? [`the Markdown plugin \`${read.name}\``] : [];
    });
  });
}
