import type { BlogPost, Doc, LastUpdate, NavLink } from './model.ts';

/** What is known of a doc or a post, in the format of components written for Docusaurus. */

interface Updated {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

export type DocMetadata = Omit<Doc, 'lastUpdate'> & Updated;
export type PostMetadata = Omit<BlogPost, 'lastUpdate' | 'previous' | 'next'> &
  Updated & { prevItem?: NavLink; nextItem?: NavLink };

export function docMetadata({ lastUpdate, ...doc }: Doc): DocMetadata {
  return { ...doc, source: `@site/${doc.source}`, ...toUpdated(lastUpdate) };
}

export function postMetadata({ lastUpdate, previous: prevItem, next: nextItem, ...post }: BlogPost): PostMetadata {
  return { ...post, source: `@site/${post.source}`, prevItem, nextItem, ...toUpdated(lastUpdate) };
}

function toUpdated(update: LastUpdate | undefined): Updated {
  const { date, author } = update ?? {};
  return { lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author };
}
