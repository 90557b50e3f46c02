import type { Json, PluginBundle } from 'yaprak';
import { fieldsOf, isFields, listOf, type Fields } from '../config/entries.ts';
import { requireBrought } from './docusaurus-packages.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';
import { readRule } from './webpack-rules.ts';

/** What a plugin's `configureWebpack` comes to here. */
export interface WebpackResult {
  bundle: PluginBundle;
  /** What it asked for and does not get, in words. */
  lost: string[];
}

/** Settings of webpack's own work, which make no difference to what readers get. */
const SILENT = new Set([
  'mergeStrategy',
  'cache',
  'context',
  'devtool',
  'devServer',
  'ignoreWarnings',
  'infrastructureLogging',
  'mode',
  'module',
  'name',
  'node',
  'optimization',
  'output',
  'parallelism',
  'performance',
  'plugins',
  'resolve',
  'resolveLoader',
  'snapshot',
  'stats',
  'target',
  'watchOptions',
]);
/** Fields of `resolve` that are read, or that the engine does anyway. */
const RESOLVE = new Set([
  'alias',
  'fallback',
  'extensions',
  'symlinks',
  'modules',
  'mainFields',
  'mainFiles',
  'conditionNames',
  'fullySpecified',
  'plugins',
]);

/** Of the variant of a file for one platform, as packages for React Native have them: `.web.js`. All others the engine knows. */
const PLATFORM = /^\.[\w-]+\.(?:[cm]?[jt]sx?|json)$/;

/** Asks a plugin for its changes to a config of webpack, for the browser and the server, and reads what can be had here. */
export function readWebpackConfig(
  plugin: PluginInstance,
  { content, context }: { content: unknown; context: DocusaurusContext },
): WebpackResult {
  const aliases: Record<string, string | false> = {};
  const define: Record<string, Json> = {};
  const provide: Record<string, string | [string, string]> = {};
  const files: NonNullable<PluginBundle['files']>[number][] = [];
  const styles: Record<string, Fields> = {};
  const replaced: NonNullable<PluginBundle['replaced']>[number][] = [];
  const extensions = new Set<string>();
  const lost = new Set<string>();
  const take = (changes: Fields): void => {
    for (const key of Object.keys(changes)) if (!SILENT.has(key)) lost.add(`\`${key}\``);
    const resolve = fieldsOf(changes['resolve']);
    for (const key of Object.keys(resolve)) if (!RESOLVE.has(key)) lost.add(`\`resolve.${key}\``);
    for (const [name, target] of [...entriesOf(resolve['fallback']), ...entriesOf(resolve['alias'])]) {
      const first = Array.isArray(target) ? (target as unknown[])[0] : target;
      if (first === aliasesOf(context)[name]) continue;
      if (typeof first === 'string' || first === false) aliases[name] = first;
    }
    for (const each of listOf(resolve['extensions'])) if (PLATFORM.test(String(each))) extensions.add(String(each));
    for (const rule of listOf(fieldsOf(changes['module'])['rules'])) {
      const read = readRule(rule);
      if (read.file && !files.some(({ test }) => String(test) === String(read.file?.test))) files.push(read.file);
      Object.assign(styles, read.styles);
      for (const loader of read.lost) lost.add(`the loader \`${loader}\``);
    }
    for (const each of listOf(changes['plugins'])) readPlugin(each, { define, provide, replaced, lost, take });
  };
  for (const isServer of [false, true]) callConfigure(plugin, { isServer, content, context }).forEach(take);
  return {
    bundle: { aliases, replaced, extensions: [...extensions], define, provide, files, styles },
    lost: [...lost],
  };
}

function callConfigure(
  plugin: PluginInstance,
  { isServer, content, context }: { isServer: boolean; content: unknown; context: DocusaurusContext },
): Fields[] {
  const { configureWebpack } = plugin;
  if (typeof configureWebpack !== 'function') return [fieldsOf(configureWebpack)];
  const config = {
    mode: 'production',
    context: context.siteDir,
    resolve: { alias: aliasesOf(context), fallback: {}, extensions: [], modules: [], plugins: [] },
    module: { rules: [] },
    plugins: [],
    optimization: {},
    output: { publicPath: context.baseUrl },
  };
  const noLoader = (): unknown[] => [];
  const utilities = {
    getStyleLoaders: noLoader,
    getJSLoader: () => ({ loader: 'babel-loader' }),
    currentBundler: findBundler(context),
  };
  const result: unknown = (configureWebpack as (...given: unknown[]) => unknown)(config, isServer, utilities, content);
  // Some change the config that they are given, and return nothing, the whole, or what they want besides.
  return [config, fieldsOf(result)];
}

/** Aliases that a plugin finds in webpack's config, some to write files there. */
function aliasesOf({ siteDir, generatedFilesDir }: DocusaurusContext): Record<string, string> {
  return { '@site': siteDir, '@generated': generatedFilesDir };
}

/** The bundler that plugins bring or that came with Docusaurus, for what they use of it by themselves. It is loaded when they do. */
export function findBundler({ siteConfigPath }: DocusaurusContext): { name: string; readonly instance: unknown } {
  return {
    name: 'webpack',
    get instance() {
      return requireBrought('webpack', siteConfigPath);
    },
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(fieldsOf(value));
  return value.flatMap((each): [string, unknown][] =>
    isFields(each) ? [[String(each['name']) + (each['onlyModule'] ? '$' : ''), each['alias']]] : [],
  );
}

/** Plugins of webpack that only say values. Others work on webpack's own modules and files. */
function readPlugin(
  given: unknown,
  {
    define,
    provide,
    replaced,
    lost,
    take,
  }: {
    define: Record<string, Json>;
    provide: Record<string, string | [string, string]>;
    replaced: { name: RegExp; from?: RegExp; by?: string }[];
    lost: Set<string>;
    take: (changes: Fields) => void;
  },
): void {
  if (!isFields(given)) return;
  const name = (given as object).constructor.name;
  if (name === 'DefinePlugin') Object.assign(define, readDefinitions(fieldsOf(given['definitions']), ''));
  else if (name === 'ProvidePlugin')
    for (const [free, value] of Object.entries(fieldsOf(given['definitions']))) {
      const [module, exported, ...deeper] = (Array.isArray(value) ? value : [value]).map(String);
      // Every browser has it.
      if (free === 'console') continue;
      if (module === undefined || deeper.length > 0) lost.add(`webpack's plugin \`${name}\` for \`${free}\``);
      else provide[free] = exported === undefined ? module : [module, exported];
    }
  else if (name === 'EnvironmentPlugin')
    for (const key of listOf(given['keys']).map(String)) {
      const value = process.env[key] ?? fieldsOf(given['defaultValues'])[key];
      define[`process.env.${key}`] = value as Json;
    }
  else if (name === 'IgnorePlugin' && fieldsOf(given['options'])['resourceRegExp'] instanceof RegExp) {
    const { resourceRegExp, contextRegExp } = fieldsOf(given['options']);
    const isKnown = replaced.some((each) => String(each.name) === String(resourceRegExp));
    if (!isKnown)
      replaced.push({
        name: resourceRegExp as RegExp,
        ...(contextRegExp instanceof RegExp ? { from: contextRegExp } : {}),
      });
  } else if (name === 'NormalModuleReplacementPlugin' && typeof given['newResource'] === 'string') {
    const { resourceRegExp, newResource } = given as { resourceRegExp: RegExp; newResource: string };
    const isKnown = replaced.some((each) => String(each.name) === String(resourceRegExp));
    if (!isKnown) replaced.push({ name: resourceRegExp, by: newResource });
  } else if (!SILENT_PLUGINS.has(name)) {
    const changes = changedOptions(given);
    if (changes) take(changes);
    else lost.add(`webpack's plugin \`${name}\``);
  }
}

/** The options that a plugin changes, if it does nothing else: one that brings Node's modules to browsers. Others ask webpack for more. */
function changedOptions(plugin: Fields): Fields | undefined {
  if (typeof plugin['apply'] !== 'function') return undefined;
  const options = { plugins: [], resolve: { alias: {}, fallback: {} }, module: { rules: [] } };
  const compiler = new Proxy({ options } as Fields, {
    get(target, key) {
      if (key !== 'options') throw new Error(`There is no webpack here, and no ${String(key)} of it.`);
      return target[key];
    },
  });
  try {
    plugin['apply'](compiler);
    return options;
  } catch {
    return undefined;
  }
}

const SILENT_PLUGINS = new Set(['ProgressPlugin', 'BundleAnalyzerPlugin', 'RsdoctorWebpackPlugin']);

/** Definitions are code; what is data in it is taken, and an object stands for each of its fields. */
function readDefinitions(definitions: Fields, prefix: string): Record<string, Json> {
  const define: Record<string, Json> = {};
  for (const [name, value] of Object.entries(definitions)) {
    if (isFields(value)) Object.assign(define, readDefinitions(value, `${prefix}${name}.`));
    else if (typeof value === 'string') define[prefix + name] = parseCode(value);
    else define[prefix + name] = value as Json;
  }
  return define;
}

function parseCode(code: string): Json {
  try {
    return JSON.parse(code) as Json;
  } catch {
    return code === 'undefined' ? undefined : code.replace(/^'(.*)'$/s, '$1');
  }
}
