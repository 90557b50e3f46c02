import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPackageOf } from './content-plugins.ts';
import { printJson, type GeneratedFiles } from './generated-files.ts';
import { runHook } from './load-plugin.ts';
import type {
  AllContent,
  ContentActions,
  DocusaurusContext,
  PluginInstance,
  RouteConfig,
  TranslationFile,
} from './types.ts';

/** A route with the plugin that added it. */
export interface PluginRoute {
  plugin: PluginInstance;
  route: RouteConfig;
}

/** What the plugins of a site gave for one language. */
export interface SiteContent {
  routes: PluginRoute[];
  globalData: AllContent;
  /** By the place of its plugin. */
  contents: unknown[];
  /** Texts of the plugins, by file in the folder of a language. */
  translations: Record<string, TranslationFile['content']>;
}

export interface RunOptions {
  context: DocusaurusContext;
  files: GeneratedFiles;
  /** Content of plugins that run here only to be seen by others. */
  otherContent: () => Promise<AllContent>;
  /** Whether a route is made by Yaprak itself. */
  isOwnRoute: (route: RouteConfig, plugin: PluginInstance) => boolean;
}

/** `loadContent`, `translateContent`, `contentLoaded` and `allContentLoaded`. All plugins have done one before any does the next. */
export async function runContent(plugins: readonly PluginInstance[], options: RunOptions): Promise<SiteContent> {
  const site: SiteContent = { routes: [], globalData: {}, contents: [], translations: {} };
  site.contents = await Promise.all(
    plugins.map(async (plugin) =>
      translate(plugin, await hook(plugin, 'loadContent', () => plugin.loadContent?.()), { ...options, site }),
    ),
  );
  const needsAll = plugins.some((plugin) => plugin.allContentLoaded !== undefined || readsAll(plugin));
  const allContent = needsAll ? gather(plugins, site.contents, await options.otherContent()) : {};
  for (const [index, plugin] of plugins.entries()) {
    const given = { content: site.contents[index], ...(readsAll(plugin) ? { allContent } : {}) };
    await hook(plugin, 'contentLoaded', () =>
      plugin.contentLoaded?.({ ...given, actions: createActions(plugin, { ...options, site }) }),
    );
  }
  for (const plugin of plugins)
    await hook(plugin, 'allContentLoaded', () =>
      plugin.allContentLoaded?.({ allContent, actions: createActions(plugin, { ...options, site }) }),
    );
  return site;
}

/** Before it had `allContentLoaded`, Docusaurus gave the content of all to `contentLoaded`. It is read from disk only for one that asks. */
const readsAll = ({ contentLoaded }: PluginInstance): boolean => /\ballContent\b/.test(String(contentLoaded));

function hook<Result>(plugin: PluginInstance, name: string, run: () => Result | Promise<Result>) {
  return runHook(plugin.name, name, run);
}

function gather(plugins: readonly PluginInstance[], contents: readonly unknown[], others: AllContent): AllContent {
  const all: AllContent = { ...others };
  for (const [index, { name, id }] of plugins.entries()) all[name] = { ...all[name], [id]: contents[index] };
  return all;
}

function createActions(plugin: PluginInstance, options: RunOptions & { site: SiteContent }): ContentActions {
  const { context, files, site } = options;
  const folder = path.join(context.generatedFilesDir, plugin.name, plugin.id);
  return {
    addRoute(route) {
      if (!options.isOwnRoute(route, plugin)) site.routes.push({ plugin, route });
    },
    createData(name, data) {
      const file = path.join(folder, name);
      files.write(file, typeof data === 'string' ? data : printJson(data));
      return Promise.resolve(file);
    },
    setGlobalData(data) {
      (site.globalData[plugin.name] ??= {})[plugin.id] = data;
    },
  };
}

/** The content in the language of the context, if the plugin knows how to translate it. */
async function translate(
  plugin: PluginInstance,
  content: unknown,
  { context, site }: RunOptions & { site: SiteContent },
): Promise<unknown> {
  if (!plugin.getTranslationFiles) return content;
  const sources = await hook(plugin, 'getTranslationFiles', () => plugin.getTranslationFiles?.({ content }));
  // The engine writes the texts of its own sections.
  if (contentPackageOf(plugin) === undefined)
    for (const file of sources ?? []) site.translations[nameOf(file, plugin)] = file.content;
  const translationFiles = (sources ?? []).map((file) => localize(file, { plugin, context }));
  if (!plugin.translateContent) return content;
  return hook(plugin, 'translateContent', () => plugin.translateContent?.({ content, translationFiles }));
}

/** Its name in the folder of a language. */
function nameOf(file: TranslationFile, { name, id }: PluginInstance): string {
  return path.posix.join(id === 'default' ? name : `${name}-${id}`, `${file.path}.json`);
}

/** Texts that the site has translated replace those of the plugin. */
function localize(
  file: TranslationFile,
  { plugin, context }: { plugin: PluginInstance; context: DocusaurusContext },
): TranslationFile {
  const own = path.join(context.localizationDir, nameOf(file, plugin));
  if (!existsSync(own)) return file;
  const translated = JSON.parse(readFileSync(own, 'utf8')) as TranslationFile['content'];
  return { ...file, content: { ...file.content, ...translated } };
}
