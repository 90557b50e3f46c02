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
  /** Classes that only it styles: a page that has one of them links it. */
  classes: string[];
}

/** Read from the stylesheets themselves, so that a class is not listed a second time. Sorted by file. */
export function listExtraStyles(): ExtraStyle[] {
  const everywhere = new Set(readClasses(mainStyles));
  return extraFiles().map((file) => ({ file, classes: readClasses(file).filter((name) => !everywhere.has(name)) }));
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

/** The names of the classes in a stylesheet and in what it imports. */
function readClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map(([, name = '']) => path.join(path.dirname(file), name));
  // Inside quotes and brackets of `url()` are names of files.
  const rules = text.replace(/'[^']*'|"[^"]*"|url\([^)]*\)/g, '');
  const own = [...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set([...own, ...imported.flatMap(readClasses)])];
}
