import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path, { posix } from 'node:path';
import { compileGlobs, listFiles } from '../content/list-files.ts';
import { readSource } from '../content/read.ts';
import type { SiteConfig } from '../config/schema.ts';
import { packageOf } from '../errors/hints.ts';
import { ADAPTERS, type Adapter } from '../shared/adapter.ts';
import { isIconPart } from '../shared/icon-parts.ts';
import { loaderImport } from '../shared/module-key.ts';
import type { PluginCode } from '../vite/plugins/site-plugins.ts';
import {
  findOverride,
  findOverrideBelow,
  findPart,
  findReplaceablePart,
  mayBePart,
  readPartImport,
  type ThemeFolders,
} from '../vite/plugins/theme-parts.ts';
import { isElementPart } from '../vite/plugins/element-overrides.ts';
import { listDependencies } from '../vite/theme/input-files.ts';
import { createExportReader } from './adapter-exports.ts';
import type { Finding } from './finding.ts';
import { readImports, type SourceImport } from './read-imports.ts';

const SOURCE = /(?<!\.d|\.test|\.spec|\.stories)\.(?:[jt]sx?|mdx?)$/;
const MARKDOWN = /\.mdx?$/;
const THEME = 'src/theme/';
/** What the engine itself provides. */
const PROVIDED = /^(?:react(?:-dom)?(?:\/|$)|yaprak(?:\/|$)|virtual:)/;

export interface SourceCheck {
  findings: Finding[];
  /** Packages that are imported and not installed. */
  missing: string[];
}

/** What becomes of the parts that a site replaces, and of the names that its components and pages import. */
export function checkSources(
  config: SiteConfig,
  { adapter, configFiles, code }: { adapter: Adapter; configFiles: readonly string[]; code?: PluginCode },
): SourceCheck {
  const { siteDir } = config;
  const themes = { siteDir, themeDirs: code?.themeDirs };
  const isWhole = code !== undefined;
  const exportsOf = createExportReader(adapter);
  const findings: Finding[] = [];
  const missing = new Map<string, Finding>();
  const used = new Map<string, number>();
  const sources = listSources(config).flatMap((file) => {
    const text = readSource(siteDir, file).file?.text;
    return text === undefined ? [] : [{ file, text, imports: readImports(file, text) }];
  });
  const imported = new Set(
    sources.flatMap(({ file, imports }) => imports.map(({ specifier }) => importedModule(specifier, file))),
  );
  // Where a plugin fails, it is not known which names it would have given a meaning: only what the site says it needs is surely a package.
  const packages = isWhole ? undefined : new Set(listDependencies(siteDir));
  const work = (what: string): void => void used.set(what, (used.get(what) ?? 0) + 1);
  const isPage = pageGlobs(config);
  for (const { file, text, imports } of sources) {
    // Markdown that is no page, and that no page imports, is a template or an example.
    if (MARKDOWN.test(file) && !isPage(file) && !imported.has(file)) continue;
    // What a component imports is drawn by it, whatever the theme knows. The config may import files, too.
    const isUsed = imported.has(withoutEnding(file)) || configFiles.includes(path.resolve(siteDir, file));
    const part = checkPart(file, { text, themes });
    if (part && (part.effect === 'works' || !isUsed)) findings.push(part);
    // Nobody draws it, with any theme, so what it imports is not missed.
    if (part?.effect === 'ignored' && !isUsed) continue;
    for (const one of imports) {
      const place = { file, line: one.line, column: one.column };
      const problem = checkImport(one, {
        themes,
        isWhole,
        file,
        adapter,
        exportsOf,
        aliases: code?.settings?.aliases ?? {},
      });
      if (problem === 'works') work(one.specifier);
      else if (problem && 'missing' in problem) {
        const { missing: name, what } = problem;
        if (packages?.has(name) ?? true) missing.set(name, missing.get(name) ?? { effect: 'lost', what, ...place });
      } else if (problem) findings.push({ effect: 'lost', ...problem, ...place });
    }
  }
  const working = [...used].map(([what, count]): Finding => ({ effect: 'works', what: `${what} (${count})` }));
  return { findings: [...working, ...findings, ...missing.values()], missing: [...missing.keys()].sort() };
}

/** Whether a section takes a file for a page. What one section leaves out may be in the folder of another. */
function pageGlobs({ docs, blog, pages }: SiteConfig): (file: string) => boolean {
  const sections = [...docs, ...blog, ...pages].map(({ path: folder, include, exclude }) => {
    const wanted = compileGlobs(include);
    const unwanted = compileGlobs(exclude);
    return (file: string): boolean => {
      const inside = posix.relative(folder, file);
      return !inside.startsWith('../') && wanted(inside) && !unwanted(inside);
    };
  });
  return (file) => sections.some((takes) => takes(file));
}

/** Path of the file that is imported, as `@theme/…`, `@site/…` or beside its importer; any other name as it is. */
function importedModule(specifier: string, importer: string): string {
  const file = specifier
    .replace(/^@theme\//, THEME)
    .replace(/^@site\//, '')
    .replace(/^\.{1,2}\//, (start) => `${posix.dirname(importer)}/${start}`);
  return withoutEnding(posix.normalize(file));
}

/** A module is imported by its folder, its name or its file. */
function withoutEnding(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/(?:index)?$/, '');
}

/** Scripts of the site, and Markdown of its sections. Scripts beside docs and posts may be examples, which nothing imports. */
function listSources({ siteDir, docs, blog, pages }: SiteConfig): string[] {
  const list = (folder: string, kind: RegExp): string[] =>
    listFiles(path.resolve(siteDir, folder))
      .files.filter((file) => kind.test(file) && !file.includes('node_modules/'))
      .map((file) => `${folder}/${file}`);
  return [
    ...new Set([
      ...['src', ...pages.map((section) => section.path)].flatMap((folder) => list(folder, SOURCE)),
      ...[...docs, ...blog].flatMap((section) => list(section.path, MARKDOWN)),
    ]),
  ];
}

/** A file of src/theme is a part by its name, of our theme or of one that a plugin brings; others are components that parts import. */
function checkPart(file: string, { text, themes }: { text: string; themes: ThemeFolders }): Finding | undefined {
  if (!file.startsWith(THEME) || !/\bdefault\b|\bmodule\.exports\b/.test(text) || /\.mdx?$/.test(file))
    return undefined;
  const name = file.slice(THEME.length).replace(/(?:\/index)?\.\w+$/, '');
  const isKnown =
    findReplaceablePart(name) || isElementPart(name) || isIconPart(name) || findOverrideBelow(themes, name, file);
  if (isKnown) return { effect: 'works', what: `the part ${name}`, file };
  if (!mayBePart(name)) return undefined;
  if (findPart(name))
    return { effect: 'lost', what: `The part \`${name}\` cannot be replaced: nothing draws this file.`, file };
  // The table of parts has all of theme-classic, so Docusaurus does not draw it either.
  return { effect: 'ignored', what: `No theme has a part \`${name}\`, and nothing imports this file.`, file };
}

type ImportProblem = { what: string; hint?: string } | { missing: string; what: string } | 'works' | undefined;

function checkImport(
  { specifier: written, names }: SourceImport,
  { themes, isWhole, file, adapter, exportsOf, aliases }: CheckContext,
): ImportProblem {
  const { siteDir } = themes;
  const specifier = loaderImport(written)?.file ?? written;
  if (written.includes('!') && specifier === written)
    return { what: `\`${written}\` names a loader of webpack that is not known here.` };
  const { name: part } = readPartImport(specifier) ?? {};
  if (part !== undefined) {
    if (findPart(part) || findOverride(themes, part)) return 'works';
    return isWhole ? { what: `\`${specifier}\` is imported, and the theme has no such part.` } : undefined;
  }
  if (/^(?:[./]|@site\/|@generated\/)/.test(specifier) || PROVIDED.test(specifier)) return undefined;
  // Plugins of the site may stand in src; they run in Node.
  if (isBuiltin(specifier)) return undefined;
  if (isAlias(specifier, aliases)) return undefined;
  const exported = exportsOf(specifier);
  if (exported) {
    const unknown = names.filter((name) => name !== '*' && !exported.has(name));
    return unknown.length === 0
      ? 'works'
      : { what: `\`${specifier}\` has no ${unknown.map((name) => `\`${name}\``).join(', ')} here.` };
  }
  const name = packageOf(specifier);
  if (adapter.packages?.includes(name) || isKnownPattern(specifier, adapter)) return 'works';
  // A page outside the folder of the site, such as ../docs, gets the packages of the site.
  if ([path.resolve(siteDir, path.dirname(file)), siteDir].some((from) => isInstalled(name, from))) return undefined;
  if (ADAPTERS.some(({ scope }) => specifier.startsWith(scope)))
    return { what: `\`${specifier}\` is imported, and there is no such module here.` };
  return { missing: name, what: `\`${name}\` is imported and not installed.` };
}

interface CheckContext {
  themes: ThemeFolders;
  /** All plugins are known. */
  isWhole: boolean;
  file: string;
  adapter: Adapter;
  exportsOf: (name: string) => Set<string> | undefined;
  /** Names that plugins give a meaning. */
  aliases: Readonly<Record<string, unknown>>;
}

/** A name stands for what is below it, too; one that ends in `$`, as webpack has it, for itself alone. */
function isAlias(specifier: string, aliases: CheckContext['aliases']): boolean {
  return Object.keys(aliases).some((name) => `${specifier}$` === name || `${specifier}/`.startsWith(`${name}/`));
}

/** A name of a module may have a `*`. */
function isKnownPattern(specifier: string, { modules }: Adapter): boolean {
  return Object.keys(modules).some((key) => {
    const [start = '', end] = key.split('*');
    return end !== undefined && specifier.startsWith(start) && specifier.endsWith(end);
  });
}

/** A package is looked for in every folder on the way up. */
function isInstalled(name: string, from: string): boolean {
  if (existsSync(path.join(from, 'node_modules', name))) return true;
  const parent = path.dirname(from);
  return parent !== from && isInstalled(name, parent);
}
