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

/** Read from the stylesheets themselves, so that a class is not listed a second time. Sorted by file. */
export function listExtraStyles(): ExtraStyle[] {
  const everywhere = new Set(readSelectors(mainStyles).flat());
  return extraFiles().map((file) => {
    const first = readSelectors(file).flatMap((classes) => classes.find((name) => !everywhere.has(name)) ?? []);
    return { file, classes: [...new Set(first)] };
  });
}

/** All stylesheets of the theme that are not loaded by script; the main one is first. */
export function themeStyles(): string[] {
  return [mainStyles, ...extraFiles()];
}

function extraFiles(): string[] {
  return readdirSync(extraDir)
    .sort()
    .map((name) => path.join(extraDir, name));
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
