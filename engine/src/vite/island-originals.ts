import path from 'node:path';
import { engineSrc } from './paths.ts';
import type { ThemePart } from './theme-parts.ts';

/** Parts of the text are components of their own, in islands as well. All others belong to the page around them. */
const OF_TEXT = path.join(engineSrc, 'theme/content') + path.sep;

/**
 * The part that an island of src/theme replaces and shows as well (`@theme-original/Navbar` in src/theme/Navbar). The theme's own would
 * take the whole page to the browser with it, so the server draws it and the island keeps what is there.
 */
export function originalShownBy(
  file: string,
  { code, siteDir, parts }: { code: string; siteDir: string; parts: readonly ThemePart[] },
): ThemePart | undefined {
  if (!isInTheme(file, siteDir)) return undefined;
  const name = path
    .relative(themeFolder(siteDir), file)
    .split(path.sep)
    .join('/')
    .replace(/(?:\/index)?\.\w+$/, '');
  const part = parts.find((each) => each.name === name);
  const imports = [`@theme-original/${name}`, `@theme-init/${name}`].some((id) =>
    [`'${id}'`, `"${id}"`].some((quoted) => code.includes(quoted)),
  );
  return part && imports && !part.file.startsWith(OF_TEXT) ? part : undefined;
}

export function isInTheme(file: string, siteDir: string): boolean {
  return file.startsWith(themeFolder(siteDir) + path.sep);
}

const themeFolder = (siteDir: string): string => path.join(siteDir, 'src/theme');
