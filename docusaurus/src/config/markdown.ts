import { formatKeyPath, type KeyPath, type Plugin } from 'yaprak';
import { PLUGIN_LISTS, type NamedPlugin, type PluginLists } from '../unified/lists.ts';
import type { UnifiedSection } from '../unified/lists.ts';
import { createUnifiedPlugin, type MarkdownHooks } from '../unified/plugin.ts';
import { fieldsOf, isFields, listOf, readEntry, type Fields, type MapContext } from './entries.ts';

type Warn = (message: string) => void;

/** What the engine does itself. `remark-math` only parses, which other plugins may need. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax))$/i;
const MATH_PARSER = /^remark-?math$/i;
/** Before its version 4 it was made for an older parser of remark, and does nothing with that of Docusaurus 3: `$` stays a sign. */
const isOldMathParser = (plugin: unknown): boolean =>
  typeof plugin === 'function' && /\bthis\.Parser\b|Plugin\.call\(this\b/i.test(String(plugin));
const NPM_TO_YARN = /^(?:@docusaurus\/remark-plugin-)?npm2yarn$/i;

/** Takes the unified plugins out of a section's options: a few are fields of `markdown` here, the rest runs: see unified/. */
export function withoutUnifiedPlugins(
  section: Fields,
  options: MapContext & { path: KeyPath },
): { section: Fields; markdown: Fields; lists: PluginLists } {
  const rest = { ...section };
  const markdown: Fields = {};
  const lists: PluginLists = {};
  let math: NamedPlugin | undefined;
  let hasOldParser = false;
  for (const key of PLUGIN_LISTS) {
    for (const entry of listOf(rest[key])) {
      const plugin = readEntry(entry, options);
      if (!plugin) continue;
      const name = formatKeyPath([...options.path, key]);
      const [subject, ...given] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
      const named = { name: plugin.name, plugin: subject, options: given };
      if (MATH.test(plugin.name)) markdown['math'] = true;
      if (MATH_PARSER.test(plugin.name) && isOldMathParser(subject)) hasOldParser = true;
      else if (MATH_PARSER.test(plugin.name)) math = named;
      else if (NPM_TO_YARN.test(plugin.name)) markdown['npm2yarn'] = packageManagers(plugin.options, options.warn);
      else if (MATH.test(plugin.name) || options.isMissing(plugin.name)) continue;
      else if (typeof subject === 'string')
        options.warn(`The Markdown plugin \`${plugin.name}\` (\`${name}\`) is not supported and is ignored.`);
      else (lists[key] ??= []).push(named);
    }
    delete rest[key];
  }
  if (hasOldParser && !math) delete markdown['math'];
  if (math && !options.isMissing(math.name) && Object.keys(lists).length > 0)
    lists.remarkPlugins = [math, ...(lists.remarkPlugins ?? [])];
  return { section: rest, markdown, lists };
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
export function mapMarkdown(written: unknown, plugins: Fields): Fields {
  // mdx1Compat sets how old syntax is read, and the engine reads all of it.
  const {
    mdx1Compat: _compat,
    preprocessor: _preprocessor,
    parseFrontMatter: _parse,
    remarkRehypeOptions: _rehype,
    hooks,
    ...rest
  } = fieldsOf(written);
  return {
    format: 'mdx',
    mermaid: false,
    math: false,
    npm2yarn: false,
    titleInHeader: true,
    ...plugins,
    ...rest,
    ...(isFields(hooks) ? { hooks: plainHooks(hooks) } : {}),
  };
}

/** A hook may be a function, which is asked (see linkHooks) and says what is wrong itself. */
function plainHooks(hooks: Fields): Fields {
  return Object.fromEntries(
    Object.entries(hooks).map(([name, value]) => [name, typeof value === 'function' ? 'ignore' : value]),
  );
}

/** The plugin that reads pages with unified; none where nothing asks for it. */
export function unifiedPlugins(
  sections: readonly UnifiedSection[],
  { written, siteDir }: { written: unknown; siteDir: string },
): Plugin[] {
  const { anchors, mermaid } = fieldsOf(written);
  const plugin = createUnifiedPlugin({
    sections,
    hooks: markdownHooks(written),
    siteDir,
    maintainCase: fieldsOf(anchors)['maintainCase'] === true,
    mermaid: mermaid === true,
  });
  return plugin ? [plugin] : [];
}

/** The functions of `markdown` that rewrite pages. */
function markdownHooks(written: unknown): MarkdownHooks {
  const { preprocessor, parseFrontMatter, remarkRehypeOptions } = fieldsOf(written);
  return {
    ...(typeof preprocessor === 'function' ? { preprocessor: preprocessor as MarkdownHooks['preprocessor'] } : {}),
    ...(typeof parseFrontMatter === 'function'
      ? { parseFrontMatter: parseFrontMatter as MarkdownHooks['parseFrontMatter'] }
      : {}),
    ...(isFields(remarkRehypeOptions) && Object.keys(remarkRehypeOptions).length > 0 ? { remarkRehypeOptions } : {}),
  };
}
