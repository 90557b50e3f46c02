import { z } from 'zod';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  functionValue,
  language,
  nonEmptyText,
  text,
  textList,
  type PagesEditUrlQuestion,
} from './values.ts';

/** Standalone pages, React and Markdown. A site may have several such folders, each with its own `id`. */
export const pagesSchema = z.strictObject({
  /** Name of this section among several. Default: `default`. */
  id: nonEmptyText.default('default'),
  /** Folder of the files, from the site folder. Default: `src/pages`. */
  path: nonEmptyText.default('src/pages'),
  /** Language of the pages, where it is not that of the interface: `tr`. A file's own `lang` comes first. */
  lang: language.optional(),
  /** First part of the addresses. Default: `/`. */
  routeBasePath: text.default('/'),
  /** Globs of the files that are pages. */
  include: textList.default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Globs of the files that are not. */
  exclude: textList.default(DEFAULT_EXCLUDE),
  /** Where a reader can edit the page: an address to which the path of the file is added, or a function that gives the whole link. */
  editUrl: editUrl<PagesEditUrlQuestion>().optional(),
  /** Edit links of translated pages lead to the translation. Default: false. */
  editLocalizedFiles: z.boolean().default(false),
  /** Show when a page was last changed, as git knows it. Default: false. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who changed a page last. Default: false. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Admonition keywords of these pages. Default: those of `markdown.admonitions`. */
  admonitions: admonitions.optional(),
});

/** An address in the sitemap. */
export interface SitemapItem {
  url: string;
  lastmod?: string | null | undefined;
  changefreq?: string | null | undefined;
  priority?: number | null | undefined;
}

/** A page, as `createSitemapItems` gets it. */
interface SitemapRoute {
  path: string;
  exact: boolean;
}

/** Returns the items of the sitemap, or a promise of them. */
export type CreateSitemapItems = (question: {
  siteConfig: { url: string; [field: string]: unknown };
  routes: SitemapRoute[];
  defaultCreateSitemapItems: (question: { routes: SitemapRoute[] }) => Promise<SitemapItem[]>;
}) => unknown;

export const sitemapSchema = z.strictObject({
  /** Globs of addresses to leave out. */
  ignorePatterns: textList.default([]),
  /** Say when a page was last changed: as a date, with the time, or not. Default: null. */
  lastmod: z.union([z.enum(['date', 'datetime']), z.null()]).default(null),
  /** How often pages change, for search engines. Default: `weekly`; `null` leaves it out. */
  changefreq: z
    .union([z.enum(['hourly', 'daily', 'weekly', 'monthly', 'yearly', 'always', 'never']), z.null()])
    .default('weekly'),
  /** From 0 to 1. Default: 0.5; `null` leaves it out. */
  priority: z.union([z.number().min(0).max(1), z.null()]).default(0.5),
  /** Name of the file. Default: `sitemap.xml`. */
  filename: nonEmptyText.default('sitemap.xml'),
  /** Changes what the sitemap lists: gets the pages, and a function that makes the default items. */
  createSitemapItems: functionValue<CreateSitemapItems>().optional(),
});
