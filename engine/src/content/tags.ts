import { join } from 'node:path';
import { z } from 'zod';
import { severityOf, type Policy } from '../errors/index.ts';
import type { Problem, SourceFile, Tag, TagCount } from '../shared/model.ts';
import { findLongName, MAX_NAME } from '../shared/file-names.ts';
import { applyTrailingSlash, joinUrl, type TrailingSlash } from '../shared/url.ts';
import { findInFolder, type ContentFolder } from './content-folder.ts';
import { findKey, findValue, formatPath } from './front-matter-schema.ts';
import { parseYamlMap } from './front-matter.ts';
import { capitalize, kebabCase } from './kebab-case.ts';
import { exists, readSource } from './read.ts';

export interface TagDefinition {
  label: string;
  description?: string;
  /** Below the tags path. */
  permalink: string;
}

/** Definitions of a tags file, by key. */
export type TagsFile = ReadonlyMap<string, TagDefinition>;

const fieldText = z.string('must be text');
const definition = z.strictObject(
  {
    /** Name of the tag. Default: its key. */
    label: fieldText.optional(),
    /** What pages with the tag are about: for the page of the tag. */
    description: fieldText.optional(),
    /** Address of its page, below that of all tags. Default: from its key. */
    permalink: fieldText.optional(),
  },
  'must be a map with no other fields than "label", "description" and "permalink"',
);
/** What a tags file holds: tags by key. */
export const tagsSchema = z.record(z.string(), definition.nullable());

export interface LoadTagsOptions {
  siteDir: string;
  folder: ContentFolder;
  /** Name of the file; undefined: `tags.yml` if it is there; false or null: none. */
  tags?: string | false | null;
}

/** Loads the predefined tags of a docs version or a blog. */
export function loadTagsFile({ siteDir, folder, tags }: LoadTagsOptions): {
  tagsFile?: TagsFile;
  problems: Problem[];
} {
  if (tags === false || tags === null) return { problems: [] };
  const source = findInFolder(folder, { siteDir, path: tags ?? 'tags.yml' });
  if ((tags === undefined || tags === 'tags.yml') && !exists(join(siteDir, source))) return { problems: [] };
  const read = readSource(siteDir, source);
  if (!read.file) return { problems: [read.problem] };
  const { data, problems } = parseYamlMap(read.file.text, { source, what: 'tags file' });
  if (problems.length > 0) return { problems };
  const checked = tagsSchema.safeParse(data);
  if (!checked.success) {
    const { text } = read.file;
    return {
      problems: checked.error.issues.map((issue) => ({
        code: 'invalid-tags-file',
        severity: 'error',
        message: `In the tags file ${source} the value "${formatPath(issue.path)}" ${issue.message}.`,
        file: source,
        ...findKey(text, String(issue.path[0] ?? '')),
      })),
    };
  }
  return readDefinitions(checked.data, { source, text: read.file.text });
}

function readDefinitions(
  data: z.output<typeof tagsSchema>,
  { source, text }: { source: string; text: string },
): { tagsFile: TagsFile; problems: Problem[] } {
  const tagsFile = new Map<string, TagDefinition>();
  const keyOf = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [key, given] of Object.entries(data)) {
    const permalink = given?.permalink || `/${kebabCase(key)}`;
    // `/x`, `x` and `x/` are one address.
    const address = permalink.replace(/^\/+|\/+$/g, '');
    const other = keyOf.get(address);
    if (other !== undefined) {
      problems.push({
        code: 'duplicate-tag',
        severity: 'error',
        message: `In the tags file ${source} the tags "${other}" and "${key}" have the same permalink "${permalink}".`,
        file: source,
        ...findKey(text, key),
        hint: 'Give one of them another permalink.',
      });
    }
    keyOf.set(address, key);
    const long = findLongName(address);
    if (long) {
      problems.push({
        code: 'name-too-long',
        severity: 'error',
        message: `In the tags file ${source} the page of the tag "${key.slice(0, 40)}" has the name "${long.start}…", which is longer than a disk allows (${long.bytes} of ${MAX_NAME} bytes).`,
        file: source,
        ...findKey(text, key),
        hint: 'Give it a shorter permalink.',
      });
    }
    tagsFile.set(key, { label: given?.label || capitalize(key), description: given?.description, permalink });
  }
  return { tagsFile, problems };
}

export type FrontMatterTag = string | { label: string; permalink: string; description?: string };

export interface ResolveTagsOptions {
  /** Url of the tag list, with baseUrl. */
  tagsPath: string;
  tagsFile?: TagsFile;
  baseUrl: string;
  trailingSlash: TrailingSlash;
}

/** Resolves the tags of a page, in their order, with duplicates. */
export function resolveTags(tags: readonly FrontMatterTag[] | undefined, options: ResolveTagsOptions): Tag[] {
  return (tags ?? []).map((tag) => resolveTag(tag, options));
}

function resolveTag(tag: FrontMatterTag, options: ResolveTagsOptions): Tag {
  const toUrl = (permalink: string): string => applyTrailingSlash(joinUrl(options.tagsPath, permalink), options);
  if (typeof tag !== 'string')
    return { label: tag.label, permalink: toUrl(tag.permalink), description: tag.description, inline: true };
  const defined = options.tagsFile?.get(tag);
  if (!defined) return { label: tag, permalink: toUrl(kebabCase(tag)), inline: true };
  return { label: defined.label, permalink: toUrl(defined.permalink), description: defined.description, inline: false };
}

/** Reports tags that are not in the tags file, if there is one. */
export function checkInlineTags(
  tags: readonly Tag[],
  options: { file: SourceFile; tagsFile?: TagsFile; tagsFileName: string; policy: Policy },
): Problem[] {
  const severity = severityOf(options.policy);
  if (severity === undefined || !options.tagsFile) return [];
  const unknown = [...new Set(tags.filter((tag) => tag.inline).map((tag) => tag.label))];
  if (unknown.length === 0) return [];
  return [
    {
      code: 'inline-tag',
      severity,
      message: `Tags [${unknown.join(', ')}] used in ${options.file.source} are not defined in ${options.tagsFileName}.`,
      file: options.file.source,
      ...findValue(options.file.text, { key: 'tags', word: unknown[0] }),
      hint: `Add them to ${options.tagsFileName}, or set onInlineTags to "ignore".`,
    },
  ];
}

export interface TagGroup<Item> {
  /** The first spelling of the tag. */
  tag: Tag;
  /** The items that its page lists. */
  items: Item[];
  /** All its items are unlisted, so the page is in no list. */
  unlisted: boolean;
}

interface Tagged {
  tags: readonly Tag[];
  unlisted: boolean;
}

/** Groups pages by the address of their tags. Unlisted pages are left out unless a tag has no others. */
export function groupByTag<Item extends Tagged>(items: readonly Item[]): TagGroup<Item>[] {
  const groups = new Map<string, { tag: Tag; items: Set<Item> }>();
  for (const item of items) {
    for (const tag of item.tags) {
      const group = groups.get(tag.permalink);
      if (group) group.items.add(item);
      else groups.set(tag.permalink, { tag, items: new Set([item]) });
    }
  }
  return [...groups.values()].map(({ tag, items: all }) => {
    const listed = [...all].filter((item) => !item.unlisted);
    return { tag, items: listed.length > 0 ? listed : [...all], unlisted: listed.length === 0 };
  });
}

/** A tag as the list of all tags shows it. */
export function countTag({ tag, items }: TagGroup<unknown>): TagCount {
  return { label: tag.label, permalink: tag.permalink, description: tag.description, count: items.length };
}
