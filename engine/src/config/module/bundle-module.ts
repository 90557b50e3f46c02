import { readFileSync } from 'node:fs';
import nodeModule, { createRequire, isBuiltin, SourceMap } from 'node:module';
import { dirname, isAbsolute, resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'rolldown';
import {
  importPackage,
  isBare,
  isSource,
  requirePackage,
  resolveFile,
  resolveOr,
  resolveSpecifier,
  type ModuleHost,
} from './module-host.ts';
import { requireSource, withDefault } from './require-source.ts';
import { isPlain } from './run-commonjs.ts';
import { toAsyncBody, withNamedDefault } from './to-async-body.ts';

/**
 * Runs a module that Node cannot run, or would take from its cache: TypeScript, ES modules that import other files of the site, and mixtures
 * of ES modules and CommonJS. They may wait while they are loaded. The bundler is loaded only here, since plain configs do not need it.
 */
export async function bundleModule(file: string, options: { host: ModuleHost }): Promise<unknown> {
  const { host } = options;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    plugins: [ownFiles(file, { host })],
    logLevel: 'silent',
    treeshake: false,
    // A tsconfig has no effect here, and the one it extends may not be installed.
    tsconfig: false,
  });
  const sourcemapPathTransform = (source: string, mapFile: string): string => resolvePath(dirname(mapFile), source);
  const generate = (format: 'cjs' | 'esm'): ReturnType<typeof bundle.generate> =>
    bundle.generate({ format, sourcemap: 'hidden', codeSplitting: false, exports: 'named', sourcemapPathTransform });
  let waits = false;
  const { output } = await generate('cjs').catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('Top-level await'))) throw error;
    waits = true;
    return generate('esm');
  });
  await bundle.close();
  const [{ code: bundled, map }] = output;
  const code = (host.namedDefaults ? bundled.replace(NODE_DEFAULT, '$1)') : bundled).replace(
    REQUIRED_MODULE,
    `${WITH_DEFAULT}($&)`,
  );
  // A name beside the source, so that stack traces point into the site's folder. No file is written.
  const name = `${file}.bundle.cjs`;
  host.bundle = { name, ...(map ? { map: new SourceMap({ ...map, file: name, sourceRoot: '' } as never) } : {}) };
  const requireFrom = createRequirer(host);
  const load = (specifier: string): Promise<unknown> => importPackage(specifier, { from: file, host });
  if (waits) {
    const body = toAsyncBody(renameImport(bundled), { url: pathToFileURL(file).href, load: IMPORT_STATIC });
    const run = compileFunction(body, [REQUIRE_FROM, IMPORT, IMPORT_STATIC], { filename: name });
    const loadStatic = async (specifier: string): Promise<unknown> => {
      if (isBuiltin(specifier)) return asNamespace(requireFrom(file)(specifier));
      const found = await load(specifier);
      return host.namedDefaults ? withNamedDefault(found) : found;
    };
    return (await Reflect.apply(run, undefined, [requireFrom, load, loadStatic])) as unknown;
  }
  const module: { exports: unknown } = { exports: {} };
  const names = ['exports', 'require', 'module', REQUIRE_FROM, IMPORT, WITH_DEFAULT];
  const body = compileFunction(renameImport(code), names, { filename: name });
  Reflect.apply(body, module.exports, [module.exports, requireFrom(file), module, requireFrom, load, withDefault]);
  return module.exports;
}

/** Where Node gives all of a CommonJS module as its default export, loaders such as Docusaurus's give what it calls `default`. */
const NODE_DEFAULT = /(\b__toESM\(\w+|\b__toESM\(require\("[^"\n]+"\)), 1\)/g;
/** `require` of an ES module of the site, as the bundler writes it. */
const REQUIRED_MODULE = /\b__toCommonJS\([\w$]+\)/g;
const WITH_DEFAULT = '__yaprakWithDefault';
const REQUIRE_FROM = '__yaprakRequireFrom';
const IMPORT = '_load_';
const IMPORT_STATIC = '__yaprakImport';

function renameImport(code: string): string {
  return code.replace(/(?<![\w.$])import(?=\s*\()/g, IMPORT);
}

/** A module of CommonJS as `import` gives it. */
function asNamespace(module: unknown): unknown {
  return { ...(module as object), default: module };
}

/** Makes `createRequire` with our rules for packages, also for a file that imports it from `node:module`. */
function createRequirer(host: ModuleHost): (from: string | URL) => NodeJS.Require {
  return function requireFrom(given) {
    const from = given instanceof URL || given.startsWith('file:') ? fileURLToPath(given) : given;
    const require = (specifier: string): unknown => {
      if (/^(?:node:)?module$/.test(specifier)) return { ...nodeModule, createRequire: requireFrom };
      return isBare(specifier) ? requirePackage(specifier, { from, host }) : requireFile(specifier, { from, host });
    };
    const resolve = (specifier: string): string => resolveSpecifier(specifier, { from, host });
    return Object.assign(require, { resolve }) as NodeJS.Require;
  };
}

/** A file that a path names which is known only now. One of the site is taken from disk, not from Node's cache. */
function requireFile(specifier: string, { from, host }: { from: string; host: ModuleHost }): unknown {
  const require = createRequire(from);
  const file = isBuiltin(specifier) ? specifier : resolveFile(specifier, { from });
  if (!isAbsolute(file) || /[\\/]node_modules[\\/]/.test(file)) return require(file);
  host.files.add(file);
  if (!isPlain(file, readFileSync(file, 'utf8'))) return requireSource(file, createRequirer(host)(file));
  delete require.cache[file];
  return require(file);
}

/** Bundles the files of the site, leaves packages external, and replaces `__filename` and the like by their values. */
function ownFiles(entry: string, { host }: { host: ModuleHost }): Plugin {
  return {
    name: 'yaprak:own-files',
    async resolveId(specifier, importer, extra) {
      if (importer === undefined || !isBare(specifier)) return null;
      if (specifier.startsWith('@site/'))
        return this.resolve(resolvePath(host.siteDir, specifier.slice('@site/'.length)), importer, extra);
      const found =
        specifier === 'yaprak' ? null : await this.resolve(specifier, importer, { ...extra, skipSelf: true });
      if (found && isSource(found.id)) return found;
      const isGiven = specifier === 'yaprak' || specifier in host.given;
      return { id: isGiven ? specifier : packageSeenFrom(importer, { specifier, entry }), external: true };
    },
    async transform(code, id) {
      if (!isAbsolute(id)) return null;
      host.files.add(id);
      if (!/\.[cm]?[jt]sx?$/.test(id)) return null;
      const { transform } = await import('rolldown/utils');
      const named = await transform(id, code, {
        define: namesOf(id),
        sourcemap: true,
        jsx: 'preserve',
        tsconfig: false,
      });
      // What cannot be read is left to the bundler, which reports it.
      return named.errors.length > 0 ? null : { code: named.code, map: named.map ?? null };
    },
  };
}

/**
 * The bundle requires packages for its entry. One that another package of the repository has for itself alone (pnpm, Rush) is not found from
 * there: then it is the file that its importer finds.
 */
function packageSeenFrom(importer: string, { specifier, entry }: { specifier: string; entry: string }): string {
  const findFrom = (file: string): string => resolveOr(specifier, { require: createRequire(file) });
  return findFrom(entry) === specifier ? findFrom(importer) : specifier;
}

/** The values of `__filename` and the like. Declarations with these names, and texts, are left alone. */
function namesOf(file: string): Record<string, string> {
  const name = JSON.stringify(file);
  const folder = JSON.stringify(dirname(file));
  return {
    __filename: name,
    __dirname: folder,
    'import.meta.filename': name,
    'import.meta.dirname': folder,
    'import.meta.url': JSON.stringify(pathToFileURL(file).href),
    'require.resolve': `${REQUIRE_FROM}(${name}).resolve`,
  };
}
