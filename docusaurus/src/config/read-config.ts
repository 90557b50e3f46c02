import { formatKeyPath, type KeyPath, type MappedConfig, type Problem, type ReadConfigContext } from 'yaprak';
import { look } from '../look.ts';
import { OWN_FIELDS } from '../own-fields.ts';
import { listsCards, looksInside, readOtherFields } from './read-fields.ts';
import { isFields, listOf, readBaseUrl, readLocaleConfigs, type Fields, type MapContext } from './entries.ts';
import { listFeatures } from './features.ts';
import { linkHooks } from './link-hooks.ts';
import { missingPackages, type MissingPlugin } from './missing-packages.ts';
import { mapMarkdown, unifiedPlugins } from './markdown.ts';
import { cssFiles, mapPlugins } from './plugins.ts';
import { describeService, findSearchService } from './search.ts';
import { mapTheme } from './theme.ts';

const SAME_NAME = new Set([
  'title',
  'tagline',
  'favicon',
  'noIndex',
  'trailingSlash',
  'titleDelimiter',
  'baseUrlIssueBanner',
  'i18n',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
]);
/** Keys with a mapping of their own below, and keys about Docusaurus's own tools and deployment. */
const HANDLED = [
  'url',
  'baseUrl',
  'presets',
  'plugins',
  'themes',
  'themeConfig',
  'markdown',
  'clientModules',
  'customFields',
];
const SILENT = [
  'future',
  'storage',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'webpack',
];
const KNOWN = new Set([...HANDLED, ...SILENT]);

/** What the mapping needs of the engine. */
export interface MapConfigContext extends Omit<ReadConfigContext, 'outDir' | 'loadModule'> {
  /** Plugins that run by themselves. They may read `themeConfig`. */
  pluginNames?: readonly string[];
  /** Plugins, themes and presets that the config names and that are not installed. */
  missingPlugins?: readonly MissingPlugin[];
  /** The config with these plugins in it. */
  author?: Fields;
}

/** Maps a Docusaurus config to one of Yaprak. Each thing that is not supported is one warning. */
export function readConfig(written: unknown, context: MapConfigContext): MappedConfig {
  const problems: Problem[] = missingPackages(context);
  if (!isFields(written)) return { config: written, problems, authorPath: (path) => path };
  // `require.resolve` gives absolute paths; the author wrote them from the site folder.
  const warn: MapContext['warn'] = (message, effect) => {
    const shown = message.replaceAll(`${context.siteDir}/`, './');
    problems.push({
      code: 'config-unsupported',
      severity: 'warning',
      message: shown,
      file: context.configFile,
      ...(effect && { effect }),
    });
  };
  const isMissing = (name: string): boolean => context.missing.some((each) => each.name === name);
  const mapping: MapContext = {
    warn,
    packageName: context.packageName,
    hasPlugins: (context.pluginNames ?? []).length > 0,
    isMissing,
  };
  const theme = mapTheme(written['themeConfig'], mapping);
  const plugins = mapPlugins(written, mapping);
  const service = findSearchService(written);
  if (service && !service.isKept) warn(describeService(service, context), 'changed');
  const css = [...plugins.customCss, ...clientStyles(written['clientModules'], mapping)];
  const missing = css.filter((file) => context.unresolved.has(file));
  for (const file of missing)
    warn(`The style file \`${file}\` was not found among the installed packages; it is ignored.`);
  const cards = listsCards(context.siteDir) ? { nestedCards: true } : {};
  const config: Fields = {
    ...theme.config,
    ...plainFields(written, mapping),
    customFields: withOwnFields(written, {
      themeConfig: theme.others,
      others: readOtherFields(context.author ?? written, context.siteDir),
    }),
    markdown: mapMarkdown(written['markdown'], {
      ...plugins.markdown,
      ...(looksInside(context.siteDir) && { codeElements: true }),
    }),
    docs: plugins.docs.length > 0 && plugins.docs.map((section) => ({ ...cards, ...theme.docs, ...section.options })),
    blog: plugins.blog.length > 0 && plugins.blog.map((section) => ({ ...theme.blog, ...section.options })),
    pages: plugins.pages.length > 0 && plugins.pages.map(({ options: section }) => section),
    sitemap: plugins.sitemap?.options ?? false,
    customCss: css.filter((file) => !missing.includes(file)),
    plugins: [
      look,
      ...unifiedPlugins(plugins.unified, { written: written['markdown'], siteDir: context.siteDir }),
      ...linkHooks(written['markdown']),
    ],
    // `sharp` may be installed for something else, and what Docusaurus leaves alone would cost most of a build.
    ...(!plugins.images && { images: false }),
    redirects: plugins.redirects,
    createRedirects: plugins.createRedirects,
    // One menu for copying a page is enough.
    ...(context.pluginNames?.some((name) => /\bcopy-page\b/.test(name)) && { machines: { menu: false } }),
    // A site that was searched by a service is searched in the browser.
    search: plugins.search || (service !== undefined && !service.isKept),
  };
  const prefixes = new Map<string, KeyPath>(Object.keys(theme.config).map((key) => [key, ['themeConfig', key]]));
  for (const kind of ['docs', 'blog', 'pages'] as const)
    for (const [index, { path }] of plugins[kind].entries()) prefixes.set(`${kind}[${index}]`, path);
  if (plugins.sitemap) prefixes.set('sitemap', plugins.sitemap.path);
  return {
    config,
    problems,
    features: listFeatures(context.author ?? written, mapping),
    authorPath: (path) => authorPath(path, { prefixes }),
  };
}

/** The author's own fields, and those of the config that only components read. */
function withOwnFields(
  { customFields = {}, organizationName, projectName }: Fields,
  own: { themeConfig: Fields; others: Fields },
): unknown {
  if (!isFields(customFields)) return customFields;
  const others = Object.keys(own.others).length > 0 ? { others: own.others } : {};
  return { ...customFields, [OWN_FIELDS]: { organizationName, projectName, themeConfig: own.themeConfig, ...others } };
}

function plainFields(written: Fields, options: MapContext): Fields {
  const fields: Fields = {};
  for (const [key, value] of Object.entries(written)) {
    if (SAME_NAME.has(key)) fields[key] = readValue(key, value);
    else if (!KNOWN.has(key) && value !== undefined) options.warn(`\`${key}\` is not supported and is ignored.`);
  }
  const { url, baseUrl, i18n } = written;
  fields['baseUrl'] = readBaseUrl(baseUrl);
  if (isFields(i18n) && 'localeConfigs' in i18n)
    fields['i18n'] = { ...i18n, localeConfigs: readLocaleConfigs(i18n['localeConfigs']) };
  fields['url'] = url;
  if (typeof url === 'string' && URL.canParse(url) && new URL(url).pathname !== '/') {
    fields['url'] = new URL(url).origin;
    options.warn(`\`url\` is "${url}"; its path is ignored. A path belongs in \`baseUrl\`.`);
  }
  return fields;
}

function readValue(key: string, value: unknown): unknown {
  if (TAGS.has(key) && Array.isArray(value)) return value.map(withTexts);
  return SWITCHES.has(key) && (value === 'true' || value === 'false') ? value === 'true' : value;
}

/** Tags whose attributes may be anything. */
const TAGS = new Set(['scripts', 'stylesheets']);
/** Docusaurus takes `'false'` for `false` here. Options of plugins and of themes it takes as they are written. */
const SWITCHES = new Set(['noIndex', 'trailingSlash', 'baseUrlIssueBanner']);

/** Docusaurus writes attributes of any kind as text: a list with commas between its items. */
function withTexts(tag: unknown): unknown {
  if (!isFields(tag)) return tag;
  const given = Object.entries(tag).filter(([, value]) => value !== undefined && value !== null);
  // eslint-disable-next-line typescript/no-base-to-string -- what an object becomes is what Docusaurus writes
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]));
}

/** Of client modules only style sheets are supported. */
function clientStyles(written: unknown, options: MapContext): string[] {
  const files = cssFiles(listOf(written));
  for (const file of files)
    if (!file.endsWith('.css')) options.warn(`The client module \`${file}\` is not supported and is ignored.`);
  return files.filter((file) => file.endsWith('.css'));
}

function authorPath(path: KeyPath, options: { prefixes: ReadonlyMap<string, KeyPath> }): KeyPath {
  for (const length of [2, 1]) {
    const prefix = options.prefixes.get(formatKeyPath(path.slice(0, length)));
    if (prefix) return [...prefix, ...path.slice(length)];
  }
  return path;
}
