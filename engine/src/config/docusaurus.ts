import type { Problem } from '../shared/model.ts';
import { markdownFromDocusaurus } from './docusaurus-markdown.ts';
import { fieldsOf, isFields, listOf, type Fields } from './docusaurus-names.ts';
import { cssFiles, pluginsFromDocusaurus } from './docusaurus-plugins.ts';
import { themeFromDocusaurus } from './docusaurus-theme.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';

export interface MappedConfig {
  /** In the shape of UserConfig, not yet checked. What is not an object is handed on as it is. */
  config: unknown;
  problems: Problem[];
  /** A path in `config` as it stands in the author's file. */
  authorPath: (path: KeyPath) => KeyPath;
}

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
  'customFields',
]);
/** Keys with a mapping of their own below, and keys about Docusaurus's own tools and deployment. */
const HANDLED = ['url', 'baseUrl', 'presets', 'plugins', 'themes', 'themeConfig', 'markdown', 'clientModules'];
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

interface FromDocusaurusOptions {
  configFile: string;
  siteDir: string;
  /** Names that stand for files of packages that are not installed. */
  unresolved: ReadonlySet<string>;
}

/** A Docusaurus config -> ours. What cannot be honoured is one warning each. */
export function fromDocusaurus(written: unknown, options: FromDocusaurusOptions): MappedConfig {
  if (!isFields(written)) return { config: written, problems: [], authorPath: (path) => path };
  const problems: Problem[] = [];
  // `require.resolve` gives absolute paths; the author wrote them from the site folder.
  const warn = (message: string): void => {
    const told = message.replaceAll(`${options.siteDir}/`, './');
    problems.push({ code: 'config-unsupported', severity: 'warning', message: told, file: options.configFile });
  };
  const theme = themeFromDocusaurus(written['themeConfig'], { warn });
  const plugins = pluginsFromDocusaurus(written, { warn });
  const css = [...plugins.customCss, ...clientStyles(written['clientModules'], { warn })];
  const missing = css.filter((file) => options.unresolved.has(file));
  for (const file of missing)
    warn(`The style file \`${file}\` was not found among the installed packages; it is ignored.`);
  const config: Fields = {
    ...theme.config,
    ...plainFields(written, { warn }),
    markdown: markdownFromDocusaurus(written['markdown'], { plugins: plugins.markdown, warn }),
    docs: plugins.docs.length > 0 && plugins.docs.map((section) => ({ ...theme.docs, ...section.options })),
    blog: plugins.blog.length > 0 && plugins.blog.map((section) => ({ ...theme.blog, ...section.options })),
    pages: plugins.pages.length > 0 && plugins.pages.map(({ options: section }) => section),
    sitemap: plugins.sitemap?.options ?? false,
    customCss: css.filter((file) => !missing.includes(file)),
    redirects: plugins.redirects,
    createRedirects: plugins.createRedirects,
    forComponents: {
      organizationName: written['organizationName'],
      projectName: written['projectName'],
      themeConfig: theme.others,
    },
    // A site that was searched by a service is searched in the browser.
    search: plugins.search || fieldsOf(written['themeConfig'])['algolia'] !== undefined,
  };
  const prefixes = new Map<string, KeyPath>(Object.keys(theme.config).map((key) => [key, ['themeConfig', key]]));
  for (const kind of ['docs', 'blog', 'pages'] as const)
    for (const [index, { path }] of plugins[kind].entries()) prefixes.set(`${kind}[${index}]`, path);
  if (plugins.sitemap) prefixes.set('sitemap', plugins.sitemap.path);
  return { config, problems, authorPath: (path) => authorPath(path, { prefixes }) };
}

function plainFields(written: Fields, options: { warn: (message: string) => void }): Fields {
  const fields: Fields = {};
  for (const [key, value] of Object.entries(written)) {
    if (SAME_NAME.has(key)) fields[key] = value;
    else if (!KNOWN.has(key) && value !== undefined) options.warn(`\`${key}\` is not supported and is ignored.`);
  }
  const { url, baseUrl } = written;
  fields['baseUrl'] = typeof baseUrl === 'string' ? `/${baseUrl}/`.replace(/\/{2,}/g, '/') : baseUrl;
  fields['url'] = url;
  if (typeof url === 'string' && URL.canParse(url) && new URL(url).pathname !== '/') {
    fields['url'] = new URL(url).origin;
    options.warn(`\`url\` is "${url}"; its path is ignored. A path belongs in \`baseUrl\`.`);
  }
  return fields;
}

/** Client modules that are style sheets can be kept. */
function clientStyles(written: unknown, options: { warn: (message: string) => void }): string[] {
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
