import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADAPTERS } from '../../shared/adapter.ts';
import { parts, type ThemePart } from '../../theme/parts.ts';
import { engineSrc, isBelow } from '../paths.ts';

/** Folders with a site's overrides of parts. */
export interface ThemeFolders {
  siteDir: string;
  /** Absolute, in order of precedence: the site's own, then those of plugins. By default only the site's own. */
  themeDirs?: readonly string[];
}

export function themeDirsOf({ siteDir, themeDirs }: ThemeFolders): readonly string[] {
  return themeDirs ?? [path.join(siteDir, 'src/theme')];
}

const byName = new Map(parts.map((part) => [part.name, part]));

/** A part of the theme, whether or not the site replaces it. */
export function findPart(name: string): ThemePart | undefined {
  return byName.get(name);
}

/** A part that a file in a theme folder replaces. */
export function findReplaceablePart(name: string): ThemePart | undefined {
  const part = byName.get(name);
  return part?.isReplaceable ? part : undefined;
}

/** An import of a part: as the site has it, without the importer's own (`original`), or the theme's own (`init`). */
export interface PartImport {
  name: string;
  layer?: 'original' | 'init';
}

export function readPartImport(specifier: string): PartImport | undefined {
  const [, layer, name] = /^@theme(?:-(original|init))?\/(.+)$/.exec(specifier) ?? [];
  if (name !== undefined) return { name, ...(layer !== undefined && { layer: layer as 'original' | 'init' }) };
  const adapter = ADAPTERS.find(({ parts: start }) => specifier.startsWith(start));
  const byFile = adapter && withoutEnding(specifier.slice(adapter.parts.length));
  // Beside the parts are their stylesheets.
  return byFile !== undefined && findPart(byFile) ? { name: byFile, layer: 'init' } : undefined;
}

/** The part that an import in a file names: as a part, or as the file in a theme folder that replaces it. */
export function importedPart(specifier: string, file: string, folders: ThemeFolders): string | undefined {
  const part = readPartImport(specifier);
  if (part) return part.name;
  const whole = specifier.startsWith('@site/')
    ? path.join(folders.siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(file), specifier);
  const dir = /^(?:\.|@site\/)/.test(specifier) ? themeDirOf(whole, folders) : undefined;
  return dir === undefined ? undefined : partNameOf(whole, dir);
}

function partNameOf(file: string, themeDir: string): string {
  return withoutEnding(path.relative(themeDir, file).split(path.sep).join('/'));
}

/** A module is named by its folder, its name or its file. */
function withoutEnding(name: string): string {
  return name.replace(/(?:\/index)?(?:\.[jt]sx?)?$/, '');
}

/**
 * Whether a file of that name in a theme folder may be meant for a part, ours or one of Docusaurus's. Only these have a capital at the start of
 * each piece, but for one; what stands beside them is a component of the site's own.
 */
export function mayBePart(name: string): boolean {
  return name === 'prism-include-languages' || (/^[A-Z]/.test(name) && !/\/[a-z_]/.test(name));
}

/** The module that replaces a part, or a component of the site's own by that name. */
export function findOverride(folders: ThemeFolders, name: string): string | undefined {
  return findIn(themeDirsOf(folders), name);
}

/** The override in the next theme folder. For an importer outside the theme folders: in any but the first. */
export function findOverrideBelow(folders: ThemeFolders, name: string, importer: string): string | undefined {
  const dirs = themeDirsOf(folders);
  const own = dirs.findIndex((dir) => isBelow(importer, [dir]));
  return findIn(dirs.slice(Math.max(own, 0) + 1), name);
}

function findIn(dirs: readonly string[], name: string): string | undefined {
  for (const dir of dirs) {
    const found = findModule(path.join(dir, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/** `X`, `X.tsx`, or `X/index.tsx`. */
export function findModule(base: string): string | undefined {
  for (const candidate of [base, path.join(base, 'index')]) {
    for (const extension of EXTENSIONS) if (existsSync(candidate + extension)) return candidate + extension;
  }
  return /\.[jt]sx?$/.test(base) && existsSync(base) ? base : undefined;
}

/** Parts that are not the theme's own: replaced, or drawn in another way since others are. */
export function listReplacedParts(folders: ThemeFolders): ThemePart[] {
  return parts.filter(
    (part) => part.isReplaceable && (findOverride(folders, part.name) ?? findVariant(part, folders)) !== undefined,
  );
}

/** The component of the theme that draws a part on this site, where it is not the usual one. */
function findVariant({ inPieces }: ThemePart, folders: ThemeFolders): Pick<ThemePart, 'file' | 'exported'> | undefined {
  if (!inPieces) return undefined;
  const { file, copied = [], pieces } = inPieces;
  const copy = copied.find((each) => isCopied(each, folders));
  const ofCopy = copy && { file, exported: copy.exported };
  if (copy?.isFirst) return ofCopy;
  return pieces.some((piece) => findOverride(folders, piece) !== undefined) ? inPieces : ofCopy;
}

type Copied = NonNullable<NonNullable<ThemePart['inPieces']>['copied']>[number];

function isCopied({ part, imports }: Copied, folders: ThemeFolders): boolean {
  const own = findOverride(folders, part);
  if (own === undefined) return false;
  const specifiers = namesIn(readFileSync(own, 'utf8'));
  // By its plain name it imports its own types.
  if (imports === undefined) return !specifiers.map(readPartImport).some((one) => one?.layer && one.name === part);
  return specifiers.some((specifier) => importedPart(specifier, own, folders) === imports);
}

/** Whether the site's own parts have the place of another: else the theme's own do. */
export function hasPlaceFor(name: string, folders: ThemeFolders): boolean {
  const part = findPart(name);
  return part !== undefined && findVariant(part, folders) !== undefined;
}

/** The texts in code that may name a module. */
function namesIn(code: string): string[] {
  return [...code.matchAll(/(['"])([^'"\s]+)\1/g)].map(([, , name = '']) => name);
}

/** The module of a part as the site has it, and of the theme's own. */
const PART = '\0yaprak:theme/';
const ORIGINAL = '\0yaprak:theme-original/';

export function partId(name: string): string {
  return PART + name;
}

export function originalId(name: string): string {
  return ORIGINAL + name;
}

export function isPartId(id: string): boolean {
  return id.startsWith(PART) || id.startsWith(ORIGINAL);
}

/** The name by which authors import such a module. */
export function partSpecifier(id: string): string | undefined {
  if (id.startsWith(MISSING)) return `@theme/${id.slice(MISSING.length)}`;
  return isPartId(id) ? id.replace('\0yaprak:', '@') : undefined;
}

const MISSING = '\0yaprak:missing-part/';

/** Id of what stands for a part that neither the theme nor the site has. */
export function missingPartId(name: string): string {
  return MISSING + name;
}

/** Code of such a module: it fails when it is drawn or called, with the name of the part. */
export function loadMissingPart(id: string): string | undefined {
  const name = id.startsWith(MISSING) ? partSpecifier(id) : undefined;
  const message = `\`${name}\` is imported, and the theme has no such part.`;
  return name && `export default function MissingPart() { throw new Error(${JSON.stringify(message)}); }`;
}

/** Code of such a module. It only re-exports, so that the browser's bundle holds nothing unused. */
export function loadPart(id: string, folders: ThemeFolders): string | undefined {
  const isOriginal = id.startsWith(ORIGINAL);
  const name = id.slice((isOriginal ? ORIGINAL : PART).length);
  const own = isOriginal ? undefined : findOverride(folders, name);
  if (own !== undefined)
    return `export * from ${JSON.stringify(own)};\nexport { default } from ${JSON.stringify(own)};`;
  const part = findPart(name);
  if (!part) return undefined;
  const { file, exported } = findVariant(part, folders) ?? part;
  const all = [`${exported} as default`, ...part.also].join(', ');
  return `export { ${all} } from ${JSON.stringify(path.join(engineSrc, 'theme', file))};`;
}

/** Parts in this folder work in islands too. All others need the page around them. */
const TEXT = 'content/';

/**
 * The part that an island in a theme folder replaces and shows as well (`@theme-original/Navbar` in src/theme/Navbar). The theme's part
 * needs the whole page, so the server renders it and the island inserts that HTML.
 */
export function originalShownBy(
  file: string,
  { code, folders }: { code: string; folders: ThemeFolders },
): ThemePart | undefined {
  const dir = themeDirOf(file, folders);
  if (dir === undefined) return undefined;
  const name = partNameOf(file, dir);
  const part = findReplaceablePart(name);
  const imports = namesIn(code).map(readPartImport);
  const isShown = imports.some((one) => one?.layer !== undefined && one.name === name);
  return part && isShown && !part.file.startsWith(TEXT) ? part : undefined;
}

export function isInTheme(file: string, folders: ThemeFolders): boolean {
  return themeDirOf(file, folders) !== undefined;
}

function themeDirOf(file: string, folders: ThemeFolders): string | undefined {
  return themeDirsOf(folders).find((dir) => isBelow(file, [dir]));
}
