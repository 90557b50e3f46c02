import type { Item } from 'feed';
import type { CreateFeedItems } from '../config/schema/blog.ts';
import { describePosts } from '../content/blog/process-posts.ts';
import { describeUnknown } from '../errors/index.ts';
import type { Author, BlogPost, Problem } from '../shared/model.ts';
import { resolveHtmlUrls } from './resolve-html-urls.ts';

export interface FeedItemsOptions {
  /** `createFeedItems` of the config. */
  ask: CreateFeedItems | undefined;
  siteConfig: Parameters<CreateFeedItems>[0]['siteConfig'];
  /** The id by which readers know a post again, and its address. */
  placeOf: (post: BlogPost) => { id: string; link: string };
  /** The whole text of a post as HTML; its addresses may be relative to the post. */
  contentOf: (post: BlogPost) => string | undefined;
  /** The Markdown of a post, for functions of the config. */
  textOf: (post: BlogPost) => string;
  report: (problem: Problem) => void;
}

/** The items as `createFeedItems` of the config wants them. What it does wrong is reported, and the feed is as without it. */
export async function createFeedItems(posts: readonly BlogPost[], options: FeedItemsOptions): Promise<Item[]> {
  const { ask, siteConfig, textOf, report } = options;
  const create = (post: BlogPost): Item => createItem(post, options);
  if (!ask) return posts.map(create);
  const byLink = new Map(posts.map((post) => [post.permalink, post]));
  try {
    const items: unknown = await ask({
      siteConfig,
      blogPosts: describePosts(posts, textOf),
      defaultCreateFeedItems({ blogPosts }) {
        const wanted = blogPosts.flatMap(({ metadata }) => byLink.get(metadata.permalink) ?? []);
        return Promise.resolve(wanted.map((post) => ({ ...create(post) })));
      },
    });
    if (Array.isArray(items) && items.every(isItem)) return items;
    throw new TypeError('it must return a list of items with `title`, `link` and `date`');
  } catch (error) {
    const message = `\`feedOptions.createFeedItems\` failed: ${describeUnknown(error)}`;
    report({ code: 'module-throws', severity: 'error', message });
    return posts.map(create);
  }
}

function isItem(item: unknown): item is Item {
  if (typeof item !== 'object' || item === null) return false;
  const { title, link, date } = item as Partial<Record<keyof Item, unknown>>;
  return typeof title === 'string' && typeof link === 'string' && !Number.isNaN(new Date(date as Date).getTime());
}

function createItem(post: BlogPost, { placeOf, contentOf }: FeedItemsOptions): Item {
  const { id, link } = placeOf(post);
  const content = contentOf(post);
  const authors = post.authors.flatMap((author) => toFeedAuthor(author, link) ?? []);
  return {
    title: post.title,
    id,
    link,
    date: new Date(post.date),
    description: post.description,
    content: content === undefined ? undefined : resolveHtmlUrls(content, { base: link }),
    // RSS and JSON read the name, Atom the term.
    category: post.tags.map(({ label }) => ({ name: label, term: label })),
    // An empty list makes the JSON form fail.
    ...(authors.length > 0 && { author: authors }),
  };
}

function toFeedAuthor(author: Author, base: string): { name: string; link?: string; email?: string } | undefined {
  if (author.name === undefined) return undefined;
  const link = author.url !== undefined && URL.canParse(author.url, base) ? new URL(author.url, base).href : undefined;
  return { name: author.name, link, email: author.email };
}
