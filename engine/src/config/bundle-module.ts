import { createRequire, SourceMap } from 'node:module';
import { dirname, isAbsolute, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'rolldown';
import { importPackage, isBare, requirePackage, resolveSpecifier, type ModuleHost } from './module-host.ts';

/**
 * Run a module that Node cannot run by itself or would not run afresh: TypeScript, ES modules that import the author's other files,
 * mixtures of ES modules and CommonJS. The bundler is loaded only here, since plain configs do not need it.
 */
export async function bundleModule(file: string, options: { host: ModuleHost }): Promise<unknown> {
  const { host } = options;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    plugins: [ownFiles(host)],
    logLevel: 'silent',
    treeshake: false,
    // What a tsconfig says changes nothing here, and the one it extends may not be installed.
    tsconfig: false,
  });
  const sourcemapPathTransform = (source: string, mapFile: string): string => resolvePath(dirname(mapFile), source);
  const { output } = await bundle.generate({
    format: 'cjs',
    sourcemap: 'hidden',
    codeSplitting: false,
    exports: 'named',
    sourcemapPathTransform,
  });
  await bundle.close();
  const [{ code, map }] = output;
  // Beside the source, so that the places in a stack belong to the site's folder; nothing is written there.
  const name = `${file}.bundle.cjs`;
  host.bundle = { name, ...(map ? { map: new SourceMap({ ...map, file: name, sourceRoot: '' } as never) } : {}) };
  const module: { exports: unknown } = { exports: {} };
  const names = ['exports', 'require', 'module', RESOLVE, IMPORT];
  const body = compileFunction(code.replace(/(?<![\w.$])import(?=\s*\()/g, IMPORT), names, { filename: name });
  const resolve = (from: string, specifier: string): string => resolveSpecifier(specifier, { from, host });
  const load = (specifier: string): Promise<unknown> => importPackage(specifier, { from: file, host });
  const require = (specifier: string): unknown =>
    isBare(specifier) ? requirePackage(specifier, { from: file, host }) : createRequire(file)(specifier);
  Reflect.apply(body, module.exports, [module.exports, require, module, resolve, load]);
  return module.exports;
}

const RESOLVE = '__yaprakResolve';
const IMPORT = '_load_';

/** The author's files go into the bundle, packages stay outside; what a file may ask about itself is written into it. */
function ownFiles(host: ModuleHost): Plugin {
  return {
    name: 'yaprak:own-files',
    resolveId(specifier, importer) {
      if (importer === undefined || !isBare(specifier)) return null;
      return { id: specifier, external: true };
    },
    transform(code, id) {
      if (!isAbsolute(id)) return null;
      host.files.add(id);
      return { code: nameItself(code, id), map: null };
    },
  };
}

function nameItself(code: string, file: string): string {
  return code
    .replace(/(?<!['"`\w$.])require\.resolve\(/g, `${RESOLVE}(${JSON.stringify(file)}, `)
    .replace(/(?<!['"`\w$.])(?:__filename|import\.meta\.filename)\b(?!['"`])/g, JSON.stringify(file))
    .replace(/(?<!['"`\w$.])(?:__dirname|import\.meta\.dirname)\b(?!['"`])/g, JSON.stringify(dirname(file)))
    .replace(/(?<!['"`\w$.])import\.meta\.url\b(?!['"`])/g, JSON.stringify(pathToFileURL(file).href));
}
