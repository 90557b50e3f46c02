import { z } from 'zod';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  functionValue,
  nonEmptyText,
  reaction,
  text,
  textList,
  type DocsEditUrlQuestion,
} from './schema-values.ts';

export type NumberPrefixParser = (fileName: string) => { filename: string; numberPrefix?: number };

const docsVersion = z.strictObject({
  /** Name shown to readers. Default: the version's name, `Next` for the current one. */
  label: text.optional(),
  /** Last part of the version's address. */
  path: text.optional(),
  /** Banner at the top of its pages. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Show the version's name on its pages. */
  badge: z.boolean().optional(),
  /** Hide the version from search engines. */
  noIndex: z.boolean().optional(),
  /** Class on `<html>` of its pages. */
  className: text.optional(),
});

/** One docs section. A site may have several, each with its own `id`. */
export const docsSchema = z.strictObject({
  /** Name of this section among several. Default: `default`. */
  id: nonEmptyText.default('default'),
  /** Folder of the files, from the site folder. Default: `docs`. */
  path: nonEmptyText.default('docs'),
  /** First part of the addresses; `/` for none. Default: `docs`. */
  routeBasePath: text.default('docs'),
  /** The sidebars file, from the site folder. `false`: no sidebar. Absent: one sidebar made from the folders. */
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  /** Globs of the files that are docs. */
  include: textList.default(['**/*.{md,mdx}']),
  /** Globs of the files that are not. */
  exclude: textList.default(DEFAULT_EXCLUDE),
  /** Take `01-` off names and use it as position; a function decides by itself. Default: true. */
  numberPrefixParser: z.union([z.boolean(), functionValue<NumberPrefixParser>()]).default(true),
  /** Where a reader can edit the page. */
  editUrl: editUrl<DocsEditUrlQuestion>().optional(),
  /** Edit links of old versions lead to the current one. Default: false. */
  editCurrentVersion: z.boolean().default(false),
  /** Edit links of translated pages lead to the translation. Default: false. */
  editLocalizedFiles: z.boolean().default(false),
  /** Show where a page stands. Default: true. */
  breadcrumbs: z.boolean().default(true),
  /** Categories can be closed. Default: true. */
  sidebarCollapsible: z.boolean().default(true),
  /** Categories are closed at first. Default: true. */
  sidebarCollapsed: z.boolean().default(true),
  /** Show when a page was last changed. Default: false. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who changed a page last. Default: false. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** File of the known tags, in the section's folder; `false` or `null` for none. Default: `tags.yml`. */
  tags: z.union([z.string(), z.literal(false), z.null()]).default('tags.yml'),
  /** What to do about a tag that is not in that file. Default: `warn`. */
  onInlineTags: reaction.default('warn'),
  /** Part of a tag page's address. Default: `tags`. */
  tagsBasePath: nonEmptyText.default('tags'),
  /** Settings of single versions, by name. */
  versions: z.record(z.string(), docsVersion).default({}),
  /** The version without a name in its address. Default: the newest. */
  lastVersion: text.optional(),
  /** Publish the files of `path` beside the frozen versions. Default: true. */
  includeCurrentVersion: z.boolean().default(true),
  /** Publish only these versions. */
  onlyIncludeVersions: textList.optional(),
  /** Ignore all versions but the current one. Default: false. */
  disableVersioning: z.boolean().default(false),
  /** Admonition keywords of this section. Default: those of `markdown.admonitions`. */
  admonitions: admonitions.optional(),
  /** Where the version a reader chose is remembered. Default: `localStorage`. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  sidebar: z
    .strictObject({
      /** A button hides the whole sidebar. Default: false. */
      hideable: z.boolean().default(false),
      /** Opening a category closes its neighbours. Default: false. */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
});
