import path from 'node:path';
import { parts, type ThemePart } from '../theme/parts.ts';
import { findModule } from './find-module.ts';
import { engineSrc } from './paths.ts';

/** Where a site's replacements of parts are. */
export interface ThemeFolders {
  siteDir: string;
  /** Absolute, the one that wins first: the site's own, then those of plugins. Without it only the site's own. */
  themeDirs?: readonly string[];
}

export function themeDirsOf({ siteDir, themeDirs }: ThemeFolders): readonly string[] {
  return themeDirs ?? [path.join(siteDir, 'src/theme')];
}

const byName = new Map(parts.map((part) => [part.name, part]));

/** A name that `@theme/` has whether or not the site replaces it. */
export function findPart(name: string): ThemePart | undefined {
  return byName.get(name);
}

/** A part that a file in a theme folder replaces. */
export function findReplaceablePart(name: string): ThemePart | undefined {
  const part = byName.get(name);
  return part?.isReplaceable ? part : undefined;
}

/** The module that replaces a part, or a component of the site's own by that name. */
export function findOverride(folders: ThemeFolders, name: string): string | undefined {
  return findIn(themeDirsOf(folders), name);
}

/** What an override stands on: that of the next folder. Modules outside of theme folders stand on all but the first. */
export function findOverrideBelow(folders: ThemeFolders, name: string, importer: string): string | undefined {
  const dirs = themeDirsOf(folders);
  const own = dirs.findIndex((dir) => importer.startsWith(dir + path.sep));
  return findIn(dirs.slice(Math.max(own, 0) + 1), name);
}

function findIn(dirs: readonly string[], name: string): string | undefined {
  for (const dir of dirs) {
    const found = findModule(path.join(dir, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function listReplacedParts(folders: ThemeFolders): ThemePart[] {
  return parts.filter(({ name, isReplaceable }) => isReplaceable && findOverride(folders, name) !== undefined);
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
  return isPartId(id) ? id.replace('\0yaprak:', '@') : undefined;
}

/** Code of such a module: it only passes on, so that the bundle of the browser gets what it uses and nothing else. */
export function loadPart(id: string, folders: ThemeFolders): string | undefined {
  const isOriginal = id.startsWith(ORIGINAL);
  const name = id.slice((isOriginal ? ORIGINAL : PART).length);
  const own = isOriginal ? undefined : findOverride(folders, name);
  if (own !== undefined)
    return `export * from ${JSON.stringify(own)};\nexport { default } from ${JSON.stringify(own)};`;
  const part = findPart(name);
  if (!part) return undefined;
  const names = [`${part.exported} as default`, ...part.also].join(', ');
  return `export { ${names} } from ${JSON.stringify(path.join(engineSrc, 'theme', part.file))};`;
}
