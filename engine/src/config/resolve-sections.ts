import thisSystem, { type PlatformPath } from 'node:path';
import type { z } from 'zod';
import type { BlogSection, DocsSection, PagesSection, SiteConfig } from './schema.ts';
import { blogSchema, type FeedType } from './schema/blog.ts';
import { docsSchema } from './schema/docs.ts';
import { pagesSchema } from './schema/pages.ts';
import { READ_ONCE, type admonitions } from './schema/values.ts';

type Admonitions = z.output<typeof admonitions>;
type Docs = z.output<typeof docsSchema>;
type Blog = z.output<typeof blogSchema>;
type Pages = z.output<typeof pagesSchema>;

const ADMONITION_KEYWORDS = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];

export interface SectionOptions {
  siteDir: string;
  /** Admonitions of the site, the default for its sections. */
  admonitions: SiteConfig['markdown']['admonitions'];
}

/** Makes a list of the docs sections. A section that is not in the config has `explicit: false`. */
export function resolveDocs(written: false | Docs | Docs[] | undefined, options: SectionOptions): DocsSection[] {
  return toList(written, () => docsSchema.parse({}, READ_ONCE)).map((section) => ({
    ...section,
    path: toSitePath(section.path, options.siteDir),
    ...(typeof section.sidebarPath === 'string'
      ? { sidebarPath: toSitePath(section.sidebarPath, options.siteDir) }
      : {}),
    admonitions: sectionAdmonitions(section.admonitions, options),
    explicit: written !== undefined,
  }));
}

export function resolveBlogs(written: false | Blog | Blog[] | undefined, options: SectionOptions): BlogSection[] {
  return toList(written, () => blogSchema.parse({}, READ_ONCE)).map((section) => ({
    ...section,
    path: toSitePath(section.path, options.siteDir),
    feedOptions: resolveFeeds(section.feedOptions),
    admonitions: sectionAdmonitions(section.admonitions, options),
    explicit: written !== undefined,
  }));
}

export function resolvePages(written: false | Pages | Pages[] | undefined, options: SectionOptions): PagesSection[] {
  return toList(written, () => pagesSchema.parse({}, READ_ONCE)).map((section) => ({
    ...section,
    path: toSitePath(section.path, options.siteDir),
    admonitions: sectionAdmonitions(section.admonitions, options),
    explicit: written !== undefined,
  }));
}

function toList<Section>(written: false | Section | Section[] | undefined, createDefault: () => Section): Section[] {
  if (written === false) return [];
  if (written === undefined) return [createDefault()];
  return Array.isArray(written) ? written : [written];
}

function sectionAdmonitions(written: Admonitions | undefined, options: SectionOptions): { keywords: string[] } {
  return written === undefined ? options.admonitions : resolveAdmonitions(written);
}

export function resolveAdmonitions(written: Admonitions): { keywords: string[] } {
  if (written === false) return { keywords: [] };
  if (written === true) return { keywords: ADMONITION_KEYWORDS };
  return { keywords: [...new Set([...(written.extendDefaults ? ADMONITION_KEYWORDS : []), ...written.keywords])] };
}

function resolveFeeds(written: Blog['feedOptions']): BlogSection['feedOptions'] {
  const { type, limit, ...rest } = written;
  return { ...rest, types: feedTypes(type), ...(typeof limit === 'number' ? { limit } : {}) };
}

function feedTypes(written: Blog['feedOptions']['type']): FeedType[] {
  if (written === null) return [];
  if (written === 'all') return ['rss', 'atom', 'json'];
  return Array.isArray(written) ? [...new Set(written)] : [written];
}

/** Makes a path relative to the site folder, with forward slashes, also from `./x` and `require.resolve('./x')`. */
export function toSitePath(path: string, siteDir: string, system: PlatformPath = thisSystem): string {
  const local = system.isAbsolute(path) ? system.relative(siteDir, path) : path;
  const slashed = local.split(system.sep).join('/');
  return slashed.replace(/^(?:\.\/+)+/, '').replace(/(?<=.)\/+$/, '');
}
