import { formatKeyPath, type KeyPath } from 'yaprak';
import { fieldsOf, isFields, listOf, readEntry, type Fields, type MapContext } from './entries.ts';

type Warn = (message: string) => void;

const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];
/** What the engine does itself. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax))$/i;
const NPM_TO_YARN = /^(?:@docusaurus\/remark-plugin-)?npm2yarn$/i;

/** Removes the unified plugins from a section's options: a few are fields of `markdown` here, the rest is not supported. */
export function withoutUnifiedPlugins(
  section: Fields,
  options: MapContext & { path: KeyPath },
): { section: Fields; markdown: Fields } {
  const rest = { ...section };
  const markdown: Fields = {};
  for (const key of PLUGIN_LISTS) {
    if (!(key in rest)) continue;
    for (const entry of listOf(rest[key])) {
      const plugin = readEntry(entry, options);
      if (!plugin) continue;
      if (MATH.test(plugin.name)) markdown['math'] = true;
      else if (NPM_TO_YARN.test(plugin.name)) markdown['npm2yarn'] = packageManagers(plugin.options, options.warn);
      else
        options.warn(
          `The Markdown plugin \`${plugin.name}\` (\`${formatKeyPath([...options.path, key])}\`) is not supported and is ignored.`,
        );
    }
    delete rest[key];
  }
  return { section: rest, markdown };
}

/** The plugin's options with its own defaults. A converter of the author's own is a name and a function. */
function packageManagers({ sync = false, converters = ['yarn', 'pnpm', 'bun'] }: Fields, warn: Warn): Fields {
  const named = listOf(converters).filter((converter) => {
    if (Array.isArray(converter))
      warn(
        `The converter \`${String(converter[0])}\` of npm2yarn is a function, which is not supported; it is ignored.`,
      );
    return !Array.isArray(converter);
  });
  return { sync, converters: named };
}

/** `markdown` of a Docusaurus config; where it is silent, Docusaurus's own defaults count. */
export function mapMarkdown(written: unknown, options: { plugins: Fields; warn: Warn }): Fields {
  // mdx1Compat sets how old syntax is read, and the engine reads all of it.
  const {
    mdx1Compat: _compat,
    preprocessor,
    parseFrontMatter,
    remarkRehypeOptions,
    hooks,
    ...rest
  } = fieldsOf(written);
  for (const [key, value] of Object.entries({ preprocessor, parseFrontMatter, remarkRehypeOptions })) {
    if (value !== undefined) options.warn(`\`markdown.${key}\` is not supported and is ignored.`);
  }
  return {
    format: 'mdx',
    mermaid: false,
    math: false,
    npm2yarn: false,
    ...options.plugins,
    ...rest,
    ...(isFields(hooks) ? { hooks: plainHooks(hooks, options) } : {}),
  };
}

/** A hook may be a function there; only the four words are supported. */
function plainHooks(hooks: Fields, options: { warn: Warn }): Fields {
  const words: Fields = {};
  for (const [name, value] of Object.entries(hooks)) {
    if (typeof value === 'function')
      options.warn(`\`markdown.hooks.${name}\` is a function, which is not supported; the default is used.`);
    else words[name] = value;
  }
  return words;
}
