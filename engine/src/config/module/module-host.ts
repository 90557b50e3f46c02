import { existsSync } from 'node:fs';
import { createRequire, type SourceMap } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '../define-config.ts';

/** What one load of a module has met on its way. Made for that load and thrown away after it. */
export interface ModuleHost {
  /** Absolute paths of the author's files that were run. */
  files: Set<string>;
  /** Packages that are not installed and got a stand-in. */
  missing: Map<string, unknown>;
  /** Names that were given in place of files of packages that are not installed. */
  unresolved: Set<string>;
  /** Whether a missing package gets a stand-in; otherwise it is an error. */
  standIns: boolean;
  /** The bundle that is run in place of the files, and the way back to them. Set before it runs, since it may throw. */
  bundle?: { name: string; map?: SourceMap };
}

export function createModuleHost(options: { standIns: boolean }): ModuleHost {
  return { files: new Set(), missing: new Map(), unresolved: new Set(), standIns: options.standIns };
}

export function isBare(specifier: string): boolean {
  return !/^(?:\.{0,2}\/|\.{1,2}$|[A-Za-z]:[\\/]|file:|node:|data:)/.test(specifier);
}

/** The functions of the package `yaprak` as a config has them: each returns what it gets. Importing the package itself would run a second copy. */
const ENGINE = { defineConfig, definePlugin: <Plugin>(plugin: Plugin): Plugin => plugin };

/** Run or fetch a package for the file that asks. The engine's own name works even where it is not installed beside the site. */
export function requirePackage(specifier: string, options: { from: string; host: ModuleHost }): unknown {
  if (specifier === 'yaprak') return { __esModule: true, ...ENGINE };
  const require = createRequire(options.from);
  if (!isMissing(specifier, require) || !options.host.standIns) return namePackage(require(specifier), specifier);
  return standInFor(specifier, options.host);
}

/** `import()` of a package, with the same rules. */
export async function importPackage(specifier: string, options: { from: string; host: ModuleHost }): Promise<unknown> {
  if (specifier === 'yaprak') return ENGINE;
  const require = createRequire(options.from);
  if (isMissing(specifier, require) && options.host.standIns) return standInFor(specifier, options.host);
  const resolved = specifier.startsWith('node:') ? specifier : resolveOr(specifier, { require });
  const isPath = resolved.startsWith('/') || /^[A-Za-z]:\\/.test(resolved);
  return namePackage(await import(isPath ? pathToFileURL(resolved).href : resolved), specifier);
}

/** `require.resolve`, which for a missing package gives back its name: plugins are recognised by it. */
export function resolveSpecifier(specifier: string, options: { from: string; host: ModuleHost }): string {
  const { from, host } = options;
  try {
    return isBare(specifier) ? createRequire(from).resolve(specifier) : resolveFile(specifier, { from });
  } catch (error) {
    // Some authors write the path to a package's file, which says the same.
    const name = isBare(specifier) ? specifier : /[\\/]node_modules[\\/](.+)$/.exec(specifier)?.[1];
    if (!host.standIns || name === undefined) throw error;
    host.unresolved.add(name);
    return name;
  }
}

const TYPESCRIPT = ['.ts', '.tsx', '.mts', '.cts', '/index.ts'];

/** The author's file at a path without an ending, which Node finds only if it is JavaScript. */
export function resolveFile(specifier: string, options: { from: string }): string {
  try {
    return createRequire(options.from).resolve(specifier);
  } catch (error) {
    const paths = TYPESCRIPT.map((ending) => resolvePath(dirname(options.from), specifier + ending));
    const found = paths.find((path) => existsSync(path));
    if (found === undefined) throw error;
    return found;
  }
}

function standInFor(specifier: string, host: ModuleHost): unknown {
  const known = host.missing.get(specifier);
  if (known !== undefined) return known;
  const standIn = createMissingPackage(specifier);
  host.missing.set(specifier, standIn);
  return standIn;
}

function resolveOr(specifier: string, options: { require: NodeJS.Require }): string {
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
    // An installed package that only exports for `import` fails in another way.
    return (error as { code?: string }).code === 'MODULE_NOT_FOUND';
  }
}

const NAME = Symbol('yaprak.missing-package');

/**
 * Stands for a package that a config imports and that is not installed. Whatever is done with it (a property, a call, `new`, a spread)
 * gives another such stand-in or nothing, so that the rest of the config can still be read.
 */
export function createMissingPackage(name: string): unknown {
  // Bundlers copy a CommonJS export onto an object whose prototype is the export's prototype, so named imports are looked up there.
  const prototype: object = new Proxy(Object.create(null) as object, {
    get: (_target, key) => answer(key),
    getPrototypeOf: () => null,
  });
  const standIn: unknown = new Proxy(function missing() {}, {
    get: (_target, key) => answer(key),
    apply: () => standIn,
    construct: () => standIn as object,
    getPrototypeOf: () => prototype,
    ownKeys: () => ['prototype'],
  });
  function answer(key: PropertyKey): unknown {
    if (key === NAME) return name;
    // A promise would never settle, and a primitive is asked for only to print it.
    if (key === 'then' || key === 'toJSON') return undefined;
    if (key === Symbol.toPrimitive || key === 'toString') return () => name;
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return typeof key === 'symbol' ? undefined : standIn;
  }
  return standIn;
}

const installed = new WeakMap<object, string>();

/** Remember what a function of an installed package is called outside: inside it may be called `plugin`. */
function namePackage<Value>(value: Value, name: string): Value {
  const { default: inner } = (value ?? {}) as { default?: unknown };
  for (const given of [value, inner]) if (typeof given === 'function') installed.set(given, name);
  return value;
}

/** The name of the package that a function is, installed or a stand-in. */
export function packageName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name = (value as unknown as Record<symbol, unknown>)[NAME];
  return typeof name === 'string' ? name : installed.get(value);
}
