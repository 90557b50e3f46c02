import path from 'node:path';
import type { Plugin, Problem, ReadConfigContext } from 'yaprak';
import { fieldsOf, isFields, type Fields } from '../config/entries.ts';
import { listClientFiles, listConfigFiles, listThemeDirs } from './client-files.ts';
import { listCommands } from './commands.ts';
import { contentPackageOf, createGenerators, listSections, loadOriginal, readWrapper } from './content-plugins.ts';
import type { MissingPlugin } from '../config/missing-packages.ts';
import { loadPrismLanguages } from '../config/prism-languages.ts';
import { createContext, type ContextOptions } from './create-context.ts';
import { createPlugin, type PluginModule } from './load-plugin.ts';
import { hasLocalSearch, readsSearchIndex } from './own-search.ts';
import { createSitePlugin } from './site-plugin.ts';
import { completeSiteConfig } from './site-config.ts';
import { takeSsrTemplate } from './ssr-template.ts';
import { silentContext, takePlugins, type TakenPlugins } from './take-plugins.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

/** What becomes of a config once its plugins are found and made. */
export interface Lifecycle {
  /** The config without them. */
  rest: Fields;
  plugins: Plugin[];
  /** Style sheets that plugins bring, absolute. */
  styles: string[];
  /** Names of the plugins that run, as packages or as the author wrote them. */
  pluginNames: string[];
  problems: Problem[];
  missingPlugins: MissingPlugin[];
}

/** Finds, validates and makes the plugins of a config, and puts them behind one plugin of the engine. */
export async function createLifecycle(written: Fields, host: ReadConfigContext): Promise<Lifecycle> {
  const { siteDir } = host;
  const configFile = path.resolve(siteDir, host.configFile);
  const problems: Problem[] = [];
  const warn = (message: string): void =>
    void problems.push({ code: 'config-unsupported', severity: 'warning', message, file: host.configFile });
  const complete = (useInstalled: boolean): ContextOptions => ({
    siteDir,
    configFile,
    outDir: host.outDir,
    siteConfig: completeSiteConfig(written, { configFile, useInstalled }),
  });
  const take = (ownSearch: boolean): Promise<TakenPlugins> =>
    takePlugins(written, {
      configFile,
      createContext: () => createContext(undefined, complete(true)),
      host,
      ownSearch,
    });
  const ownSearch = (config: Fields, themeDirs: readonly string[]): boolean =>
    hasLocalSearch(config, silentContext(host)) && readsSearchIndex([path.join(siteDir, 'src'), ...themeDirs]);
  let taken = await take(ownSearch(written, []));
  const options = complete(taken.plugins.length > 0);
  startHistory(options.siteConfig, siteDir);
  const context = createContext(undefined, options);
  let made = await makePlugins(taken, { context, host, warn });
  // Folders of themes are known once all are made, and their order decides whose search box is drawn: so all are made again.
  if (ownSearch(taken.rest, listThemeDirs(made.plugins, siteDir))) {
    problems.length = 0;
    taken = await take(true);
    made = await makePlugins(taken, { context, host, warn });
  }
  takeSsrTemplate(context, warn);
  const ownFiles = listConfigFiles(written['clientModules'], context);
  const clientFiles = listClientFiles(made.plugins);
  for (const name of clientFiles.missing)
    warn(`The client module \`${name}\` of a plugin was not found; it is ignored.`);
  const themeDirs = listThemeDirs(made.plugins, siteDir);
  const languages = await loadPrismLanguages([path.join(siteDir, 'src/theme'), ...themeDirs], {
    siteConfig: context.siteConfig,
    host,
  });
  const plugin = createSitePlugin(made.plugins, {
    ...options,
    context,
    scripts: [...clientFiles.scripts, ...ownFiles.scripts],
    themeDirs,
    commands: listCommands(made.plugins, { context, warn }),
    sections: listSections(made.rest),
    load: host.loadModule,
    createFor: async (other) => {
      const fresh = await reloadPlugins(taken);
      return (await makePlugins(fresh, { context: other, host, warn() {} })).plugins;
    },
  });
  return {
    rest: {
      ...made.rest,
      // Its tags come with those of plugins.
      ssrTemplate: typeof written['ssrTemplate'] === 'string' ? undefined : written['ssrTemplate'],
      themeConfig: withDefaults(written['themeConfig'], context.siteConfig['themeConfig']),
      clientModules: keepStyles(written['clientModules'], ownFiles.scripts.length > 0 ? ownFiles.styles : undefined),
    },
    plugins: [...(languages ? [languages] : []), plugin],
    styles: clientFiles.styles,
    pluginNames: made.plugins.length > 0 ? taken.plugins.map(({ name }) => name) : [],
    problems: [...taken.problems, ...problems],
    missingPlugins: taken.missing,
  };
}

/** What the engine reads itself, as the author wrote it. */
const ENGINE_KEYS = /^(?:navbar|footer|announcementBar|colorMode|docs|blog|prism|tableOfContents|image|metadata)$/;

/** `validateThemeConfig` of a theme adds defaults, which its components rely on. */
function withDefaults(written: unknown, validated: unknown): unknown {
  if (written !== undefined && !isFields(written)) return written;
  const added = Object.entries(fieldsOf(validated)).filter(([key]) => !ENGINE_KEYS.test(key));
  return { ...written, ...Object.fromEntries(added) };
}

/** The mapping of the config reads style sheets only. Where there is nothing else, they stay as the author wrote them. */
function keepStyles(written: unknown, styles: string[] | undefined): unknown {
  return styles ?? written;
}

/** Docusaurus reads the history of files ahead where the config asks for it; its own plugins wait for what was begun here. */
function startHistory(siteConfig: Fields, siteDir: string): void {
  const { initialize } = fieldsOf(fieldsOf(siteConfig['future'])['experimental_vcs']);
  if (typeof initialize === 'function') (initialize as (site: { siteDir: string }) => void)({ siteDir });
}

async function reloadPlugins(taken: TakenPlugins): Promise<TakenPlugins> {
  const plugins: TakenPlugins['plugins'] = [];
  for (const each of taken.plugins) plugins.push({ ...each, module: each.reload ? await each.reload() : each.module });
  return { ...taken, plugins };
}

interface MakeOptions {
  context: DocusaurusContext;
  host: ReadConfigContext;
  warn: (message: string) => void;
}

/** Makes the plugins for one language. One that wraps docs, blog or pages leaves the section itself to the engine. */
async function makePlugins(
  taken: TakenPlugins,
  { context, host, warn }: MakeOptions,
): Promise<{ plugins: PluginInstance[]; rest: Fields }> {
  const plugins: PluginInstance[] = [];
  const entries = [...(taken.rest['plugins'] as unknown[])];
  for (const module of taken.plugins) {
    const instance = await createPlugin(module, context);
    if (!instance) continue;
    if (typeof instance.name !== 'string') {
      warn(
        `\`${module.name}\` gave a plugin without a name; it is ignored. A package that it imports may not be installed.`,
      );
      continue;
    }
    const wrapped = contentPackageOf(instance);
    if (wrapped === undefined) {
      plugins.push(instance);
      continue;
    }
    const section = [wrapped, module.options];
    if (module.index === undefined) entries.push(section);
    else entries[module.index] = section;
    const own = await readOwnHooks(instance, { module, wrapped, context, host, warn });
    if (own) plugins.push(own);
  }
  const rest = { ...taken.rest, plugins: entries };
  const { siteDir } = context;
  const generators = await createGenerators(listSections(rest), {
    context,
    load: host.loadModule,
    dirs: [path.join(siteDir, 'src'), ...listThemeDirs(plugins, siteDir)],
  });
  const isNew = ({ name, id }: PluginInstance): boolean =>
    !plugins.some((each) => each.name === name && each.id === id && each.contentLoaded);
  return { plugins: [...plugins, ...generators.filter(isNew)], rest };
}

async function readOwnHooks(
  instance: PluginInstance,
  { module, wrapped, context, host, warn }: MakeOptions & { module: PluginModule; wrapped: string },
): Promise<PluginInstance | undefined> {
  const original = await loadOriginal(wrapped, { context, load: host.loadModule });
  if (!original) return undefined;
  const { plugin, changesContent } = await readWrapper(instance, { original, context });
  if (changesContent)
    warn(
      `\`${module.name}\` changes what \`${wrapped}\` loads. The engine reads that content itself: readers see it as it is in the files.`,
    );
  return plugin;
}
