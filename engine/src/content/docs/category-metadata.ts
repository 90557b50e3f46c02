import { posix } from 'node:path';
import { z } from 'zod';
import { nearest } from '../../errors/hints.ts';
import { isLanguageTag } from '../../shared/language-tag.ts';
import type { Problem, SourceFile } from '../../shared/model.ts';
import { flag, formatPath, number } from '../front-matter-schema.ts';
import { checkCharacters, parseYamlMap } from '../front-matter.ts';
import { type ParsedFiles, readParsed } from '../parsed-files.ts';
import { categoryLink } from './sidebar-node.ts';

export const categorySchema = z.strictObject({
  /** Name of the category. Default: the name of the folder. */
  label: z.string('must be text').min(1, 'must not be empty').optional(),
  /** What the category holds, in one sentence: for its page and for cards. */
  description: z.string('must be text').optional(),
  /** Place among its neighbours. Default: the number before the name of the folder. */
  position: number.optional(),
  /** Closed at first. Default: `docs.sidebarCollapsed` of the config. */
  collapsed: flag.optional(),
  /** Can be closed. Default: `docs.sidebarCollapsible` of the config. */
  collapsible: flag.optional(),
  /** Class of its item in the sidebar. */
  className: z.string('must be text').optional(),
  /** Where its name leads: a doc, or a page that lists what it holds (`generated-index`); `null` for nowhere. */
  link: categoryLink.nullable().optional(),
  /** Data for a component that replaces its item in the sidebar. */
  customProps: z.record(z.string(), z.unknown()).optional(),
  /** Key of its label for translations, where several have the same. */
  key: z.string('must be text').optional(),
  /** Language of its pages, where it is not that of the interface: `tr`. */
  lang: z.string('must be text').refine(isLanguageTag, 'must be a language tag, such as "tr"').optional(),
});

export type CategoryMetadata = z.output<typeof categorySchema>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
/** Checks for plain values, which most files hold. They skip the schema, which takes ten times as long. */
const PLAIN = new Map<string, (value: unknown) => boolean>([
  ['label', (value) => isText(value) && value !== ''],
  ['description', isText],
  ['position', Number.isFinite],
  ['collapsed', isFlag],
  ['collapsible', isFlag],
  ['className', isText],
  ['key', isText],
]);

/** The language of a folder: that of its category file, otherwise that of the folder above. */
export function findFolderLang(folder: string, categories: ReadonlyMap<string, CategoryMetadata>): string | undefined {
  for (let path = folder; ; path = posix.dirname(path)) {
    const lang = categories.get(path)?.lang;
    if (lang !== undefined || path === '.') return lang;
  }
}

const FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Whether a path is a `_category_` file. */
export function isCategoryMetadata(path: string): boolean {
  return FILE.test(path);
}

export interface CategoryMetadataResult {
  /** By folder, relative to the content folder; the root is `.`. */
  categories: Map<string, CategoryMetadata>;
  /** The file each came from, by folder, relative to the site. */
  files: Map<string, string>;
  sources: SourceFile[];
  problems: Problem[];
}

/** Load every `_category_` file of a docs folder. `paths` are relative to it, in code-unit order, so JSON comes before YAML. */
export function loadCategoryMetadata(
  paths: readonly string[],
  { siteDir, contentDir, parsed }: { siteDir: string; contentDir: string; parsed?: ParsedFiles },
): CategoryMetadataResult {
  const result: CategoryMetadataResult = { categories: new Map(), files: new Map(), sources: [], problems: [] };
  for (const path of paths) {
    const folder = posix.dirname(path);
    const source = posix.join(contentDir, path);
    const used = result.files.get(folder);
    if (used === undefined) result.files.set(folder, source);
    else result.problems.push(duplicateFile(source, { folder, used }));
  }
  const folderOf = new Map([...result.files].map(([folder, source]) => [source, folder]));
  const options = { siteDir, parsed, kind: 'category', parse: parseCategoryMetadata };
  for (const read of readParsed([...result.files.values()], options)) {
    result.problems.push(...read.problems);
    if (!read.file) continue;
    result.sources.push(read.file);
    result.categories.set(folderOf.get(read.file.source) ?? '.', read.value);
  }
  return result;
}

export function parseCategoryMetadata(file: SourceFile): { value: CategoryMetadata; problems: Problem[] } {
  const { data, problems } = parseData(file);
  if (problems.length > 0) return { value: {}, problems };
  if (isPlain(data)) return { value: data, problems: [] };
  const checked = categorySchema.safeParse(data);
  if (checked.success) return { value: checked.data, problems: [] };
  return { value: {}, problems: checked.error.issues.flatMap((issue) => toProblems(issue, file)) };
}

function isPlain(data: unknown): data is CategoryMetadata {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.entries(data).every(([key, value]) => PLAIN.get(key)?.(value));
}

/** Parses JSON with its own parser, which is a hundred times faster. YAML also accepts comments and trailing commas. */
function parseData(file: SourceFile): { data: unknown; problems: Problem[] } {
  if (file.source.endsWith('.json')) {
    try {
      const data: unknown = JSON.parse(file.text);
      return { data, problems: checkCharacters(data, { source: file.source, what: 'category file' }) };
    } catch {
      // Fall through to YAML, which also gives the place of the error.
    }
  }
  return parseYamlMap(file.text, { source: file.source, what: 'category file' });
}

function toProblems(issue: z.core.$ZodIssue, file: SourceFile): Problem[] {
  if (issue.code !== 'unrecognized_keys') {
    if (issue.path.length === 0) return [notMap(file)];
    return [invalid(file, issue.path, `is wrong: ${issue.message}`)];
  }
  return issue.keys.map((key) => {
    const near = nearest(key, Object.keys(categorySchema.shape));
    const problem = invalid(file, [...issue.path, key], 'is not allowed there');
    return near ? { ...problem, hint: `Did you mean "${near}"?` } : problem;
  });
}

function duplicateFile(source: string, { folder, used }: { folder: string; used: string }): Problem {
  return {
    code: 'duplicate-category-file',
    severity: 'warning',
    message: `There is more than one category file for the folder ${folder}: ${used} is used and ${source} is not.`,
    file: source,
    hint: 'Keep one of them.',
  };
}

function notMap(file: SourceFile): Problem {
  return {
    code: 'invalid-category-file',
    severity: 'error',
    message: `The category file ${file.source} must be a map with "label", "position" and the like.`,
    file: file.source,
    line: 1,
    column: 1,
    hint: 'Write it as in {"label": "Guides", "position": 2}.',
  };
}

function invalid(file: SourceFile, path: readonly PropertyKey[], what: string): Problem {
  const key = String(path.at(-1) ?? '');
  const index = file.text
    .split('\n')
    .findIndex((line) => new RegExp(`["']?\\b${escapeRegex(key)}\\b["']?\\s*:`).test(line));
  return {
    code: 'invalid-category-file',
    severity: 'error',
    message: `In the category file ${file.source} the field "${formatPath(path)}" ${what}.`,
    file: file.source,
    ...(index >= 0 && key !== '' ? { line: index + 1, column: 1 } : {}),
  };
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
