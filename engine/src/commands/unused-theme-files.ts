import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { realPath, readSource } from '../content/read.ts';
import type { Problem } from '../shared/model.ts';
import { findThemeModule } from '../vite/theme-parts.ts';

const FOLDER = 'src/theme';
const MODULE = /(?<!\.d|\.test|\.stories)\.[jt]sx?$/;
/** A part exports a component so. A file of types or helpers need not be in the bundle. */
const DEFAULT_EXPORT = /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/;

/** Files in src/theme for parts of Docusaurus's theme that ours does not have: nothing draws them. */
export function unusedThemeFiles(siteDir: string, bundle: { files: readonly string[] }): Problem[] {
  const bundled = new Set(bundle.files);
  const modules = listFiles(path.join(siteDir, FOLDER)).files.filter((file) => MODULE.test(file));
  return modules
    .map((file) => `${FOLDER}/${file}`)
    .filter((source) => {
      const name = source.slice(FOLDER.length + 1).replace(/(?:\/index)?\.\w+$/, '');
      // A part of ours need not be on any page.
      if (findThemeModule(name) !== undefined || bundled.has(realPath(path.join(siteDir, source)))) return false;
      return DEFAULT_EXPORT.test(readSource(siteDir, source).file?.text ?? '');
    })
    .map((source) => ({
      code: 'theme-part',
      severity: 'warning',
      message: `${source} replaces no part of Yaprak's theme and nothing imports it, so it is ignored.`,
      file: source,
      hint: 'The parts that can be replaced are listed in the README of Yaprak, under "Replacing parts of the theme".',
    }));
}
