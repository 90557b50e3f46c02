import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { describeUnknown, YaprakError } from '../errors/index.ts';
import {
  ADAPTERS,
  adapterMissing,
  type Adapter,
  type MappedConfig,
  type ReadConfigContext,
} from '../shared/adapter.ts';
import type { Problem } from '../shared/model.ts';
import type { KeyPath } from '../shared/plain-data.ts';
import { loadAdapter } from './adapters.ts';
import { findKey } from './find-key.ts';
import { loadExports, loadModule, type LoadedModule } from './module/load-module.ts';
import { packageName } from './module/module-host.ts';
import { resolveConfig } from './resolve.ts';
import type { SiteConfig } from './schema.ts';

export { loadModuleFile } from './module/load-module.ts';

export interface LoadedConfig {
  config: SiteConfig;
  /** Warnings only: with an error there is no config. */
  problems: Problem[];
  /** Absolute paths of the config and of the files of the site that it imports. */
  files: string[];
  /** Of a config that was written for another engine. */
  foreign?: { adapter: Adapter; features: readonly string[] };
  /** Finds the place of a key in the config file. */
  locate(path: KeyPath): Pick<Problem, 'file' | 'line' | 'column'>;
}

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const NAMES = ['yaprak.config', ...ADAPTERS.map(({ configFile }) => configFile)];
const FILE_NAMES = NAMES.flatMap((name) => EXTENSIONS.map((extension) => `${name}.${extension}`));
const DEFAULT_CSS = 'src/css/custom.css';

export interface LoadConfigOptions {
  configFile?: string;
  /** Folder that the site is written into, absolute. Default: `build` in the site. */
  outDir?: string;
}

/** Finds, runs, checks and completes the config of a site. Throws a YaprakError with all problems if one of them is an error. */
export async function loadConfig(siteDir: string, options: LoadConfigOptions = {}): Promise<LoadedConfig> {
  const folder = resolve(siteDir);
  const file = findConfigFile(folder, options);
  const configFile = relative(folder, file).split(sep).join('/');
  const foreign = ADAPTERS.find((known) => basename(file).startsWith(known.configFile));
  const module = await loadModule(file, {
    siteDir: folder,
    standIns: foreign !== undefined,
    namedDefaults: foreign !== undefined,
  });
  const written = await readValue(module, { configFile });
  const common = {
    siteDir: folder,
    configFile,
    text: readFileSync(file, 'utf8'),
    defaultCss: existsSync(join(folder, DEFAULT_CSS)) ? [DEFAULT_CSS] : [],
  };
  if (!foreign) return finish(resolveConfig(written, common), { ...common, module, warnings: [] });
  const adapter = await loadAdapter(foreign);
  if (!adapter) throw new YaprakError(adapterMissing(configFile, foreign));
  const files = new Set(module.files);
  const context: ReadConfigContext = {
    configFile,
    siteDir: folder,
    missing: module.missing(),
    unresolved: module.unresolved(),
    packageName,
    outDir: options.outDir ?? join(folder, 'build'),
    async loadModule(named, options = {}) {
      const loaded = await loadExports(named, { siteDir: folder, namedDefaults: true, ...options });
      for (const each of loaded.files) files.add(each);
      return loaded.exports;
    },
  };
  const { config, problems, authorPath, features = [] } = await readForeign(adapter, { written, context });
  return finish(resolveConfig(config, { ...common, defaultCss: [], foreign: { authorPath } }), {
    ...common,
    module: { ...module, files: [...files] },
    warnings: problems,
    foreign: { adapter, features },
  });
}

/** Code of the site runs while its config is read: what it throws is no bug of the engine. */
async function readForeign(
  adapter: Adapter,
  { written, context }: { written: unknown; context: ReadConfigContext },
): Promise<MappedConfig> {
  try {
    return await adapter.readConfig(written, context);
  } catch (error) {
    if (error instanceof YaprakError) throw error;
    const message = describeUnknown(error);
    throw new YaprakError(
      { code: 'plugin-failed', severity: 'error', message, file: context.configFile },
      { cause: error },
    );
  }
}

function findConfigFile(folder: string, options: { configFile?: string }): string {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new YaprakError({
      code: 'site-missing',
      severity: 'error',
      message: `The site folder \`${folder}\` does not exist.`,
      hint: 'Give the folder that holds `yaprak.config.ts`, as in `yaprak build site`.',
    });
  }
  if (options.configFile !== undefined) {
    const file = resolve(folder, options.configFile);
    if (existsSync(file)) return file;
    throw new YaprakError({
      code: 'config-not-found',
      severity: 'error',
      message: `The config file \`${options.configFile}\` does not exist in \`${folder}\`.`,
    });
  }
  const found = FILE_NAMES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  throw new YaprakError({
    code: 'config-not-found',
    severity: 'error',
    message: `No config was found in \`${folder}\`: there is neither ${NAMES.map((name) => `a \`${name}\``).join(' nor ')} with one of the endings ${EXTENSIONS.map((extension) => `.${extension}`).join(', ')}.`,
    hint: "To start, write `yaprak.config.mjs` there: export default { title: 'My site', url: 'https://example.com' };",
  });
}

/** A config may be a value, a promise, or a function of either. */
async function readValue(module: LoadedModule, options: { configFile: string }): Promise<unknown> {
  const { configFile } = options;
  let value = module.value;
  try {
    value = await (typeof value === 'function' ? (value as () => unknown)() : value);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const problem: Problem = {
      code: 'module-throws',
      severity: 'error',
      message: `The function that \`${configFile}\` exports threw an error: ${text}`,
      ...module.locate(error),
    };
    throw new YaprakError(problem, { cause: error });
  }
  if (value !== undefined && value !== null) return value;
  const message =
    typeof module.value === 'function'
      ? `The function that \`${configFile}\` exports returned nothing.`
      : `\`${configFile}\` exports nothing.`;
  throw new YaprakError({
    code: 'config-empty',
    severity: 'error',
    message,
    file: configFile,
    hint: 'Export the config: `export default { ... }`, or `module.exports = { ... }`.',
  });
}

function finish(
  resolved: { config?: SiteConfig; problems: Problem[] },
  options: {
    module: LoadedModule;
    warnings: Problem[];
    configFile: string;
    text: string;
    foreign?: LoadedConfig['foreign'];
  },
): LoadedConfig {
  const problems = [...options.warnings, ...resolved.problems];
  if (!resolved.config) throw new YaprakError(problems);
  const locate: LoadedConfig['locate'] = (path) => ({ file: options.configFile, ...findKey(options.text, path) });
  const { foreign } = options;
  return { config: resolved.config, problems, files: options.module.files, locate, ...(foreign && { foreign }) };
}
