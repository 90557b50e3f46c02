import { z } from 'zod';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  functionValue,
  language,
  nonEmptyText,
  reaction,
  text,
  textList,
  type BlogEditUrlQuestion,
} from './values.ts';

export interface ReadingTimeQuestion {
  content: string;
  frontMatter: Record<string, unknown>;
  locale: string;
  /** Computes the default reading time of a text, in minutes. */
  defaultReadingTime(question: { content: string; locale?: string; options?: { wordsPerMinute?: number } }): number;
}
export type ReadingTimeFunction = (question: ReadingTimeQuestion) => number | undefined;

/** A post, as `processBlogPosts` gets it. */
export interface ProcessedPost {
  id: string;
  /** Title, permalink, date, tags, authors, front matter and what else is known of it. */
  metadata: {
    title: string;
    permalink: string;
    date: Date;
    frontMatter: Record<string, unknown>;
    [field: string]: unknown;
  };
  content: string;
}
/** Returns the posts to keep, in their order, or a promise of them. Returns nothing to keep all. */
export type ProcessBlogPosts = (question: { blogPosts: ProcessedPost[] }) => unknown;

/** An entry of a feed: title, link and date, and what else the package `feed` knows of an item. */
export interface FeedItem {
  title: string;
  link: string;
  date: Date;
  [field: string]: unknown;
}
/** Returns the entries of the feeds, or a promise of them. */
export type CreateFeedItems = (question: {
  blogPosts: ProcessedPost[];
  siteConfig: { title: string; url: string; baseUrl: string; [field: string]: unknown };
  defaultCreateFeedItems: (question: { blogPosts: ProcessedPost[] }) => Promise<FeedItem[]>;
}) => unknown;

/** Either form of the comment that ends a post's preview. */
const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

const feedTypes = ['rss', 'atom', 'json'] as const;
const feedType = z.enum(feedTypes);
export type FeedType = (typeof feedTypes)[number];

const feedOptions = z.strictObject({
  /** Feeds to write: `all`, one, a list, or `null` for none. Every page names them in its head. Default: `['rss', 'atom']`. */
  type: z.union([z.literal('all'), feedType, z.array(feedType), z.null()]).default(['rss', 'atom']),
  /** Title of the feed. Default: the site's title and `Blog`. */
  title: text.optional(),
  /** What the feed is about. Default: the site's title and `Blog`. */
  description: text.optional(),
  /** Line on who holds the rights. */
  copyright: text.optional(),
  /** Language of the feed. Default: the language of the site. */
  language: text.optional(),
  /** Newest posts in a feed; `null` or `false` for all. Default: 20. */
  limit: z.union([z.int().positive(), z.literal(false), z.null()]).default(20),
  /** Changes what the feeds hold: gets the posts, and a function that makes the default entries. */
  createFeedItems: functionValue<CreateFeedItems>().optional(),
});

const count = z.union([z.int().positive(), z.literal('ALL')]);

/** One blog. A site may have several, each with its own `id`. */
export const blogSchema = z.strictObject({
  /** Name of this blog among several. Default: `default`. */
  id: nonEmptyText.default('default'),
  /** Folder of the posts, from the site folder. Default: `blog`. */
  path: nonEmptyText.default('blog'),
  /** Language of the posts, where it is not that of the interface: `tr`. A file's own `lang` comes first. */
  lang: language.optional(),
  /** First part of the addresses; `/` for none. Default: `blog`. */
  routeBasePath: text.default('blog'),
  /** Globs of the files that are posts. */
  include: textList.default(['**/*.{md,mdx}']),
  /** Globs of the files that are not. */
  exclude: textList.default(DEFAULT_EXCLUDE),
  /** Title of the list page. Default: `Blog`. */
  blogTitle: text.default('Blog'),
  /** Description of the list page. Default: `Blog`. */
  blogDescription: text.default('Blog'),
  /** Title above the recent posts. Default: `Recent posts`. */
  blogSidebarTitle: text.default('Recent posts'),
  /** How many recent posts to list; 0 for none. Default: 5. */
  blogSidebarCount: z.union([z.int().nonnegative(), z.literal('ALL')]).default(5),
  /** Posts on one list page. Default: 10. */
  postsPerPage: count.default(10),
  /** Show how long a post takes to read. Default: true. */
  showReadingTime: z.boolean().default(true),
  /** Computes the reading time in another way. Default: 200 words a minute. */
  readingTime: functionValue<ReadingTimeFunction>().optional(),
  /** Chooses the posts and their order: gets `{ blogPosts }`, each with `id`, `metadata` and `content`, and gives those that stay. Changes in a post are not taken over. */
  processBlogPosts: functionValue<ProcessBlogPosts>().optional(),
  /** Address of the archive; `null` for none. Default: `archive`. */
  archiveBasePath: z.union([z.string(), z.null()]).default('archive'),
  /** Part of a tag page's address. Default: `tags`. */
  tagsBasePath: nonEmptyText.default('tags'),
  /** Part of the further list pages' addresses. Default: `page`. */
  pageBasePath: nonEmptyText.default('page'),
  /** Part of an author page's address. Default: `authors`. */
  authorsBasePath: nonEmptyText.default('authors'),
  /** File of the known authors, in the blog's folder. Default: `authors.yml`. */
  authorsMapPath: nonEmptyText.default('authors.yml'),
  /** File of the known tags, in the blog's folder; `false` or `null` for none. Default: `tags.yml`. */
  tags: z.union([z.string(), z.literal(false), z.null()]).default('tags.yml'),
  /** What ends the preview of a post. Default: `<!-- truncate -->`, in MDX also as a comment in braces. */
  truncateMarker: z.instanceof(RegExp).default(TRUNCATE_MARKER).meta({ tsType: 'RegExp' }),
  /** Feeds of the blog. */
  feedOptions: feedOptions.prefault({}),
  /** Order of the posts. Default: `descending`, newest first. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** What to do about a tag that is not in the tags file. Default: `warn`. */
  onInlineTags: reaction.default('warn'),
  /** What to do about an author that is not in the authors file. Default: `warn`. */
  onInlineAuthors: reaction.default('warn'),
  /** What to do about a post without a preview mark. Default: `warn`. */
  onUntruncatedBlogPosts: reaction.default('warn'),
  /** Where a reader can edit the post: an address to which the path of the file is added, or a function that gives the whole link. */
  editUrl: editUrl<BlogEditUrlQuestion>().optional(),
  /** Edit links of translated posts lead to the translation. Default: false. */
  editLocalizedFiles: z.boolean().default(false),
  /** Show when a post was last changed. Default: false. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who changed a post last. Default: false. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Admonition keywords of this blog. Default: those of `markdown.admonitions`. */
  admonitions: admonitions.optional(),
  /** The list of recent posts. */
  sidebar: z
    .strictObject({
      /** Group the recent posts by year. Default: true. */
      groupByYear: z.boolean().default(true),
    })
    .prefault({}),
});
