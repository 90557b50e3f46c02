import { existsSync } from 'node:fs';
import { createRequire, type SourceMap } from 'node:module';
import { dirname, isAbsolute, join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageOf } from '../../errors/hints.ts';
import { defineConfig } from '../define-config.ts';

/** The state of one load of a module. */
export interface ModuleHost {
  /** Absolute paths of the author's files that were run. */
  files: Set<string>;
  /** Packages that are not installed or not built, with their stubs and the file that imports them. */
  missing: Map<string, { standIn: unknown; from: string }>;
  /** Names that `require.resolve` returned for packages that are not installed. */
  unresolved: Set<string>;
  /** Whether a missing package is replaced by a stub; otherwise it is an error. */
  standIns: boolean;
  /** Whether the default import of a CommonJS module is what it calls `default`, as the loaders of other generators have it. */
  namedDefaults: boolean;
  /** Modules that the caller gives, by the names by which files import them. */
  given: Readonly<Record<string, unknown>>;
  /** What `@site/` stands for. */
  siteDir: string;
  /** The bundle that runs instead of the files, with its source map. Set before it runs, since it may throw. */
  bundle?: { name: string; map?: SourceMap };
}

export function createModuleHost(options: Partial<ModuleHost> & { siteDir: string }): ModuleHost {
  return {
    files: new Set(),
    missing: new Map(),
    unresolved: new Set(),
    standIns: false,
    namedDefaults: false,
    given: {},
    ...options,
  };
}

export function isBare(specifier: string): boolean {
  return !/^(?:\.{0,2}\/|\.{1,2}$|[A-Za-z]:[\\/]|file:|node:|data:)/.test(specifier);
}

/** Whether a package is not something that Node can run: it is TypeScript, or belongs to the same repository, where it may not be built. */
export function isSource(file: string): boolean {
  return isAbsolute(file) && (/\.[cm]?tsx?$/.test(file) || !/[\\/]node_modules[\\/]/.test(file));
}

/** The functions of the package `yaprak` as a config has them: each returns what it gets. Importing the package itself would run a second copy. */
const ENGINE = { defineConfig, definePlugin: <Plugin>(plugin: Plugin): Plugin => plugin };

/** Loads a package for a file. `yaprak` works even if it is not installed beside the site. */
export function requirePackage(specifier: string, options: { from: string; host: ModuleHost }): unknown {
  if (specifier === 'yaprak') return { __esModule: true, ...ENGINE };
  if (specifier in options.host.given) return options.host.given[specifier];
  const require = createRequire(options.from);
  if (isMissing(specifier, require) && options.host.standIns) return standInFor(specifier, options);
  try {
    return namePackage(require(specifier), specifier);
  } catch (error) {
    return standInForIncomplete(error, { specifier, ...options });
  }
}

/** For a package that needs another one which is not installed. That one is reported; other errors are thrown again. */
function standInForIncomplete(error: unknown, options: { specifier: string; from: string; host: ModuleHost }): unknown {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  const [, needed] = /Cannot find (?:module|package) '([^']+)'/.exec(message) ?? [];
  if (!options.host.standIns || !code?.endsWith('MODULE_NOT_FOUND') || needed === undefined || !isBare(needed))
    throw error;
  standInFor(needed, options);
  return createMissingPackage(options.specifier);
}

/** `import()` of a package, with the same rules. */
export async function importPackage(specifier: string, options: { from: string; host: ModuleHost }): Promise<unknown> {
  if (specifier === 'yaprak') return ENGINE;
  const require = createRequire(options.from);
  if (isMissing(specifier, require) && options.host.standIns) return standInFor(specifier, options);
  const resolved = specifier.startsWith('node:') ? specifier : resolveOr(specifier, { require });
  const isPath = resolved.startsWith('/') || /^[A-Za-z]:\\/.test(resolved);
  try {
    return namePackage(await import(isPath ? pathToFileURL(resolved).href : resolved), specifier);
  } catch (error) {
    return standInForIncomplete(error, { specifier, ...options });
  }
}

/** `require.resolve`. For a missing package it returns the name, by which plugins are recognised. */
export function resolveSpecifier(specifier: string, options: { from: string; host: ModuleHost }): string {
  const { from, host } = options;
  try {
    return isBare(specifier) ? createRequire(from).resolve(specifier) : resolveFile(specifier, { from });
  } catch (error) {
    // A path into node_modules names a package too.
    const name = isBare(specifier) ? specifier : /[\\/]node_modules[\\/](.+)$/.exec(specifier)?.[1];
    if (!host.standIns || name === undefined) throw error;
    host.unresolved.add(name);
    return name;
  }
}

const TYPESCRIPT = ['.ts', '.tsx', '.mts', '.cts', '/index.ts'];

/**
 * Resolves a file of the site without its extension, or with the one that it has after it is compiled: `./sidebars.js` may be `sidebars.ts`.
 * Node alone finds only JavaScript.
 */
export function resolveFile(specifier: string, options: { from: string }): string {
  try {
    return createRequire(options.from).resolve(specifier);
  } catch (error) {
    const names = [...TYPESCRIPT.map((ending) => specifier + ending), specifier.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
    const paths = names.map((name) => resolvePath(dirname(options.from), name));
    const found = paths.find((path) => existsSync(path));
    if (found === undefined) throw error;
    return found;
  }
}

function standInFor(specifier: string, { from, host }: { from: string; host: ModuleHost }): unknown {
  const known = host.missing.get(specifier);
  if (known) return known.standIn;
  const standIn = createMissingPackage(specifier);
  host.missing.set(specifier, { standIn, from });
  return standIn;
}

/** Whether the package of an import is there for a file (absolute). If it was not found even so, it is most often not built. */
export function isInstalledFor(file: string, specifier: string): boolean {
  for (let folder = dirname(file); isBare(specifier); folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', packageOf(specifier), 'package.json'))) return true;
    if (folder === dirname(folder)) return false;
  }
  return false;
}

export function resolveOr(specifier: string, options: { require: NodeJS.Require }): string {
  try {
    return options.require.resolve(specifier);
  } catch {
    return specifier;
  }
}

function isMissing(specifier: string, require: NodeJS.Require): boolean {
  if (!isBare(specifier)) return false;
  try {
    require.resolve(specifier);
    return false;
  } catch (error) {
    // An installed package that has exports only for `import` fails with another code.
    return (error as { code?: string }).code === 'MODULE_NOT_FOUND';
  }
}

const NAME = Symbol('yaprak.missing-package');

/**
 * Makes a stub for a package that a config imports and that is not installed. Every use of it (a property, a call, `new`, a spread) gives
 * the stub again or nothing, so that the rest of the config can still be read.
 */
export function createMissingPackage(name: string): unknown {
  // Bundlers copy a CommonJS export onto an object whose prototype is the export's prototype, so named imports are looked up there.
  const prototype: object = new Proxy(Object.create(null) as object, {
    get: (_target, key) => getProperty(key),
    getPrototypeOf: () => null,
  });
  const standIn: unknown = new Proxy(function missing() {}, {
    get: (_target, key) => getProperty(key),
    apply: () => standIn,
    construct: () => standIn as object,
    getPrototypeOf: () => prototype,
    ownKeys: () => ['prototype'],
  });
  function getProperty(key: PropertyKey): unknown {
    if (key === NAME) return name;
    // With `then` it would be a promise that never settles. It becomes a primitive only to be printed.
    if (key === 'then' || key === 'toJSON') return undefined;
    if (key === Symbol.toPrimitive || key === 'toString') return () => name;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return typeof key === 'symbol' ? undefined : standIn;
  }
  return standIn;
}

const installed = new WeakMap<object, string>();

/** Records the package of a function: its own name may be just `plugin`. */
function namePackage<Value>(value: Value, name: string): Value {
  const { default: inner } = (value ?? {}) as { default?: unknown };
  for (const given of [value, inner]) if (typeof given === 'function') installed.set(given, name);
  return value;
}

/** The name of the package that a function comes from, installed or a stub. */
export function packageName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name = (value as unknown as Record<symbol, unknown>)[NAME];
  return typeof name === 'string' ? name : installed.get(value);
}
