import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findModule } from './find-module.ts';
import { engineSrc } from './paths.ts';

/**
 * The parts of the theme that a site may replace, by the names authors know (`@theme/Footer`). They are what compat/theme passes on from
 * the theme, so that folder is the list: a name there is a part here.
 */
export interface ThemePart {
  name: string;
  /** Absolute path of its file in the theme, and what it is called there. */
  file: string;
  exported: string;
}

const NAMES = path.join(engineSrc, 'compat/theme');
const PASSED_ON = /export \{ (\w+) as default\b[^}]*\} from '([^']+)'/;

export function listThemeParts(): ThemePart[] {
  const files = readdirSync(NAMES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.sort().flatMap((file) => {
    const whole = path.join(NAMES, file);
    const [, exported, from] = PASSED_ON.exec(readFileSync(whole, 'utf8')) ?? [];
    if (exported === undefined || from === undefined) return [];
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/(?:\/index)?\.tsx$/, '');
    return [{ name, file: path.resolve(path.dirname(whole), from), exported }];
  });
}

/** The site's own module for a part. */
export function findOverride(siteDir: string, name: string): string | undefined {
  return findModule(path.join(siteDir, 'src/theme', name));
}

/** What `@theme/<name>` is where the site has nothing of its own for it. */
export function findThemeModule(name: string): string | undefined {
  return findModule(path.join(NAMES, name));
}
