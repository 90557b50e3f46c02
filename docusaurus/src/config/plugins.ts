import { formatKeyPath, type KeyPath } from 'yaprak';
import {
  fieldsOf,
  isFields,
  listOf,
  readEntry,
  shortName,
  type Entry,
  type Fields,
  type MapContext,
} from './entries.ts';
import { withoutComponents } from './section-components.ts';
import { unifiedSection } from '../unified/section.ts';
import type { UnifiedSection } from '../unified/lists.ts';
import { withoutUnifiedPlugins } from './markdown.ts';
import { mapSearch } from './search.ts';

interface Section {
  options: Fields;
  /** Where the author wrote them, for messages. */
  path: KeyPath;
}

/** What presets, plugins and themes come to. */
export interface MappedPlugins {
  docs: Section[];
  blog: Section[];
  pages: Section[];
  sitemap?: Section;
  customCss: string[];
  redirects: unknown[];
  createRedirects?: unknown;
  search: boolean | Fields;
  /** Whether smaller files of images are asked for. */
  images: boolean;
  /** What Markdown plugins come to. */
  markdown: Fields;
  /** Sections with the Markdown plugins that run. */
  unified: UnifiedSection[];
}

/** Options of the classic preset that need no report: they are about its own tools. */
const SILENT_PRESET_OPTIONS = new Set(['debug', 'svgr']);
const IDEAL_IMAGE = 'ideal-image';
/** And plugins whose work is done without them: Sass files are compiled wherever Sass is installed. */
const SILENT_PLUGINS = new Set(['debug', 'svgr', 'css-cascade-layers', 'rsdoctor', 'sass', IDEAL_IMAGE]);
const SILENT_THEMES = new Set(['classic', 'mermaid', 'search-algolia', 'search-typesense']);
const LOCAL_SEARCH = /search-local|lunr-search|local-search/;
/** Plugins that are fields of the config here. */
const MAPPED_PLUGINS = new Set(['content-docs', 'content-blog', 'content-pages', 'client-redirects', 'sitemap']);

/** Whether a plugin or theme searches a site in the browser, as the engine does. */
export function isLocalSearch(name: string): boolean {
  return LOCAL_SEARCH.test(name);
}

/** Whether the engine does the work of a plugin or theme itself. Others are run: see lifecycle/. */
export function isEngineWork(name: string, kind: 'plugin' | 'theme'): boolean {
  const short = shortName(name, kind);
  if (isLocalSearch(name)) return true;
  // Run for the options of Sass alone, so it is silent where it cannot be run.
  if (short === 'sass') return false;
  return kind === 'theme' ? SILENT_THEMES.has(short) : MAPPED_PLUGINS.has(short) || SILENT_PLUGINS.has(short);
}

export function mapPlugins(written: Fields, options: MapContext): MappedPlugins {
  const mapped: MappedPlugins = {
    docs: [],
    blog: [],
    pages: [],
    customCss: [],
    redirects: [],
    search: false,
    images: false,
    markdown: {},
    unified: [],
  };
  for (const [index, entry] of entries(written['presets'], options)) {
    if (shortName(entry.name, 'preset') === 'classic')
      addClassic(mapped, { ...options, entry, path: ['presets', index, 1] });
    else options.warn(`The preset \`${entry.name}\` is not supported and is ignored.`);
  }
  for (const [index, entry] of entries(written['plugins'], options))
    addPlugin(mapped, { ...options, entry, path: ['plugins', index, 1] });
  for (const [, entry] of entries(written['themes'], options)) {
    const name = shortName(entry.name, 'theme');
    if (isLocalSearch(entry.name)) mapped.search = mapSearch(entry.options);
    else if (name === 'classic') mapped.customCss.push(...cssFiles(entry.options['customCss']));
    else if (!SILENT_THEMES.has(name)) options.warn(`The theme \`${entry.name}\` is not supported and is ignored.`);
  }
  return mapped;
}

interface AddOptions extends MapContext {
  entry: Entry;
  path: KeyPath;
}

function addClassic(mapped: MappedPlugins, options: AddOptions): void {
  const { docs, blog, pages, sitemap, theme, ...rest } = options.entry.options;
  addSection(mapped, { ...options, kind: 'docs', written: docs, path: [...options.path, 'docs'] });
  addSection(mapped, { ...options, kind: 'blog', written: blog, path: [...options.path, 'blog'] });
  addSection(mapped, { ...options, kind: 'pages', written: pages, path: [...options.path, 'pages'] });
  if (sitemap !== false) mapped.sitemap = { options: fieldsOf(sitemap), path: [...options.path, 'sitemap'] };
  mapped.customCss.push(...cssFiles(fieldsOf(theme)['customCss']));
  for (const [key, value] of Object.entries(rest)) {
    if (value === undefined || value === false || SILENT_PRESET_OPTIONS.has(key)) continue;
    options.warn(`\`${formatKeyPath([...options.path, key])}\` is not supported and is ignored.`);
  }
}

function addPlugin(mapped: MappedPlugins, options: AddOptions): void {
  const { entry } = options;
  const name = shortName(entry.name, 'plugin');
  if (name === 'content-docs') addSection(mapped, { ...options, kind: 'docs', written: entry.options });
  else if (name === 'content-blog') addSection(mapped, { ...options, kind: 'blog', written: entry.options });
  else if (name === 'content-pages') addSection(mapped, { ...options, kind: 'pages', written: entry.options });
  else if (name === 'client-redirects') addRedirects(mapped, options);
  else if (name === 'sitemap') mapped.sitemap = { options: entry.options, path: options.path };
  else if (isLocalSearch(entry.name)) mapped.search = mapSearch(entry.options);
  else if (name === IDEAL_IMAGE) mapped.images = true;
  else if (!SILENT_PLUGINS.has(name)) options.warn(`The plugin \`${entry.name}\` is not supported and is ignored.`);
}

function addSection(
  mapped: MappedPlugins,
  options: AddOptions & { kind: 'docs' | 'blog' | 'pages'; written: unknown },
): void {
  const { kind, written, path } = options;
  if (written === false) return;
  const { section, markdown, lists } = withoutUnifiedPlugins(withoutComponents(fieldsOf(written)), options);
  Object.assign(mapped.markdown, markdown);
  mapped.unified.push(unifiedSection(kind, { section, lists, hasMath: markdown['math'] === true }));
  mapped[kind].push({ options: kind === 'blog' ? withoutFeedStyle(section, options) : section, path });
}

/** Feeds are written without a style sheet: who opens one in a browser sees its source. `true` is in every new site of Docusaurus. */
function withoutFeedStyle(section: Fields, options: MapContext & { path: KeyPath }): Fields {
  if (!isFields(section['feedOptions'])) return section;
  const { xslt, ...feedOptions } = section['feedOptions'];
  const name = formatKeyPath([...options.path, 'feedOptions', 'xslt']);
  if (xslt && xslt !== true) options.warn(`\`${name}\` is not supported and is ignored; feed readers do not need it.`);
  return { ...section, feedOptions };
}

function addRedirects(mapped: MappedPlugins, options: AddOptions): void {
  const { redirects, createRedirects, fromExtensions, toExtensions, ...rest } = options.entry.options;
  mapped.redirects.push(...listOf(redirects));
  const extensions = { from: listOf(fromExtensions).map(String), to: listOf(toExtensions).map(String) };
  mapped.createRedirects ??= withExtensions(createRedirects, extensions);
  for (const [key, value] of Object.entries(rest)) {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (key !== 'id' && !isEmpty)
      options.warn(
        `\`${formatKeyPath([...options.path, key])}\` of the redirects plugin is not supported and is ignored.`,
      );
  }
}

type CreateRedirects = (path: string) => string | readonly string[] | null | undefined;

/** `/a.html` leads to `/a` (from), and `/a` to `/a.zip` (to), for every page. */
function withExtensions(written: unknown, { from, to }: { from: readonly string[]; to: readonly string[] }): unknown {
  if (from.length + to.length === 0) return written;
  const own = typeof written === 'function' ? (written as CreateRedirects) : undefined;
  return ((path) => {
    const [, bare = path, slash = ''] = /^(.*?)(\/?)$/.exec(path) ?? [];
    const isPlain = bare !== '' && !from.some((extension) => bare.endsWith(`.${extension}`));
    const ending = to.find((extension) => path.endsWith(`.${extension}`));
    return [
      ...[own?.(path) ?? []].flat(),
      ...(isPlain ? from.map((extension) => `${bare}.${extension}${slash}`) : []),
      ...(ending === undefined ? [] : [path.slice(0, -ending.length - 1)]),
    ];
  }) satisfies CreateRedirects;
}

export function cssFiles(written: unknown): string[] {
  return (Array.isArray(written) ? written : [written]).filter((file) => typeof file === 'string');
}

function entries(written: unknown, options: MapContext): [number, Entry][] {
  return listOf(written).flatMap((item, index) => {
    const entry = readEntry(item, options);
    return entry ? [[index, entry] as [number, Entry]] : [];
  });
}
