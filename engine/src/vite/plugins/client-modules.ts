import { readFile } from 'node:fs/promises';
import { parseSync, Visitor, type ESTree, type Rolldown } from 'vite';
import {
  hasClientDirective,
  mayNeedBrowser,
  needsBrowser,
  requiredBy,
  startsSomething,
} from '../../islands/analyse.ts';
import { EVERYTHING, reachExport } from '../../islands/reach-exports.ts';
import { ADAPTERS } from '../../shared/adapter.ts';
import { isAuthorFile, isEngineFile, isPackageFile } from '../paths.ts';
import { listHolders } from '../theme/follow-export.ts';
import { languageOf, parseModule } from './parse-module.ts';
import { createProviderFinder, type Resolve } from './context-providers.ts';
import { isInTheme, type ThemeFolders } from './theme-parts.ts';

export type Bundler = Pick<Rolldown.PluginContext, 'resolve'>;

export interface ClientFinder {
  isClient(file: string, code: string): Promise<boolean>;
}

/**
 * Finds the modules that must run in the browser. A file of the site needs no directive: it is one when it needs the browser itself, when it
 * uses a package that does, when it calls a hook or reads a context from another file that is one, or when it reads a context that one
 * provides.
 */
export function createClientFinder(folders: ThemeFolders): (bundler: Bundler) => ClientFinder {
  const probe = createPackageProbe();
  const findProviders = createProviderFinder(folders);
  const isSiteFile = (file: string) => isInTheme(file, folders) || (!isEngineFile(file) && isAuthorFile(file, folders));
  return (bundler) => {
    // The caller may be the plugin that resolves `@site/`.
    const resolve: Resolve = (specifier, importer) => bundler.resolve(specifier, importer, { skipSelf: false });
    const idOf = async (specifier: string, from: string): Promise<string | undefined> =>
      (await resolve(specifier, from))?.id;

    const isClientImport = async ({ specifier, names, isHook }: Import, file: string, from: readonly string[]) => {
      // Resolving an original depends on whether its importer is an island: it would call this function again.
      if (specifier.startsWith('@theme-') || (!isHook && !PACKAGE.test(specifier))) return false;
      const found = await resolve(specifier, file);
      if (!found || found.external) return false;
      if (isPackageFile(found.id)) return PACKAGE.test(specifier) && probe(found.id, { resolve, names });
      if (!isHook || !isSiteFile(found.id)) return false;
      for (const each of await listHolders(found.id, { names, resolve: idOf })) {
        if (from.includes(each) || !isSiteFile(each)) continue;
        const code = await readFile(each, 'utf8').catch(() => '');
        if (await isClientFile(each, code, [...from, file])) return true;
      }
      return false;
    };

    /** `from` are those by which it was found, so that two that import each other end. */
    async function isClientFile(file: string, code: string, from: readonly string[]): Promise<boolean> {
      const kind = isInTheme(file, folders) ? 'part' : 'module';
      const isSite = isSiteFile(file);
      if (kind === 'part' && NOT_FOUND.test(file) && ADDRESS.test(code)) return true;
      if (!mayNeedBrowser(code, kind) && !(isSite && (MAY_IMPORT.test(code) || startsSomething(code)))) return false;
      const program = parseModule(code, file);
      if (!program) return false;
      if (!isSite) return hasClientDirective(program);
      if (needsBrowser(program, kind) || startsSomething(code, program)) return true;
      for (const each of program.body.flatMap((statement) => readImports(statement, code)))
        if (await isClientImport(each, file, from)) return true;
      return MAKES_CONTEXT.test(code) && (from.length > 0 || READS_CONTEXT.test(code)) && isProvided(file, from);
    }

    /** Whether a context that a file makes is provided by a file that runs in the browser. */
    async function isProvided(context: string, from: readonly string[]): Promise<boolean> {
      for (const { file, code } of await findProviders(context, resolve))
        if (!from.includes(file) && (await isClientFile(file, code, [...from, context]))) return true;
      return false;
    }
    return { isClient: (file, code) => isClientFile(file, code, []) };
  };
}

/** A package, other than those that the engine or an adapter provides. */
const PROVIDED = ['react(?:-dom|-router|-router-dom)?(?:/|$)', 'clsx$', '@site/', '@theme', '@generated/'];
const PACKAGE = new RegExp(`^(?!${[...PROVIDED, ...ADAPTERS.map(({ scope }) => scope)].join('|')})[\\w@]`);
/** Most files import nothing of the kind, and need not be parsed. */
const MAY_IMPORT = /\b(?:from|require\()\s*['"][\w@]|\buse[A-Z(]/;

const MAKES_CONTEXT = /\bcreateContext\b/;
const READS_CONTEXT = /\b(?:useContext|use)\(/;

/** The page for addresses that do not exist: which one the reader asked for is known in the browser only. */
const NOT_FOUND = /[\\/]NotFound(?:[\\/](?:Content[\\/])?(?:index|Content))?\.[jt]sx?$/;
const ADDRESS = /\b(?:location|useLocation)\b/;

interface Import {
  specifier: string;
  names: string[];
  /** Whether it brings a hook, or a context that is read. */
  isHook: boolean;
}

/** What a statement at the top of a module imports. */
function readImports(statement: ESTree.Statement | ESTree.ModuleDeclaration, code: string): Import[] {
  if (statement.type === 'ImportDeclaration') {
    const isHook = statement.specifiers.some(({ local }) => HOOK.test(local.name) || isRead(local.name, code));
    const names = statement.specifiers.filter((each) => !isType(each)).map(nameOf);
    return isTypeOnly(statement) ? [] : [{ specifier: statement.source.value, names, isHook }];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    const specifier = requiredBy(init);
    if (specifier === undefined || id.type !== 'Identifier') return [];
    // In compiled code hooks are called as fields of the module: `(0, hooks_1.useStock)()`.
    const isHook = new RegExp(`\\b${id.name.replaceAll('$', '\\$')}\\.use[A-Z]`).test(code);
    return [{ specifier, names: [EVERYTHING], isHook }];
  });
}

const HOOK = /^use[A-Z]/;

/** What provides a context in the browser reaches only readers in the browser. */
const isRead = (name: string, code: string): boolean =>
  /^[A-Z]\w*$/.test(name) && new RegExp(`\\b(?:useContext|use)\\(${name}\\b`).test(code);

const isType = (each: object): boolean => 'importKind' in each && each.importKind === 'type';

/** The name that the other module has for what is imported. */
function nameOf(each: ESTree.ImportDeclarationSpecifier): string {
  if (each.type === 'ImportDefaultSpecifier') return 'default';
  if (each.type === 'ImportNamespaceSpecifier') return EVERYTHING;
  return 'name' in each.imported ? each.imported.name : each.imported.value;
}

/** `import type`, or only types between the braces. */
function isTypeOnly({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  return importKind === 'type' || (specifiers.length > 0 && specifiers.every(isType));
}

/** React itself calls all these hooks. */
const OF_REACT = /^(?:react|react-dom|react-is|scheduler|prop-types)(?:\/|$)/;

/** A set of a thousand icons has one file for each: what needs the browser is found long before. */
const MOST_FILES = 60;

interface ProbeOptions {
  resolve: Resolve;
  /** What is imported of it. */
  names?: readonly string[];
}

/**
 * Whether a package only works in a browser: it, or a package that it is built on, calls hooks of the browser. What it renders on a server
 * may be invisible or unstyled until its code runs. Some have hooks beside components that need none (`react-markdown`): then what is
 * imported decides.
 */
export function createPackageProbe(): (file: string, options: ProbeOptions) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const remember = (key: string, probe: () => Promise<boolean>): Promise<boolean> => {
    const found = known.get(key) ?? probe();
    known.set(key, found);
    return found;
  };
  return async (file, { resolve, names = [EVERYTHING] }) => {
    const probeWhole = (each: string) => remember(each, () => probePackage(each, resolve));
    if (!(await probeWhole(file))) return false;
    if (names.includes(EVERYTHING)) return true;
    for (const name of names)
      if (await remember(`${file}\n${name}`, () => probeExport(file, { name, resolve, probeWhole }))) return true;
    return false;
  };
}

async function probePackage(start: string, resolve: Resolve): Promise<boolean> {
  const seen = new Set([start]);
  // A set grows while it is walked.
  for (const file of seen) {
    const { code, parsed, isUnread } = await readScript(file);
    if (mayNeedBrowser(code, 'package') && (isUnread || needsBrowser(parsed.program, 'package'))) return true;
    if (isUnread) continue;
    for (const specifier of listImports(parsed, code)) {
      if (seen.size >= MOST_FILES) break;
      const next = await findScript(specifier, { from: file, resolve });
      if (next !== undefined) seen.add(next);
    }
  }
  return false;
}

/** Whether one export of such a package needs the browser. Handlers count here: what has them and no hooks may call those of others. */
async function probeExport(
  start: string,
  { name, resolve, probeWhole }: { name: string; resolve: Resolve; probeWhole: (file: string) => Promise<boolean> },
): Promise<boolean> {
  const seen = new Map([[`${start}\n${name}`, { file: start, name }]]);
  for (const each of seen.values()) {
    if (seen.size > MOST_FILES) return true;
    const { parsed, isUnread } = await readScript(each.file);
    if (isUnread || !parsed.module.hasModuleSyntax) {
      if (await probeWhole(each.file)) return true;
      continue;
    }
    const { body, imports } = reachExport(parsed.program, each.name);
    if (needsBrowser({ body }, 'module')) return true;
    for (const { specifier, name: next } of imports) {
      const file = await findScript(specifier, { from: each.file, resolve });
      if (file !== undefined && (specifier.startsWith('.') || (await probeWhole(file))))
        seen.set(`${file}\n${next}`, { file, name: next });
    }
  }
  return false;
}

async function readScript(
  file: string,
): Promise<{ code: string; parsed: ReturnType<typeof parseSync>; isUnread: boolean }> {
  const code = await readFile(file, 'utf8').catch(() => '');
  const parsed = parseSync(file, code, { lang: languageOf(file) });
  // Flow cannot be read here: what looks like it needs the browser is taken to.
  return { code, parsed, isUnread: parsed.errors.length > 0 };
}

/** The script of a package that an import means. */
async function findScript(
  specifier: string,
  { from, resolve }: { from: string; resolve: Resolve },
): Promise<string | undefined> {
  if (OF_REACT.test(specifier) || specifier.startsWith('node:')) return undefined;
  const found = await resolve(specifier, from);
  return found && !found.external && isPackageFile(found.id) && SCRIPT.test(found.id) ? found.id : undefined;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** What a script of a package imports, passes on or requires. */
function listImports(parsed: ReturnType<typeof parseSync>, code: string): Set<string> {
  const { staticImports, staticExports } = parsed.module;
  const specifiers = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { entries } of staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) specifiers.add(moduleRequest.value);
  if (!code.includes('require(')) return specifiers;
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && name?.type === 'Literal' && typeof name.value === 'string') specifiers.add(name.value);
    },
  }).visit(parsed.program);
  return specifiers;
}
