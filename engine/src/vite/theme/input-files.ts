import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync, searchForWorkspaceRoot, Visitor, type ESTree } from 'vite';
import { resolveFromEngine } from '../paths.ts';

/** Finds the folder of a package as an import in `from` would. */
export type FindPackage = (name: string, from: string) => string | undefined;

/** The nearest package.json, which decides how the files of a folder are read. */
export function findManifest(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return file;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findManifest(parent);
}

/** A folder and all below it. */
export function listFolders(folder: string): string[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const below = isFolder ? readdirSync(folder, { withFileTypes: true }) : [];
  const folders = below.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return [folder, ...folders.flatMap(({ name }) => listFolders(path.join(folder, name)))];
}

/** Folders in which `import.meta.glob('./x/*')` and `import(`./x/${name}.js`)` look for files. */
export function globFolders(code: string, { file, siteDir }: { file: string; siteDir: string }): string[] {
  if (!/\bimport\.meta\.glob\b|\bimport\(\s*`/.test(code)) return [];
  const starts: string[] = [];
  const add = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === 'ArrayExpression') node.elements.forEach(add);
    if (node?.type === 'Literal' && typeof node.value === 'string') starts.push(node.value);
    if (node?.type === 'TemplateLiteral') starts.push(`${node.quasis[0]?.value.cooked ?? ''}*`);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
      if (isGlob) add(given[0]);
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'TemplateLiteral') add(source);
    },
  }).visit(parseSync(file, code, { lang: 'tsx' }).program);
  return starts
    .map((start) => start.replace(/^!/, '').replace(/[^/]*[*{[?].*$/, ''))
    .map((start) => (start.startsWith('/') ? path.join(siteDir, start) : path.resolve(path.dirname(file), start)));
}

/** Files whose names a CSS module takes over (`composes: a from './b.css'`). Vite does not report them. */
export function listComposed(file: string, findPackage: FindPackage): string[] {
  if (!STYLE.test(file) || !existsSync(file)) return [];
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/\bfrom\s+(['"])([^'"\n]+)\1/g)];
  return specifiers.flatMap(([, , specifier = '']) => {
    const [, name, rest = ''] = /^((?:@[^/]+\/)?[^./][^/]*)(.*)$/.exec(specifier) ?? [];
    const folder = name === undefined ? undefined : findPackage(name, path.dirname(file));
    const found = folder === undefined ? path.resolve(path.dirname(file), specifier) : path.join(folder, rest);
    return STYLE.test(found) ? [found] : [];
  });
}

/** The packages that Vite compiles a stylesheet with. It takes the first that is installed. */
const PREPROCESSORS: readonly [RegExp, readonly string[]][] = [
  [/\.s[ac]ss$/, ['sass-embedded', 'sass']],
  [/\.less$/, ['less']],
  [/\.styl(?:us)?$/, ['stylus']],
  [/\.sss$/, ['sugarss']],
];

/** Names of the configs that PostCSS looks for, and of those that its plugins look for. */
const POSTCSS_CONFIG = /^(?:\.postcssrc(?:\.\w+)?|postcss\.config\.[cm]?[jt]s)$/;
const BROWSERS = '.browserslistrc';

/** Config files of preprocessors, of PostCSS and of its plugins. */
export function listToolFiles(
  files: readonly string[],
  { siteDir, findPackage }: { siteDir: string; findPackage: FindPackage },
): string[] {
  const vite = path.dirname(resolveFromEngine('vite/package.json'));
  for (const [extension, names] of PREPROCESSORS)
    if (files.some((file) => extension.test(file)))
      for (const name of names) if (findPackage(name, siteDir) ?? findPackage(name, vite)) break;
  return files.some((file) => STYLE.test(file)) ? listPostcssFiles(siteDir, findPackage) : [];
}

const STYLE = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)$/;

/** The folder, from that of the site upwards, with a config of PostCSS. */
export function findPostCssFolder(siteDir: string): string | undefined {
  const top = searchForWorkspaceRoot(siteDir);
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    if (listPostCssConfigs(folder).length > 0 || readManifest(path.join(folder, 'package.json')).postcss !== undefined)
      return folder;
    if (folder === top || path.dirname(folder) === folder) return undefined;
  }
}

function listPostCssConfigs(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => POSTCSS_CONFIG.test(name)) : [];
}

function listPostcssFiles(siteDir: string, findPackage: FindPackage): string[] {
  const found: string[] = [];
  const top = searchForWorkspaceRoot(siteDir);
  const meant = findPostCssFolder(siteDir);
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    // Those that do not exist yet would be read as well.
    for (const name of [
      'postcss.config.js',
      'postcss.config.mjs',
      'postcss.config.cjs',
      '.postcssrc.json',
      '.postcssrc',
    ])
      found.push(path.join(folder, name));
    found.push(manifest);
    if (folder === meant) {
      found.push(path.join(folder, BROWSERS), path.join(siteDir, BROWSERS));
      for (const name of listPostCssConfigs(folder)) found.push(...listOwnImports(path.join(folder, name)));
      addPlugins(folder, findPackage);
      return found;
    }
    if (folder === top || path.dirname(folder) === folder) return found;
  }
}

/** Plugins of PostCSS may be named in a text: any package that the config's package depends on may be one. */
function addPlugins(folder: string, findPackage: FindPackage): void {
  for (const name of listDependencies(folder)) findPackage(name, folder);
}

/** Packages that the package around a folder says it needs. */
export function listDependencies(folder: string): string[] {
  const { dependencies, devDependencies } = readManifest(findManifest(folder) ?? '');
  return Object.keys({ ...dependencies, ...devDependencies });
}

interface Manifest {
  postcss?: unknown;
  dependencies?: object;
  devDependencies?: object;
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** A script that Node runs, and the scripts that it imports by path. */
function listOwnImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)].map(
    ([, name = '']) => name,
  );
  for (const name of imported) {
    try {
      listOwnImports(createRequire(file).resolve(name), seen);
    } catch {
      // Not a module.
    }
  }
  return [...seen];
}
