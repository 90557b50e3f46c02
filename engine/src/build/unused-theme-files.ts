import path from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { realPath, readSource } from '../content/read.ts';
import type { Problem } from '../shared/model.ts';
import { isIconPart } from '../shared/icon-parts.ts';
import { findPart, findReplaceablePart, mayBePart } from '../vite/plugins/theme-parts.ts';

const FOLDER = 'src/theme';
const MODULE = /(?<!\.d|\.test|\.stories)\.[jt]sx?$/;
/** A part has a default export. Files of types or functions need not be in the bundle. */
const DEFAULT_EXPORT = /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/;

/** Reports files in src/theme for parts that this theme does not have: nothing renders them. `used` are modules of the bundle and of the config. */
export function unusedThemeFiles(siteDir: string, { used }: { used: readonly string[] }): Problem[] {
  const known = new Set(used);
  const modules = listFiles(path.join(siteDir, FOLDER)).files.filter((file) => MODULE.test(file));
  return modules
    .map((file) => `${FOLDER}/${file}`)
    .filter((source) => {
      const name = nameOf(source);
      // A part need not be on any page.
      if (
        !mayBePart(name) ||
        findReplaceablePart(name) ||
        isIconPart(name) ||
        known.has(realPath(path.join(siteDir, source)))
      )
        return false;
      return DEFAULT_EXPORT.test(readSource(siteDir, source).file?.text ?? '');
    })
    .map((source) => ({
      code: 'theme-part',
      severity: 'warning',
      message: `${source} replaces no part of Yaprak's theme and nothing imports it, so it is ignored.`,
      // The table of parts has all of Docusaurus's theme: nothing draws a file with another name there either.
      ...(!findPart(nameOf(source)) && { effect: 'ignored' as const }),
      file: source,
      hint: hintFor(source.slice(FOLDER.length + 1)),
    }));
}

function nameOf(source: string): string {
  return source.slice(FOLDER.length + 1).replace(/(?:\/index)?\.\w+$/, '');
}

/** Parts that authors often replace, and need not or cannot. */
const HINTS: readonly [RegExp, string][] = [
  [
    /^prism-include-languages\b/,
    'Every language of Prism is highlighted without it. A grammar of your own comes from a plugin: `markdown.languages`.',
  ],
  [
    /^CodeBlock\/Line\b/,
    'The lines of code are highlighted at build time: replace CodeBlock/Content or style the classes.',
  ],
  [
    /^(?:Error|ErrorPageContent|Loading)\b/,
    'Pages arrive whole, and the engine itself describes a crash: readers see its words.',
  ],
  [
    /^(?:Playground|LiveCodeBlock)\b/,
    'Code is not editable without @docusaurus/theme-live-codeblock: readers see it as a code block.',
  ],
];

function hintFor(file: string): string {
  const [, hint] = HINTS.find(([name]) => name.test(file)) ?? [];
  return hint ?? 'The parts that can be replaced are listed in the documentation: Reference, Theme parts.';
}
