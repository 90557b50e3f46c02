import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ESTree, Rolldown } from 'vite';
import { createPackageProbe } from './client-packages.ts';
import { isInTheme } from './island-originals.ts';
import { parseBody } from './module-body.ts';
import { isEngineFile, isPackageFile } from './paths.ts';
import type { ThemeFolders } from './theme-parts.ts';

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/;
/**
 * Hooks that only make sense in a browser: React's own, and those of Docusaurus that tell of it. `useContext`, `useId` and `useMemo` render
 * well on a server.
 */
const CLIENT_HOOKS =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle|IsBrowser|ColorMode|WindowSize|History|StorageSlot|QueryString(?:List|Value)?|ClearQueryString|Collapsible)\s*(?:<[^(]*>)?\(/;
const HANDLERS =
  /\son(?:Click|DoubleClick|Change|Input|Submit|Focus|Blur|Key(?:Down|Up|Press)|Mouse\w+|Pointer\w+|Touch\w+|Drag\w*|Drop|Scroll|Wheel|Copy|Paste|Toggle|Load|Error)\s*=\s*\{/;

/** Its children exist only in a browser, or come later: a page is rendered at once. */
const LATER = /<(?:BrowserOnly|(?:React\.)?Suspense)[\s>]/;

/** A class that waits for the browser, or changes there. */
const CLASSES = /\bcomponentDid(?:Mount|Update)\b|\bthis\.setState\b/;

/**
 * Parts of Docusaurus's theme ask for it to draw one of two tables of contents. The theme's own serves both widths, and a layout is no
 * island for that.
 */
const WINDOW_SIZE = /\buseWindowSize\s*\(/g;

/** Whether a module's components must run in the browser: it says so, or it could not work otherwise. `isPart`: it is in src/theme. */
export function isClientModule(code: string, options: { inferred: boolean; isPart?: boolean }): boolean {
  if (DIRECTIVE.test(code)) return true;
  const shown = options.isPart ? code.replace(WINDOW_SIZE, '') : code;
  return options.inferred && [CLIENT_HOOKS, HANDLERS, LATER, CLASSES].some((sign) => sign.test(shown));
}

export type Bundler = Pick<Rolldown.PluginContext, 'resolve'>;

export interface ClientFinder {
  isClient(file: string, code: string): Promise<boolean>;
}

/**
 * Tells which modules must run in the browser. A file of the site need not say so: it is one when it could not work otherwise, when it is
 * drawn with a package that could not, or when it calls a hook from another file that is one.
 */
export function createClientFinder(folders: ThemeFolders): (bundler: Bundler) => ClientFinder {
  const needsBrowser = createPackageProbe();
  const isSiteFile = (file: string) =>
    isInTheme(file, folders) ||
    (file.startsWith(folders.siteDir + path.sep) && !isEngineFile(file) && !isPackageFile(file));
  return (bundler) => {
    // The one who asks may be the plugin that knows what `@site/` is.
    const resolve = (specifier: string, importer: string) => bundler.resolve(specifier, importer, { skipSelf: false });

    const isClientImport = async (node: ESTree.ImportDeclaration, file: string, from: readonly string[]) => {
      const specifier = node.source.value;
      const isHook = bringsHook(node);
      // What an original is depends on the file that shows it, so on the answer to this.
      if (specifier.startsWith('@theme-') || (!isHook && !PACKAGE.test(specifier))) return false;
      const found = await resolve(specifier, file);
      if (!found || found.external) return false;
      if (isPackageFile(found.id)) return PACKAGE.test(specifier) && needsBrowser(found.id, resolve);
      if (!isHook || !isSiteFile(found.id) || from.includes(found.id)) return false;
      const code = await readFile(found.id, 'utf8').catch(() => '');
      return isClientFile(found.id, code, [...from, file]);
    };

    /** `from` are those by which it was found, so that two that import each other end. */
    async function isClientFile(file: string, code: string, from: readonly string[]): Promise<boolean> {
      const inferred = isSiteFile(file);
      if (isClientModule(code, { inferred, isPart: isInTheme(file, folders) })) return true;
      if (!inferred || !MAY_IMPORT.test(code)) return false;
      for (const node of tryParse(code, file))
        if (node.type === 'ImportDeclaration' && !isTypeOnly(node) && (await isClientImport(node, file, from)))
          return true;
      return false;
    }
    return { isClient: (file, code) => isClientFile(file, code, []) };
  };
}

/** A package, other than those that the engine brings or stands for. */
const PACKAGE = /^(?!react(?:-dom|-router|-router-dom)?(?:\/|$)|clsx$|@site\/|@theme|@docusaurus\/|@generated\/)[\w@]/;
/** Most files import nothing of the kind, and need not be parsed. */
const MAY_IMPORT = /\bfrom\s*['"][\w@]|\buse[A-Z]/;

/** Whoever compiles a file that cannot be parsed tells of it, with its place. */
function tryParse(code: string, file: string): ReturnType<typeof parseBody> {
  try {
    return parseBody(code, file);
  } catch {
    return [];
  }
}

function bringsHook({ specifiers }: ESTree.ImportDeclaration): boolean {
  return specifiers.some(({ local }) => /^use[A-Z]/.test(local.name));
}

/** `import type`, or only types between the braces. */
function isTypeOnly({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  const isType = (each: object): boolean => 'importKind' in each && each.importKind === 'type';
  return importKind === 'type' || (specifiers.length > 0 && specifiers.every(isType));
}
