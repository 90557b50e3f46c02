import path from 'node:path';
import { fieldsOf, isFields, type Fields } from '../config/entries.ts';
import { readVersion } from './create-context.ts';
import { requireBrought } from './docusaurus-packages.ts';
import type { DocusaurusContext, DocusaurusPlugin, PluginInstance } from './types.ts';

/** A plugin or theme that the config names, found and run, but not yet made. */
export interface PluginModule {
  /** Package, file or function, for messages. */
  name: string;
  /** All exports of its module, or the function that stands in the config. */
  module: unknown;
  /** File of the module; for a function, the config. */
  file: string;
  /** Runs the module once more: each language has one of its own, as a module may hold what it has loaded. */
  reload?: () => Promise<unknown>;
  /** As the author wrote them. */
  options: Fields;
}

/** An error of a plugin's own code. Its message names the plugin and the hook. */
export class PluginError extends Error {
  constructor(plugin: string, hook: string, cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    super(`\`${plugin}\` failed in \`${hook}\`: ${text}`, { cause });
  }
}

/** Calls a hook, and names plugin and hook if it throws. */
export async function runHook<Result>(
  plugin: string,
  hook: string,
  run: () => Result | Promise<Result>,
): Promise<Awaited<Result>> {
  try {
    return await run();
  } catch (error) {
    // What the engine throws says where the error is.
    const isNamed = error instanceof PluginError || (error instanceof Error && 'problems' in error);
    throw isNamed ? error : new PluginError(plugin, hook, error);
  }
}

/** Validates the options and makes the plugin. Nothing when it says that it has nothing to do. */
export async function createPlugin(
  loaded: PluginModule,
  context: DocusaurusContext,
): Promise<PluginInstance | undefined> {
  const { name, file } = loaded;
  const { create, validateOptions, validateThemeConfig } = readExports(loaded.module);
  if (!create) throw new PluginError(name, 'default', 'it exports no function');
  const options = await runHook(name, 'validateOptions', () =>
    validateOptions
      ? validateOptions({ options: loaded.options, validate: findValidator(context, 'normalizePluginOptions') })
      : { ...loaded.options, id: loaded.options['id'] ?? 'default' },
  );
  if (validateThemeConfig) {
    const validate = findValidator(context, 'normalizeThemeConfig');
    const themeConfig = fieldsOf(context.siteConfig['themeConfig']);
    const validated = await runHook(name, 'validateThemeConfig', () => validateThemeConfig({ themeConfig, validate }));
    context.siteConfig['themeConfig'] = { ...themeConfig, ...fieldsOf(validated) };
  }
  const made = await runHook(name, 'the plugin itself', () => create(context, options));
  if (!isFields(made)) return undefined;
  return {
    // Methods of a class are not copied by a spread.
    ...bindMethods(made as unknown as DocusaurusPlugin),
    id: String(fieldsOf(options)['id'] ?? 'default'),
    options: fieldsOf(options),
    dir: path.dirname(file),
    version: describeVersion(file, context),
  };
}

interface PluginExports {
  create?: (context: DocusaurusContext, options: unknown) => unknown;
  validateOptions?: (given: { options: unknown; validate: Validate }) => unknown;
  validateThemeConfig?: (given: { themeConfig: unknown; validate: Validate }) => unknown;
}

/** The function may be the module, its default export, or the default of that: compilers differ. */
function readExports(module: unknown): PluginExports {
  const inner = (value: unknown): unknown => (value as { default?: unknown } | undefined)?.default;
  const layers = [module, inner(module), inner(inner(module))];
  const find = <Found>(name: string): Found | undefined =>
    layers.map((layer) => (layer as Fields | undefined)?.[name]).find((value) => typeof value === 'function') as
      | Found
      | undefined;
  const create = layers.findLast((layer) => typeof layer === 'function');
  return {
    ...(create ? { create: create as NonNullable<PluginExports['create']> } : {}),
    validateOptions: find('validateOptions'),
    validateThemeConfig: find('validateThemeConfig'),
  };
}

type Validate = (schema: Schema, value: unknown) => unknown;

/** As much of a schema of Joi or Yup as is used. */
interface Schema {
  append?(fields: Fields): Schema;
  validate?(value: unknown, options?: Fields): { value?: unknown; error?: Error };
}

/** Docusaurus's own, if it is installed: it adds what all plugins may have. Else the schema alone decides. */
function findValidator({ siteConfigPath }: DocusaurusContext, name: string): Validate {
  try {
    const package_ = requireBrought('@docusaurus/utils-validation', siteConfigPath);
    const own = (package_ as Record<string, Validate | undefined>)[name];
    if (own) return own;
  } catch {
    // It is not installed.
  }
  return (schema, value) => {
    const { value: validated = value, error } = schema.validate?.(value, { allowUnknown: true }) ?? {};
    if (error) throw error;
    return isFields(validated) && name === 'normalizePluginOptions' ? { id: 'default', ...validated } : validated;
  };
}

function bindMethods(plugin: DocusaurusPlugin): DocusaurusPlugin {
  const bound: Fields = { ...plugin };
  const prototype: unknown = Object.getPrototypeOf(plugin);
  if (prototype === Object.prototype || prototype === null) return bound as unknown as DocusaurusPlugin;
  for (const key of Object.getOwnPropertyNames(prototype)) {
    const value = (plugin as unknown as Fields)[key];
    if (key !== 'constructor') bound[key] = typeof value === 'function' ? (value.bind(plugin) as unknown) : value;
  }
  return bound as unknown as DocusaurusPlugin;
}

function describeVersion(file: string, { siteDir, siteConfigPath }: DocusaurusContext): Fields {
  const [, folder, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))/.exec(file) ?? [];
  if (folder !== undefined) return { type: 'package', name, version: readVersion(path.join(folder, 'package.json')) };
  const isFile = file !== siteConfigPath && file.startsWith(siteDir + path.sep);
  return { type: isFile ? 'project' : 'local' };
}
