import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { YaprakError } from '../../errors/index.ts';
import { stackPlace } from '../../errors/stack-place.ts';
import type { MissingPackage } from '../../shared/adapter.ts';
import type { Problem } from '../../shared/model.ts';
import { bundleModule } from './bundle-module.ts';
import { createModuleHost, isInstalledFor, type ModuleHost } from './module-host.ts';
import { locateError, moduleProblem } from './module-problem.ts';
import { hasModuleSyntax, NotCommonJs, runCommonJs } from './run-commonjs.ts';

export interface LoadedModule {
  /** The default export, or `module.exports`; undefined when the file exports nothing. */
  value: unknown;
  /** Absolute paths of the author's files it is made of. */
  files: string[];
  /** Packages it imported so far that were not found. */
  missing(): MissingPackage[];
  /** Names that `require.resolve` returned so far for packages that are not installed. */
  unresolved(): ReadonlySet<string>;
  /** The site-relative place that an error of this module's code points to. */
  locate(error: unknown): Pick<Problem, 'file' | 'line' | 'column'>;
}

export interface LoadModuleOptions {
  /** Files are named relative to it. */
  siteDir: string;
  /** Replace packages that are not installed by stubs. */
  standIns?: boolean;
  /** See ModuleHost. */
  namedDefaults?: boolean;
  /** Modules that files may import by these names. */
  given?: Readonly<Record<string, unknown>>;
}

/** Runs a config or sidebars file (TypeScript, ES module, CommonJS, JSON), always from disk. */
export async function loadModule(file: string, options: LoadModuleOptions): Promise<LoadedModule> {
  const { siteDir } = options;
  const host = createModuleHost(options);
  host.files.add(file);
  try {
    const exported = await run(file, { host });
    return {
      value: exportedValue(exported),
      files: [...host.files],
      missing: () =>
        [...host.missing].map(([name, { from }]) => ({
          name,
          file: relative(siteDir, from).split(sep).join('/'),
          isInstalled: isInstalledFor(from, name),
        })),
      unresolved: () => host.unresolved,
      locate: (error) => locateError(error, { host, file, siteDir }),
    };
  } catch (error) {
    throw new YaprakError(moduleProblem(error, { host, file, siteDir }), { cause: error });
  }
}

/** Runs a module and gives all its exports. One of a package runs as Node has it, one of the site always from disk. */
export async function loadExports(
  file: string,
  options: LoadModuleOptions,
): Promise<{ exports: unknown; files: string[] }> {
  const host = createModuleHost(options);
  if (/[\\/]node_modules[\\/]/.test(file)) return { exports: await runPackage(file, { host }), files: [] };
  host.files.add(file);
  try {
    return { exports: await run(file, { host }), files: [...host.files] };
  } catch (error) {
    throw new YaprakError(moduleProblem(error, { host, file, siteDir: options.siteDir }), { cause: error });
  }
}

/** Of an ES module that could not be linked when it was required, Node says the last when it is required again. */
const FOR_LOADER = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_MODULE_NOT_FOUND',
  'ERR_INTERNAL_ASSERTION',
]);

/** Authors of packages rely on loaders that allow CommonJS's names in ES modules, TypeScript, and imports without endings. */
async function runPackage(file: string, options: { host: ModuleHost }): Promise<unknown> {
  try {
    return await requireOrImport(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isForLoader =
      error instanceof SyntaxError ||
      (error instanceof ReferenceError && error.message.includes('ES module scope')) ||
      FOR_LOADER.has(code ?? '');
    if (!isForLoader) throw error;
    return bundleModule(file, options);
  }
}

/** `require` gives the functions of CommonJS as they are. A module that waits while it is loaded can only be imported. */
async function requireOrImport(file: string): Promise<unknown> {
  try {
    return createRequire(file)(file) as unknown;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_REQUIRE_ESM' && code !== 'ERR_REQUIRE_ASYNC_MODULE') throw error;
    return import(pathToFileURL(file).href);
  }
}

/** Loads the default export or `module.exports` of a file, such as a sidebars file. */
export async function loadModuleFile(file: string, options: { siteDir?: string } = {}): Promise<unknown> {
  const { value } = await loadModule(file, { siteDir: options.siteDir ?? dirname(file) });
  return value;
}

async function run(file: string, options: { host: ModuleHost }): Promise<unknown> {
  const text = readFileSync(file, 'utf8');
  const extension = extname(file);
  if (['.js', '.cjs', '.json'].includes(extension) && !hasModuleSyntax(text)) {
    try {
      return runCommonJs(file, { ...options, importFile: (other) => run(other, options) });
    } catch (error) {
      if (!(error instanceof NotCommonJs)) throw error;
    }
  } else if (isPlainModule(text, { file, extension })) {
    try {
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      return await import(`${pathToFileURL(file).href}?${digest}`);
    } catch (error) {
      if (!needsBundle(error, { file })) throw error;
    }
  }
  return bundleModule(file, options);
}

/** Whether Node can run an ES module from disk: it imports packages only. */
function isPlainModule(text: string, options: { file: string; extension: string }): boolean {
  const { file, extension } = options;
  if (extension !== '.mjs' && !(extension === '.js' && isInModulePackage(file))) return false;
  return !/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]\.{1,2}\//.test(text);
}

function isInModulePackage(file: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) return typeOf(manifest) === 'module';
    if (folder === dirname(folder)) return false;
  }
}

function typeOf(manifest: string): unknown {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}

/** Whether Node could not run the file. An error of the file's own code has a place in that file. */
function needsBundle(error: unknown, options: { file: string }): boolean {
  if ((error as { code?: unknown } | undefined)?.code === 'ERR_MODULE_NOT_FOUND') return true;
  if (!stackPlace(error, { accepts: (file) => file === options.file })) return true;
  return (
    error instanceof ReferenceError &&
    /^(?:require|module|exports|__dirname|__filename) is not defined/.test(error.message)
  );
}

function exportedValue(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return exported;
  const names = Object.keys(exported).filter((name) => name !== '__esModule');
  if (names.length === 0) return undefined;
  const isNamespace =
    '__esModule' in exported || (exported as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag] === 'Module';
  return isNamespace && 'default' in exported ? exported.default : exported;
}
