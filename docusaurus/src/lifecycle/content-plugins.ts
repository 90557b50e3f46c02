import { createRequire } from 'node:module';
import { listOf, fieldsOf, type Fields } from '../config/entries.ts';
import { resolveBrought } from './docusaurus-packages.ts';
import { createPlugin, type PluginModule } from './load-plugin.ts';
import { readModules } from './site-modules.ts';
import type { AllContent, DocusaurusContext, PluginInstance, RouteConfig } from './types.ts';

/** The plugins whose work the engine does itself, by what they are named here. */
const CONTENT: Readonly<Record<string, string>> = {
  'docusaurus-plugin-content-docs': '@docusaurus/plugin-content-docs',
  'docusaurus-plugin-content-blog': '@docusaurus/plugin-content-blog',
  'docusaurus-plugin-content-pages': '@docusaurus/plugin-content-pages',
};

/** Hooks that need content. */
const OF_CONTENT = new Set([
  'loadContent',
  'contentLoaded',
  'allContentLoaded',
  'translateContent',
  'getTranslationFiles',
]);

/** The package of Docusaurus that a plugin of the site stands in for. */
export function contentPackageOf({ name }: Pick<PluginInstance, 'name'>): string | undefined {
  return CONTENT[name];
}

export interface Wrapper {
  /** With those hooks only that are its own. Nothing when it has none. */
  plugin?: PluginInstance;
  /** It changes the content itself, which is read by the engine. */
  changesContent: boolean;
}

/**
 * A plugin of the site that wraps one of Docusaurus's: the engine makes the section, and of the plugin run those hooks that the wrapper has
 * replaced. A hook is its own when its code differs from the original's.
 */
export async function readWrapper(
  instance: PluginInstance,
  { original, context }: { original: PluginModule; context: DocusaurusContext },
): Promise<Wrapper> {
  const plain = await createPlugin({ ...original, options: instance.options }, context);
  const isOwn = (hook: string): boolean => {
    const own = (instance as unknown as Fields)[hook];
    return typeof own === 'function' && String(own) !== String((plain as unknown as Fields | undefined)?.[hook]);
  };
  const needsContent = isOwn('contentLoaded') || isOwn('allContentLoaded');
  const isKept = (hook: string): boolean => (OF_CONTENT.has(hook) ? needsContent : isOwn(hook));
  const plugin = keepHooks(instance, isKept);
  return {
    ...(listHooks(plugin).length > 0 ? { plugin } : {}),
    changesContent: isOwn('loadContent') || isOwn('translateContent'),
  };
}

function listHooks(instance: PluginInstance): string[] {
  return Object.keys(instance).filter((key) => typeof (instance as unknown as Fields)[key] === 'function');
}

function keepHooks(instance: PluginInstance, isKept: (hook: string) => boolean): PluginInstance {
  const kept = { ...instance };
  for (const hook of listHooks(instance)) if (!isKept(hook)) delete (kept as unknown as Fields)[hook];
  return kept;
}

/** Whether a route is a page that the engine makes of docs, posts and pages. */
export function isContentRoute({ component }: RouteConfig, plugin: PluginInstance): boolean {
  if (contentPackageOf(plugin) === undefined) return false;
  const named = Object.entries(plugin.options).flatMap(([key, value]) => (key.endsWith('Component') ? [value] : []));
  return named.includes(component) || /^@theme\/(?:Doc|Blog|MDXPage)/.test(component);
}

/** A section of the config, as its plugin would load it. */
export interface ContentSection {
  package: string;
  options: Fields;
}

/** The content of sections in the shape of Docusaurus, read by its own plugins where they are installed. */
export async function loadOtherContent(
  sections: readonly ContentSection[],
  { context, load }: { context: DocusaurusContext; load: (file: string) => Promise<unknown> },
): Promise<AllContent> {
  const all: AllContent = {};
  for (const section of sections) {
    const original = await loadOriginal(section.package, { context, load });
    const plugin = original && (await createPlugin({ ...original, options: section.options }, context));
    if (plugin) all[plugin.name] = { ...all[plugin.name], [plugin.id]: await plugin.loadContent?.() };
  }
  return all;
}

/**
 * Plugins that write what Docusaurus generates of docs, posts and pages, for those sections whose files a site's own code imports. A home page
 * takes its newest posts from there.
 */
export async function createGenerators(
  sections: readonly ContentSection[],
  options: { context: DocusaurusContext; load: (file: string) => Promise<unknown>; dirs: readonly string[] },
): Promise<PluginInstance[]> {
  /** By section: the files among the props of its pages. */
  const imported = new Map<string, Set<string>>();
  for (const code of readModules(options.dirs))
    for (const [, of = '', props] of code.matchAll(GENERATED_OF)) {
      const known = imported.get(of) ?? new Set();
      imported.set(of, props === undefined ? known : known.add(props));
    }
  const generators: PluginInstance[] = [];
  if (imported.size === 0) return generators;
  for (const section of sections) {
    const name = section.package.replace('@docusaurus/', 'docusaurus-');
    const props = imported.get(`${name}/${String(section.options['id'] ?? 'default')}`);
    if (!props) continue;
    const original = await loadOriginal(section.package, options);
    const plugin = original && (await createPlugin({ ...original, options: section.options }, options.context));
    if (!plugin) continue;
    // The engine says what is wrong with the content. Older versions refuse these options, so they come after their check.
    Object.assign(plugin.options, QUIET);
    if (props.size > 0) writeRouteProps(plugin, { props, configFile: options.context.siteConfigPath });
    generators.push(keepHooks(plugin, (hook) => OF_CONTENT.has(hook) || hook === 'getPathsToWatch'));
  }
  return generators;
}

const QUIET = { onInlineAuthors: 'ignore', onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore' };

const GENERATED_OF = /\b(docusaurus-plugin-content-(?:docs|blog|pages)\/[\w-]+)\/(p\/[\w.-]+\.json)?/g;

/** Writes those props of its pages that a site's own code imports, under the names that the installed Docusaurus gives them. */
function writeRouteProps(plugin: PluginInstance, options: { props: ReadonlySet<string>; configFile: string }): void {
  const { contentLoaded } = plugin;
  const nameOf = findPropsName(options.configFile);
  if (!contentLoaded || !nameOf) return;
  plugin.contentLoaded = (given) => {
    const { actions } = given;
    const written: Promise<unknown>[] = [];
    const write = (route: RouteConfig): void => {
      const file = `p/${nameOf(route)}`;
      if (route.props && options.props.has(file)) written.push(actions.createData(file, route.props));
      for (const each of route.routes ?? []) write(each);
    };
    const addRoute = (route: RouteConfig): void => {
      write(route);
      actions.addRoute(route);
    };
    return Promise.resolve(contentLoaded({ ...given, actions: { ...actions, addRoute } })).then(() =>
      Promise.all(written),
    );
  };
}

function findPropsName(configFile: string): ((route: RouteConfig) => string) | undefined {
  try {
    const codegen = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
    const { generateRoutePropFilename } = createRequire(configFile)(codegen) as {
      generateRoutePropFilename?: (route: RouteConfig) => string;
    };
    return generateRoutePropFilename;
  } catch {
    return undefined;
  }
}

/** One of Docusaurus's plugins, if it is installed. */
export async function loadOriginal(
  name: string,
  { context, load }: { context: DocusaurusContext; load: (file: string) => Promise<unknown> },
): Promise<PluginModule | undefined> {
  const file = resolveBrought(name, context.siteConfigPath);
  return file === undefined ? undefined : { name, file, module: await load(file), options: {} };
}

/** The docs, blogs and pages that a config names, in the preset and among the plugins. */
export function listSections(config: Fields): ContentSection[] {
  const sections: ContentSection[] = [];
  const add = (kind: string, options: unknown): void => {
    if (options !== false) sections.push({ package: `@docusaurus/plugin-content-${kind}`, options: fieldsOf(options) });
  };
  for (const entry of listOf(config['presets'])) {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    if (!/(?:^|preset-)classic/.test(String(name))) continue;
    for (const kind of ['docs', 'blog', 'pages']) add(kind, fieldsOf(options)[kind]);
  }
  for (const entry of listOf(config['plugins'])) {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as unknown[];
    const kind = /(?:^|plugin-)content-(docs|blog|pages)\b/.exec(String(name))?.[1];
    if (kind !== undefined) add(kind, options);
  }
  return sections;
}
