import { createRequire } from 'node:module';
import type { Feed, FeedOptions, Item } from 'feed';
import type { SiteConfig } from '../config/schema.ts';
import type { CreateFeedItems } from '../config/schema/blog.ts';
import { readSource } from '../content/read.ts';
import { removeInvalid } from '../shared/characters.ts';
import type { Blog, HeadTag } from '../shared/model.ts';
import { encodePath, fileBelow, isExternal, joinUrl } from '../shared/url.ts';
import { createFeedItems, type FeedItemsOptions } from './feed-items.ts';
import { definePlugin } from './plugin.ts';

/** Writes the feeds of each blog. They hold the whole articles of its posts. */
export const feeds = definePlugin({
  name: 'feeds',
  head: { site: ({ config, content }) => listFeedLinks(content.blogs, config) },
  emit: {
    needs({ page }, { config }) {
      if (page.kind !== 'blogPost') return undefined;
      const section = config.blog.find(({ id }) => id === page.blog.instance);
      return section && section.feedOptions.types.length > 0 ? { article: true } : undefined;
    },
    handles: (path) => /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/.test(path),
    async write({ languages, page }, out) {
      for (const { config, site, content } of languages) {
        for (const blog of content.blogs) {
          const section = config.blog.find(({ id }) => id === blog.instance);
          if (!section || section.feedOptions.types.length === 0) continue;
          const articles = new Map<string, string>();
          for (const { permalink } of blog.posts) articles.set(permalink, (await page(permalink)?.article()) ?? '');
          const files = await buildFeeds(blog, {
            site: { ...site, language: site.locale.htmlLang },
            feed: section.feedOptions,
            contentOf: (post) => articles.get(post.permalink) ?? '',
            textOf: ({ source }) => readSource(config.siteDir, source).file?.text ?? '',
            report: out.report,
          });
          for (const { path, text } of files) out.file(fileBelow(config.baseUrl + path, config.rootUrl), text);
        }
      }
    },
  },
});

/** Where the feeds of the site's blogs are, for feed readers to find them on any page. */
export function listFeedLinks(blogs: readonly Blog[], config: Pick<SiteConfig, 'title' | 'blog'>): HeadTag[] {
  return blogs.flatMap((blog) => {
    const options = config.blog.find(({ id }) => id === blog.instance)?.feedOptions;
    return listFeeds(blog, options?.types ?? []).map(({ label, mime, path }) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: mime,
        href: encodePath(path),
        title: `${options?.title ?? config.title} ${label} Feed`,
      },
    }));
  });
}

export interface FeedsOptions extends Pick<FeedItemsOptions, 'contentOf' | 'textOf' | 'report'> {
  site: { title: string; url: string; baseUrl: string; favicon?: string; language: string };
  feed: {
    types: readonly FeedType[];
    title?: string;
    description?: string;
    copyright?: string;
    language?: string;
    /** Absent: every post. */
    limit?: number;
    createFeedItems?: CreateFeedItems | undefined;
  };
}

/** A text to write, with its path in the output folder. */
interface TextFile {
  path: string;
  text: string;
}

/** Stands for `<` inside attributes, which the feed package does not escape. Not a character of XML, so no text can hold it. */
const LESS_THAN = '\ufffe';

/** An entry, with the address by which readers know it again. */
type Entry = Item & { id: string };

const WRITERS: Record<FeedType, (entries: readonly Entry[], options: FeedOptions) => string> = {
  rss: (entries, options) => `${createFeed(entries.map(toRssItem), options).rss2().replaceAll(LESS_THAN, '&lt;')}\n`,
  atom: (entries, options) => {
    const atom = createFeed(entries.map(numberEntry), options).atom1();
    return `${restoreIds(atom, entries).replaceAll(LESS_THAN, '&lt;')}\n`;
  },
  json: (entries, options) => `${createFeed(entries, options).json1().replaceAll(LESS_THAN, '<')}\n`,
};

/** The texts of a blog's feeds. */
export async function buildFeeds(blog: Blog, options: FeedsOptions): Promise<TextFile[]> {
  const { site, feed: settings } = options;
  const listed = blog.posts.filter((post) => !post.unlisted).slice(0, settings.limit);
  const places = listFeeds(blog, settings.types);
  const [first] = listed;
  if (!first || places.length === 0) return [];
  // An id is written as Docusaurus writes it, unencoded: to a reader, a post with another id is a new post.
  const toId = (path: string): string => site.url.replace(/\/$/, '') + path;
  const toAddress = (path: string): string => toId(encodePath(path));
  const feedOptions: FeedOptions = {
    id: toId(blog.path),
    title: clean(settings.title ?? `${site.title} Blog`),
    description: clean(settings.description ?? `${site.title} Blog`),
    link: toAddress(blog.path),
    language: settings.language ?? site.language,
    copyright: settings.copyright || undefined,
    favicon: site.favicon && (isExternal(site.favicon) ? site.favicon : toAddress(site.favicon)),
    generator: 'Yaprak',
    feedLinks: Object.fromEntries(places.map(({ type, path }) => [type, toAddress(path)])),
    // Not the clock: the same posts give the same bytes.
    updated: new Date(listed.reduce((newest, post) => (post.date > newest ? post.date : newest), first.date)),
  };
  const items = await createFeedItems(listed, {
    ...options,
    ask: settings.createFeedItems,
    siteConfig: site,
    placeOf: ({ permalink }) => ({ id: toId(permalink), link: toAddress(permalink) }),
  });
  const entries = items.map(toEntry);
  return places.map(({ type, path }) => ({
    path: fileBelow(path, site.baseUrl),
    text: WRITERS[type](entries, feedOptions),
  }));
}

const require = createRequire(import.meta.url);

/** Loaded when there is a feed to write: every thread of a build loads the list of plugins. */
function loadFeed(): typeof Feed {
  return (require('feed') as typeof import('feed')).Feed;
}

function createFeed(items: readonly Item[], options: FeedOptions): Feed {
  const feed = new (loadFeed())(options);
  for (const item of items) feed.addItem(item);
  return feed;
}

/** RSS names an author by e-mail or not at all. The guid is an address that can be opened, which the package would deny. */
function toRssItem(entry: Entry): Item {
  return {
    ...entry,
    author: entry.author?.filter(({ email }) => email),
    extensions: [{ name: 'guid', objects: { _text: entry.id } }],
  };
}

/** The package encodes ids in Atom. A number goes through it unchanged. */
function numberEntry(entry: Entry, index: number): Item {
  return { ...entry, id: `post:${index}` };
}

function restoreIds(atom: string, entries: readonly Entry[]): string {
  return atom.replace(/^( +<id>)post:(\d+)(?=<\/id>$)/gm, (whole, tag: string, index: string) => {
    const id = entries[Number(index)]?.id;
    return id === undefined ? whole : tag + id.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  });
}

/** An item with what the feed package does not do for its texts. */
function toEntry(item: Item): Entry {
  const label = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : clean(text).replaceAll('<', LESS_THAN);
  return {
    ...item,
    id: item.id ?? item.link,
    title: clean(item.title),
    date: new Date(item.date),
    ...(item.description !== undefined && { description: clean(item.description) }),
    ...(typeof item.content === 'string' && { content: clean(item.content) }),
    ...(item.author && { author: item.author.map((author) => ({ ...author, name: clean(author.name ?? '') })) }),
    ...(item.category && {
      category: item.category.map((each) => ({ ...each, name: label(each.name), term: label(each.term) })),
    }),
  };
}

/** Leave out what XML cannot hold, and the end of a CDATA section, of which the package escapes only the first. */
function clean(text: string): string {
  return removeInvalid(text).replaceAll(']]>', ']]&gt;');
}

export type FeedType = 'rss' | 'atom' | 'json';

/** One feed of a blog: what it is, and where. */
interface FeedPlace {
  type: FeedType;
  /** Name of the format. */
  label: string;
  mime: string;
  /** Address without the host. */
  path: string;
}

const FORMATS: Record<FeedType, { file: string; label: string; mime: string }> = {
  rss: { file: 'rss.xml', label: 'RSS', mime: 'application/rss+xml' },
  atom: { file: 'atom.xml', label: 'Atom', mime: 'application/atom+xml' },
  json: { file: 'feed.json', label: 'JSON', mime: 'application/json' },
};

/** The feeds that a blog has. Unlisted posts are not in them; a blog without others has none. */
function listFeeds(blog: Blog, types: readonly FeedType[]): FeedPlace[] {
  if (blog.posts.every((post) => post.unlisted)) return [];
  return types.map((type) => {
    const { file, label, mime } = FORMATS[type];
    return { type, label, mime, path: joinUrl(blog.path, file) };
  });
}
