import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineSrc } from '../paths.ts';

const folder = path.join(engineSrc, 'theme/styles');
/** The stylesheet of every page. */
export const mainStyles = path.join(folder, 'index.css');
const extraDir = path.join(folder, 'extra');

/** A stylesheet of the theme that few pages need. */
export interface ExtraStyle {
  file: string;
  /** The first class of each selector that is not styled on every page: a page that has none of them does not need it. */
  classes: string[];
}

/** Stylesheets of plugins, absolute: those of every page, and folders of those for few. */
export interface LookStyles {
  styles: readonly string[];
  extraDirs: readonly string[];
  /** See Look. */
  elementLayer?: string;
  /** See Look. */
  selectors?: Readonly<Record<string, string>>;
  /** See Look. */
  mediaLast?: boolean;
}

const NONE: LookStyles = { styles: [], extraDirs: [] };

/** Read from the stylesheets themselves, so that a class is not listed a second time. The theme's own are first. */
export function listExtraStyles(look?: LookStyles): ExtraStyle[] {
  const everywhere = new Set(readSelectors(mainStyles).flat());
  return listExtraFiles(look).map((file) => {
    const first = readSelectors(file).flatMap((classes) => classes.find((name) => !everywhere.has(name)) ?? []);
    return { file, classes: [...new Set(first)] };
  });
}

/** All stylesheets of the theme and of plugins that are not loaded by script; the theme's main one is first. */
export function themeStyles(look: LookStyles = NONE): string[] {
  return [mainStyles, ...look.styles, ...listExtraFiles(look)];
}

/** One of a plugin takes the place of the theme's with the same name. */
export function listExtraFiles({ extraDirs }: LookStyles = NONE): string[] {
  const files = new Map<string, string>();
  for (const dir of [extraDir, ...extraDirs])
    for (const name of readdirSync(dir).sort()) if (name.endsWith('.css')) files.set(name, path.join(dir, name));
  return [...files.values()];
}

/** The classes of each selector of a stylesheet and of what it imports. */
function readSelectors(file: string): string[][] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map(([, name = '']) => path.join(path.dirname(file), name));
  // Inside quotes and brackets of `url()` are names of files.
  const rules = text.replace(/'[^']*'|"[^"]*"|url\([^)]*\)/g, '');
  const own = rules.split(/[{},;]/).map((part) => [...part.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return [...own, ...imported.flatMap(readSelectors)];
}
