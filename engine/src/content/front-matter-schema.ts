import { z } from 'zod';
import { isLanguageTag } from '../shared/language-tag.ts';
import type { FrontMatter, Problem, SourceFile } from '../shared/model.ts';
import { runsCode } from '../shared/url.ts';
import { parseDate } from './front-matter.ts';

/**
 * Fields that docs, pages and posts share, converted as in Docusaurus: a number where text is expected becomes text, a quoted number or
 * boolean becomes one. `null` and empty text are invalid unless a field allows them.
 */

const toText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
const toFlag = (value: unknown): unknown => {
  const lower = typeof value === 'string' ? value.toLowerCase() : value;
  return lower === 'true' ? true : lower === 'false' ? false : value;
};

/** Text that may be empty. */
export const anyText = z.preprocess(toText, z.string('must be text'));
/** Text that may not be empty. */
export const text = z.preprocess(toText, z.string('must be text').min(1, 'must not be empty'));
const isSafe = (value: unknown): boolean => typeof value !== 'string' || !runsCode(value);
/** An address that a link leads to. */
export const address = text.refine(isSafe, 'must not be an address that runs code');
/** One that may be empty. */
export const anyAddress = anyText.refine(isSafe, 'must not be an address that runs code');
export const number = z.preprocess(toNumber, z.number('must be a number'));
export const flag = z.preprocess(toFlag, z.boolean('must be true or false'));
const textList = z.array(text, 'must be a list, such as [one, two]');
export const tagList = z.array(
  z.union(
    [
      text,
      z.looseObject({
        /** Name of the tag. */
        label: text,
        /** Address of its page, below that of all tags. */
        permalink: text,
        /** What pages with the tag are about. */
        description: anyText.optional(),
      }),
    ],
    'must be text, or a map with "label" and "permalink"',
  ),
  'must be a list, such as [one, two]',
);

/** A number is a time in milliseconds, as in `Date`. */
const toDateText = (value: unknown): unknown => {
  const date = typeof value === 'number' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : value;
};
const dateText = z.preprocess(
  toDateText,
  z.string('must be a date').refine((value) => parseDate(value) !== undefined, 'must be a date, such as 2024-01-31'),
);
const lastUpdate = z
  .looseObject(
    {
      /** Who changed it. */
      author: text.optional(),
      /** When. */
      date: dateText.optional(),
    },
    'must be a map with "author", "date" or both',
  )
  .refine((value) => value.author !== undefined || value.date !== undefined, 'must have "author", "date" or both');

const headingLevel = number.pipe(z.number().min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6'));

/** What search knows of a page besides its text. */
const search = z.strictObject(
  {
    /** What readers call it. A query that is one of them finds the page first. */
    words: textList.optional(),
    /** Factor of its scores. */
    boost: number.pipe(z.number().positive('must be above 0')).optional(),
    /** Leaves the page out of search. */
    exclude: flag.optional(),
  },
  'must be a map with "words", "boost" or "exclude"',
);
export type SearchFrontMatter = z.output<typeof search>;

/** Fields of every kind of Markdown page. */
export const commonFields = {
  /** Title of the page. Default: its first heading of level 1, otherwise the name of the file. */
  title: anyText.optional(),
  /** Title for the tab of the browser and for search engines. Default: `title`. */
  title_meta: anyText.optional(),
  /** What the page says, in one sentence: for search engines, cards and lists. Default: its first paragraph. */
  description: anyText.optional(),
  /** Words for `<meta name="keywords">`. */
  keywords: textList.optional(),
  /** Picture for links to the page: a path from a static folder, or an address. */
  image: address.optional(),
  /** Address of the page. With a slash at its start it counts from the root of the section. Default: from folder and file name. */
  slug: text.optional(),
  /** Shows the page in `dev` only. Default: false. */
  draft: flag.optional(),
  /** Hides the page from lists, search and search engines; who has its address can read it. Default: false. */
  unlisted: flag.optional(),
  /** Hides the list of headings. Default: false. */
  hide_table_of_contents: flag.optional(),
  /** The first level of headings in that list, from 2 to 6. Default: `tableOfContents.minHeadingLevel` of the config. */
  toc_min_heading_level: headingLevel.optional(),
  /** The last level of headings in that list, from 2 to 6. Default: `tableOfContents.maxHeadingLevel` of the config. */
  toc_max_heading_level: headingLevel.optional(),
  /** Who changed the page last (`author`) and when (`date`). Default: from git. */
  last_update: lastUpdate.optional(),
  /** Language of the text, where it is not that of the interface: `tr`. */
  lang: z.string('must be text').refine(isLanguageTag, 'must be a language tag, such as "tr"').optional(),
  /** What search knows of the page besides its text. */
  search: search.optional(),
  /** What a language without a translation of the page does: `fallback` shows this one, `omit` leaves it out. Default: `i18n.untranslated` of the config. */
  untranslated: z.enum(['fallback', 'omit'], 'must be "fallback" or "omit"').optional(),
};

/** The schema of front matter. */
export type FrontMatterSchema<T> = z.ZodType<T>;

/** Defines the schema of front matter. Unknown keys pass through. */
export function defineFrontMatter<Fields extends Record<string, z.ZodOptional>>(fields: Fields) {
  return z.looseObject(fields).superRefine(checkCommonFields);
}

interface Levels {
  toc_min_heading_level?: number | undefined;
  toc_max_heading_level?: number | undefined;
  draft?: boolean | undefined;
  unlisted?: boolean | undefined;
}

/** Rules between fields of `commonFields`. */
function checkCommonFields(value: Levels, context: z.core.$RefinementCtx): void {
  if (value.draft && value.unlisted) {
    context.issues.push({
      code: 'custom',
      input: value,
      path: ['unlisted'],
      message: 'cannot be set on a draft: a page is a draft or unlisted, not both',
    });
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
  if (min !== undefined && max !== undefined && min > max) {
    context.issues.push({
      code: 'custom',
      input: value,
      path: ['toc_min_heading_level'],
      message: 'must not be above toc_max_heading_level',
    });
  }
}

interface CheckedFrontMatter<T> {
  /** Absent when there are problems. */
  value?: T;
  problems: Problem[];
}

/** Checks front matter against a schema. Reports every error with the line of its key. */
export function checkFrontMatter<T>(
  frontMatter: FrontMatter,
  { schema, file }: { schema: FrontMatterSchema<T>; file: SourceFile },
): CheckedFrontMatter<T> {
  const result = schema.safeParse(frontMatter);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap(innerIssues).map((issue) => {
    const [key = '', ...inner] = issue.path.filter((part) => typeof part === 'string');
    const problem: Problem = {
      code: 'invalid-front-matter',
      severity: 'error',
      message: `In ${file.source} the front matter field "${formatPath(issue.path)}" ${issue.message}${formatValue(frontMatter, issue)}.`,
      file: file.source,
      ...findValue(file.text, { key, word: inner.at(-1) }),
      hint: 'Correct the value, or remove the line.',
    };
    return problem;
  });
  return { problems };
}

/** `["tags", 1, "label"]` -> `tags[1].label`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );
}

function formatValue(frontMatter: FrontMatter, issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return '';
  let value: unknown = frontMatter;
  for (const part of issue.path) value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
  return value === undefined ? '' : `, but it is ${JSON.stringify(value)}`;
}

/** Finds a top-level key in a YAML text. Line and column start at 1. */
export function findKey(text: string, key: string): { line?: number; column?: number } {
  if (key === '') return {};
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line) => line.startsWith(`${key}:`) || line.startsWith(`"${key}":`) || line.startsWith(`'${key}':`),
  );
  return index < 0 ? {} : { line: index + 1, column: 1 };
}

/** Finds a word in the value of a top-level key: an item of a list, or a key of a map. If it is not found, the place of the key. */
export function findValue(
  text: string,
  { key, word }: { key: string; word: string | undefined },
): { line?: number; column?: number } {
  const at = findKey(text, key);
  if (at.line === undefined || word === undefined) return at;
  const lines = text.split('\n');
  for (let index = at.line - 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    // The value ends at the next top-level key. A list may have the same indent as its key.
    if (index >= at.line && (/^[^\s#-]/.test(line) || line.startsWith('---'))) break;
    const column = findWhole(line, { word, from: index === at.line - 1 ? key.length : 0 });
    if (column !== undefined) return { line: index + 1, column };
  }
  return at;
}

/** Finds a whole word: `C` is in `[C, D]`, but not in `[C++]`. The column starts at 1. */
function findWhole(line: string, { word, from }: { word: string; from: number }): number | undefined {
  const isEdge = (letter: string | undefined): boolean => letter === undefined || /[\s[\]{},:"']/.test(letter);
  for (let at = line.indexOf(word, from); at >= 0; at = line.indexOf(word, at + 1))
    if (isEdge(line[at - 1]) && isEdge(line[at + word.length])) return at + 1;
  return undefined;
}

/**
 * Replaces the error of a union by the errors of the fields inside it, where the value clearly is of one of its kinds: for
 * `{name: A, url: 3}`, which is a map, only `url` is reported.
 */
function innerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  for (const ofKind of issue.errors) {
    const inner = ofKind.flatMap(innerIssues);
    if (inner.some(({ path }) => path.length > 0))
      return inner.map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
  }
  return [issue];
}
