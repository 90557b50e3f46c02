import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
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
import { requireSource } from './require-source.ts';

/** Runs a file that is not plain CommonJS, and gives all its exports. */
export type ImportFile = (file: string) => Promise<unknown>;

/** Thrown for a file that is not plain CommonJS, so that the loader bundles it. Its message is the file. */
export class NotCommonJs extends Error {}

const MODULE_SYNTAX =
  /^[ \t]*(?:import\s*(?:[\w$*{]|['"])|export\s*(?:default\b|const\b|let\b|var\b|function\b|class\b|async\b|[*{]))/m;
const PLAIN = new Set(['.js', '.cjs', '.json']);

export function hasModuleSyntax(text: string): boolean {
  return MODULE_SYNTAX.test(text);
}

/** Whether a file is one that Node can require. */
export function isPlain(file: string, text: string): boolean {
  return PLAIN.has(extname(file)) && (extname(file) === '.json' || !hasModuleSyntax(text));
}

/**
 * Runs a CommonJS file and the files of the site that it requires, always from disk: Node would return the first version from its cache,
 * and does not allow `module.exports` in a folder of type `module`.
 */
export function runCommonJs(file: string, options: { host: ModuleHost; importFile: ImportFile }): unknown {
  const { host, importFile } = options;
  const running = new Map<string, { exports: unknown }>();
  let isLoaded = false;

  function run(path: string): unknown {
    const known = running.get(path);
    if (known) return known.exports;
    host.files.add(path);
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    if (!isPlain(path, text)) throw new NotCommonJs(path);
    const module: { exports: unknown } = { exports: {} };
    running.set(path, module);
    if (extname(path) === '.json') module.exports = JSON.parse(text);
    else runText(text, { path, module, require: createLocalRequire(path) });
    return module.exports;
  }

  /** Throws NotCommonJs for a file that is not. */
  function requireFrom(from: string, specifier: string): unknown {
    const native = createRequire(from);
    if (isBare(specifier)) {
      const found = resolveOr(specifier, { require: native });
      if (specifier !== 'yaprak' && isSource(found)) throw new NotCommonJs(found);
      return requirePackage(specifier, { from, host });
    }
    const path = specifier.startsWith('node:') ? specifier : resolveFile(specifier, { from });
    return path.startsWith('node:') || /[\\/]node_modules[\\/]/.test(path) || extname(path) === '.node'
      ? native(path)
      : run(path);
  }

  function createLocalRequire(from: string): NodeJS.Require {
    const local = (specifier: string): unknown => {
      try {
        return requireFrom(from, specifier);
      } catch (error) {
        // A function that the file exports is running, so that it is too late to bundle the whole.
        if (error instanceof NotCommonJs && isLoaded)
          return requireSource(error.message, createLocalRequire(error.message));
        throw error;
      }
    };
    return Object.assign(local, {
      resolve: (specifier: string) => resolveSpecifier(specifier, { from, host }),
    }) as NodeJS.Require;
  }

  function runText(text: string, own: { path: string; module: { exports: unknown }; require: NodeJS.Require }): void {
    const load = async (given: string): Promise<unknown> => {
      // A path is imported by its address, which `require` does not know.
      const specifier = given.startsWith('file:') ? fileURLToPath(given) : given;
      if (isBare(specifier)) return importPackage(specifier, { from: own.path, host });
      let exported: unknown;
      try {
        exported = requireFrom(own.path, specifier);
      } catch (error) {
        // The config is running already, so that it is too late to bundle it whole.
        if (error instanceof NotCommonJs) return importFile(error.message);
        throw error;
      }
      return typeof exported === 'object' && exported !== null
        ? { ...exported, default: exported }
        : { default: exported };
    };
    const names = ['exports', 'require', 'module', '__filename', '__dirname', DYNAMIC_IMPORT];
    const body = compileFunction(renameDynamicImport(text), names, { filename: own.path });
    Reflect.apply(body, own.module.exports, [
      own.module.exports,
      own.require,
      own.module,
      own.path,
      dirname(own.path),
      load,
    ]);
  }

  const exported = run(file);
  isLoaded = true;
  return exported;
}

/** As long as `import`, so that columns in stacks stay right. Node runs a real `import()` in compiled text only behind a flag. */
const DYNAMIC_IMPORT = '_load_';

function renameDynamicImport(text: string): string {
  return text.replace(/(?<![\w.$])import(?=\s*\()/g, DYNAMIC_IMPORT);
}
