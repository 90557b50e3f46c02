import path from 'node:path';
import type { ThemePart } from '../theme/parts.ts';
import { findReplaceablePart, themeDirsOf, type ThemeFolders } from './theme-parts.ts';

/** Parts of the text work in islands too. All others need the page around them. */
const TEXT = 'content/';

/**
 * The part that an island in a theme folder replaces and shows as well (`@theme-original/Navbar` in src/theme/Navbar). The theme's own would
 * need the whole page in the browser, so the server renders it and the island keeps that HTML.
 */
export function originalShownBy(
  file: string,
  { code, folders }: { code: string; folders: ThemeFolders },
): ThemePart | undefined {
  const dir = themeDirOf(file, folders);
  if (dir === undefined) return undefined;
  const name = path
    .relative(dir, file)
    .split(path.sep)
    .join('/')
    .replace(/(?:\/index)?\.\w+$/, '');
  const part = findReplaceablePart(name);
  const imports = [`@theme-original/${name}`, `@theme-init/${name}`].some((id) =>
    [`'${id}'`, `"${id}"`].some((quoted) => code.includes(quoted)),
  );
  return part && imports && !part.file.startsWith(TEXT) ? part : undefined;
}

export function isInTheme(file: string, folders: ThemeFolders): boolean {
  return themeDirOf(file, folders) !== undefined;
}

function themeDirOf(file: string, folders: ThemeFolders): string | undefined {
  return themeDirsOf(folders).find((dir) => file.startsWith(dir + path.sep));
}
