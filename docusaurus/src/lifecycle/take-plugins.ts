import type { Problem, ReadConfigContext } from 'yaprak';
import { isEngineWork, isLocalSearch } from '../config/plugins.ts';
import {
  fieldsOf,
  isFields,
  listOf,
  readEntry,
  shortName,
  type Entry,
  type Fields,
  type MapContext,
} from '../config/entries.ts';
import type { MissingPlugin } from '../config/missing-packages.ts';
import { findSearchService } from '../config/search.ts';
import { runHook, type PluginModule } from './load-plugin.ts';
import { resolveFrom, resolvePlugin, type PluginKind } from './plugin-names.ts';
import type { DocusaurusContext } from './types.ts';

/** A config without the plugins that run by themselves, and those. */
export interface TakenPlugins {
  rest: Fields;
  plugins: (PluginModule & {
    /** Its place in the config, where another entry may take it. */
    index?: number;
  })[];
  problems: Problem[];
  /** What is not installed. */
  missing: MissingPlugin[];
}

/** Options of the classic preset that are plugins. */
const PRESET_PLUGINS: Readonly<Record<string, string>> = {
  gtag: '@docusaurus/plugin-google-gtag',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
};

/** Takes all plugins, themes and presets out of a config that the engine does not do the work of. They keep their order. */
export async function takePlugins(
  written: Fields,
  options: {
    /** Absolute. */
    configFile: string;
    /** What a preset that runs is told of the site. */
    createContext: () => DocusaurusContext;
    host: ReadConfigContext;
    /** Components read the index of the local search plugin: it runs as well. */
    ownSearch: boolean;
  },
): Promise<TakenPlugins> {
  const { host } = options;
  const taken: TakenPlugins = { rest: { ...written }, plugins: [], problems: [], missing: [] };
  const lists: Record<'plugin' | 'theme', unknown[]> = { plugin: [], theme: [] };
  const from = [options.configFile];
  const silent = silentContext(host);
  const service = findSearchService(written);
  const kept = service?.isKept ? shortName(service.theme, 'theme') : undefined;

  /** Nothing, or the entry itself when the mapping of the config reads it. */
  const take = async (item: unknown, kind: 'plugin' | 'theme', own: { from?: string[]; index?: number } = {}) => {
    const entry = readEntry(item, silent);
    const isKept = entry && (shortName(entry.name, kind) === kept || (options.ownSearch && isLocalSearch(entry.name)));
    if (!entry || (isEngineWork(entry.name, kind) && !isKept)) return item;
    const module = await findModule(item, { entry, kind, from: own.from ?? from, host });
    if (!module || isLost(module, taken)) return false;
    taken.plugins.push({ ...module, ...(own.index === undefined ? {} : { index: own.index }) });
    return false;
  };

  const presets: unknown[] = [];
  for (const item of listOf(written['presets'])) {
    const entry = readEntry(item, silent);
    if (!entry) continue;
    if (shortName(entry.name, 'preset') === 'classic') {
      const { options: given, extra } = splitClassic(entry.options);
      const places = [
        ...from,
        ...[resolvePlugin('classic', { kind: 'preset', from })].filter((file) => file !== undefined),
      ];
      for (const each of extra) await take(each, 'plugin', { from: places });
      // The preset brings this one by itself.
      if (kept === 'search-algolia') await take(service?.theme, 'theme', { from: places });
      presets.push([entry.name, given]);
      continue;
    }
    const module = await findModule(item, { entry, kind: 'preset', from, host });
    if (!module || isLost(module, taken)) continue;
    const made = await runPreset(module, options.createContext());
    for (const kind of ['plugin', 'theme'] as const)
      for (const each of listOf(made[`${kind}s`]))
        lists[kind].push(await take(each, kind, { from: [module.file, ...from] }));
  }
  for (const [index, item] of listOf(written['plugins']).entries())
    lists.plugin.push(await take(item, 'plugin', { index }));
  for (const item of listOf(written['themes'])) lists.theme.push(await take(item, 'theme'));
  Object.assign(taken.rest, { presets, plugins: lists.plugin, themes: lists.theme });
  return taken;
}

/** For a first look at entries: what is wrong with them is told when they are mapped. */
export function silentContext({ packageName }: ReadConfigContext): MapContext {
  return { warn() {}, packageName, isMissing: () => false };
}

interface FindOptions {
  entry: Entry;
  kind: PluginKind;
  from: readonly string[];
  host: ReadConfigContext;
}

/** Nothing for a package that is missing and is reported since the config imports it. */
async function findModule(
  item: unknown,
  { entry, kind, from, host }: FindOptions,
): Promise<PluginModule | Problem | MissingPlugin | undefined> {
  const [subject] = Array.isArray(item) ? (item as unknown[]) : [item];
  if (typeof subject !== 'string') {
    const origin = host.packageName(subject);
    if (origin !== undefined && host.missing.some(({ name }) => name === origin)) return undefined;
    const file = origin === undefined ? undefined : resolveFrom(origin, from[0] ?? '');
    return { ...entry, module: subject, file: file ?? from[0] ?? '' };
  }
  const file = resolvePlugin(subject, { kind, from });
  if (file === undefined) return { name: entry.name, kind };
  const reload = (): Promise<unknown> => runHook(entry.name, 'import', () => host.loadModule(file));
  try {
    return { ...entry, module: await reload(), file, reload };
  } catch (error) {
    const [problem] = (error as { problems?: readonly Problem[] }).problems ?? [];
    if (problem?.code !== 'module-missing' || !LACKS_PACKAGE.test(problem.message)) throw error;
    const message = `${problem.message} What the ${kind} \`${entry.name}\` adds to the site is missing.`;
    return { ...problem, code: 'config-package', severity: 'warning', message };
  }
}

/** A file of the site that is not there is an error of its author; a package may only not be installed or built. */
const LACKS_PACKAGE = / imports `[^./]/;

/** Notes what cannot run. */
function isLost(
  found: PluginModule | Problem | MissingPlugin,
  { problems, missing }: TakenPlugins,
): found is Problem | MissingPlugin {
  if ('severity' in found) problems.push(found);
  else if (!('module' in found)) missing.push(found);
  return !('module' in found);
}

async function runPreset(preset: PluginModule, context: DocusaurusContext): Promise<Fields> {
  const create = [preset.module, fieldsOf(preset.module)['default']].findLast((each) => typeof each === 'function');
  if (!create) return {};
  return fieldsOf(
    await runHook(preset.name, 'the preset itself', () =>
      (create as (context: DocusaurusContext, options: Fields) => unknown)(context, preset.options),
    ),
  );
}

/** The options of the classic preset that are sections, and those that are plugins. */
function splitClassic(written: Fields): { options: Fields; extra: [string, Fields][] } {
  const options: Fields = {};
  const extra: [string, Fields][] = [];
  for (const [key, value] of Object.entries(written)) {
    const name = PRESET_PLUGINS[key];
    if (name === undefined) options[key] = value;
    else if (isFields(value)) extra.push([name, value]);
  }
  return { options, extra };
}
