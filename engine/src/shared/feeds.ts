import type { Blog } from './model.ts';
import { joinUrl } from './url.ts';

export type FeedType = 'rss' | 'atom' | 'json';

/** One feed of a blog: what it is, and where. */
export interface FeedPlace {
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
export function listFeeds(blog: Blog, types: readonly FeedType[]): FeedPlace[] {
  if (blog.posts.every((post) => post.unlisted)) return [];
  return types.map((type) => {
    const { file, label, mime } = FORMATS[type];
    return { type, label, mime, path: joinUrl(blog.path, file) };
  });
}
