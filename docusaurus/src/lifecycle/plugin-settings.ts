import path from 'node:path';
import type { PluginBundle, PluginPolicy } from 'yaprak';
import { fieldsOf, listOf, type Fields } from '../config/entries.ts';
import { runHook } from './load-plugin.ts';
import { resolveFrom } from './plugin-names.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';
import { readWebpackConfig } from './webpack-config.ts';

interface BundleOptions {
  /** By the place of their plugin. */
  contents: readonly unknown[];
  context: DocusaurusContext;
  warn: (message: string) => void;
}

/** What `configureWebpack` and `configurePostCss` of all plugins come to. What cannot be had is one warning for each plugin. */
export async function readBundle(plugins: readonly PluginInstance[], options: BundleOptions): Promise<PluginBundle> {
  const { contents, context, warn } = options;
  const bundles: PluginBundle[] = hasDiagrams(context.siteConfig) ? [readDiagramSettings(context.siteDir)] : [];
  let postcss: unknown[] = [];
  for (const [index, plugin] of plugins.entries()) {
    if (plugin.configureWebpack !== undefined) {
      const { bundle, lost } = await runHook(plugin.name, 'configureWebpack', () =>
        readWebpackConfig(plugin, { content: contents[index], context }),
      );
      bundles.push(bundle);
      if (lost.length > 0)
        warn(
          `\`${plugin.name}\` changes how webpack bundles (${lost.join(', ')}). There is no webpack here: what readers would see of it is missing.`,
        );
    }
    const own = await runHook(plugin.name, 'configurePostCss', () => plugin.configurePostCss?.({ plugins: postcss }));
    if (own?.plugins) postcss = own.plugins;
  }
  return {
    aliases: Object.assign({}, ...bundles.map(({ aliases }) => aliases)) as NonNullable<PluginBundle['aliases']>,
    replaced: bundles.flatMap(({ replaced = [] }) => replaced),
    define: Object.assign({}, ...bundles.map(({ define }) => define)) as NonNullable<PluginBundle['define']>,
    provide: Object.assign({}, ...bundles.map(({ provide }) => provide)) as NonNullable<PluginBundle['provide']>,
    files: bundles.flatMap(({ files = [] }) => files),
    styles: Object.assign({}, ...bundles.map(({ styles }) => styles)) as NonNullable<PluginBundle['styles']>,
    postcss,
  };
}

const ELK = '@mermaid-js/layout-elk';

/**
 * What the theme for diagrams defines for its own code. The engine draws diagrams instead of that theme, but a part of a site may call its
 * hooks (`@docusaurus/theme-mermaid/client`), and draws nothing without it.
 */
function readDiagramSettings(siteDir: string): PluginBundle {
  const hasElk = resolveFrom(ELK, path.join(siteDir, 'package.json')) !== undefined;
  return {
    define: { __DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__: hasElk },
    aliases: hasElk ? {} : { [ELK]: false },
  };
}

/** A preset may bring the theme: then it is the switch that says so. A theme that the config imports is a function. */
function hasDiagrams({ themes, markdown }: Fields): boolean {
  if (fieldsOf(markdown)['mermaid'] === true) return true;
  return listOf(themes).some((entry) => {
    const [theme] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    return /mermaid/i.test(typeof theme === 'function' ? theme.name : String(theme));
  });
}

/** The folders and files that plugins want to be watched. Of a pattern, the folder that it begins with. */
export function watchedPaths(plugins: readonly PluginInstance[], siteDir: string): string[] {
  return plugins
    .flatMap((plugin) => listOf(plugin.getPathsToWatch?.()).map(String))
    .map((pattern) => path.resolve(siteDir, pattern.replace(/[^\\/]*[*?{[(!].*$/, '')));
}

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What the scripts of known plugins need. Of others, the hosts that their scripts come from are allowed. */
const POLICIES: Readonly<Record<string, PluginPolicy>> = {
  'docusaurus-plugin-google-analytics': { scripts: ['https://www.google-analytics.com'], connect: GOOGLE },
  'docusaurus-plugin-google-gtag': { connect: GOOGLE },
  'docusaurus-plugin-google-tag-manager': { scripts: ['https://www.googletagmanager.com'], connect: GOOGLE },
  'docusaurus-theme-search-algolia': { connect: ['https://*.algolia.net', 'https://*.algolianet.com'] },
  // Its panel sends requests to the servers that the description of an API names.
  'docusaurus-theme-openapi': { connect: ['https:', 'http://localhost:*'] },
  // Its blocks get their code from there.
  'docusaurus-theme-github-codeblock': { connect: ['https://raw.githubusercontent.com'] },
  // It compiles what the reader types.
  'docusaurus-theme-live-codeblock': { scripts: ["'unsafe-eval'"] },
  // Its templates of results are compiled in the browser.
  'docusaurus-lunr-search': { scripts: ["'unsafe-eval'"] },
};

/** The servers that the search asks, in the forms that its client takes. */
function listTypesenseHosts({ themeConfig }: Fields): string[] {
  const server = fieldsOf(fieldsOf(fieldsOf(themeConfig)['typesense'])['typesenseServerConfig']);
  return [...listOf(server['nodes']), server['nearestNode']].flatMap((node) => {
    const { protocol = 'http', host, port, url } = fieldsOf(node);
    const address = typeof url === 'string' ? url : `${String(protocol)}://${String(host)}:${String(port)}`;
    return URL.canParse(address) ? new URL(address).origin : [];
  });
}

export function policyOf(plugins: readonly PluginInstance[], siteConfig: Fields = {}): PluginPolicy {
  const all = plugins
    .flatMap(({ name }) => [
      POLICIES[name] ?? [],
      name === 'docusaurus-theme-search-typesense' ? { connect: listTypesenseHosts(siteConfig) } : [],
    ])
    .flat();
  // What a plugin brings may be WebAssembly, as in searches that it indexes after the build. This allows no code that a text becomes.
  const bringsCode = plugins.some((plugin) => plugin.getThemePath ?? plugin.getClientModules ?? plugin.injectHtmlTags);
  return {
    scripts: [...(bringsCode ? ["'wasm-unsafe-eval'"] : []), ...all.flatMap(({ scripts = [] }) => scripts)],
    connect: [...new Set(all.flatMap(({ connect = [] }) => connect))],
  };
}
