import { fieldsOf, isFields, listOf, readEntry, type Fields } from './docusaurus-names.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';

type Warn = (message: string) => void;

const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];
/** What the engine does by itself. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax))$/i;

/** Take the unified plugins out of a section's options: formulas are set by the engine, the rest cannot be honoured. */
export function withoutUnifiedPlugins(
  section: Fields,
  options: { path: KeyPath; warn: Warn },
): { section: Fields; math: boolean } {
  const rest = { ...section };
  let math = false;
  for (const key of PLUGIN_LISTS) {
    if (!(key in rest)) continue;
    for (const entry of listOf(rest[key])) {
      const plugin = readEntry(entry);
      if (!plugin) continue;
      if (MATH.test(plugin.name)) math = true;
      else
        options.warn(
          `The Markdown plugin \`${plugin.name}\` (\`${formatKeyPath([...options.path, key])}\`) is not supported and is ignored.`,
        );
    }
    delete rest[key];
  }
  return { section: rest, math };
}

/** `markdown` of a Docusaurus config; where it is silent, Docusaurus's own defaults count. */
export function markdownFromDocusaurus(written: unknown, options: { math: boolean; warn: Warn }): Fields {
  // mdx1Compat says how old syntax is read, and the engine reads all of it.
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
    math: options.math,
    ...rest,
    ...(isFields(hooks) ? { hooks: plainHooks(hooks, options) } : {}),
  };
}

/** A hook may be a function there; only the four words can be kept. */
function plainHooks(hooks: Fields, options: { warn: Warn }): Fields {
  const kept: Fields = {};
  for (const [name, value] of Object.entries(hooks)) {
    if (typeof value === 'function')
      options.warn(`\`markdown.hooks.${name}\` is a function, which is not supported; the default is used.`);
    else kept[name] = value;
  }
  return kept;
}
