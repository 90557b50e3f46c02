import type { ReactNode } from 'react';
import type { BlogPost, Doc, FrontMatter, Heading, LastUpdate, NavLink } from '../shared/model.ts';
import type { Article } from './context.ts';
import { ArticleBody } from './parts/article-body.tsx';
import { toTocEntries, type TocEntry } from './parts/toc-entries.ts';

/** Docs and posts in the shape in which parts written for Docusaurus know them. */

interface Updated {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

export type DocMetadata = Omit<Doc, 'lastUpdate'> & Updated;
export type PostMetadata = Omit<BlogPost, 'lastUpdate' | 'previous' | 'next'> &
  Updated & { prevItem?: NavLink; nextItem?: NavLink };

/** What stands beside the text of a page. */
export interface ContentFacts<Metadata> {
  metadata: Metadata;
  frontMatter: FrontMatter;
  contentTitle?: string;
  toc: TocEntry[];
}

/** The text of a page as a component, with what is known of it. */
export type PageContent<Metadata> = (() => ReactNode) & ContentFacts<Metadata>;

export function docFacts(doc: Doc, headings: readonly Heading[] = []): ContentFacts<DocMetadata> {
  const { lastUpdate, ...rest } = doc;
  const metadata = { ...rest, source: `@site/${doc.source}`, ...toUpdated(lastUpdate) };
  const { frontMatter, contentTitle } = doc;
  return { metadata, frontMatter, contentTitle, toc: toTocEntries(headings) };
}

export function postFacts(post: BlogPost, headings: readonly Heading[] = []): ContentFacts<PostMetadata> {
  const { lastUpdate, previous: prevItem, next: nextItem, ...rest } = post;
  const metadata = { ...rest, source: `@site/${post.source}`, prevItem, nextItem, ...toUpdated(lastUpdate) };
  const { frontMatter, contentTitle } = post;
  return { metadata, frontMatter, contentTitle, toc: toTocEntries(headings) };
}

export function docContent(doc: Doc, article: Article | undefined): PageContent<DocMetadata> {
  return Object.assign(() => <ArticleBody article={article} />, docFacts(doc, article?.toc));
}

export function postContent(post: BlogPost, article: Article | undefined): PageContent<PostMetadata> {
  return Object.assign(() => <ArticleBody article={article} />, postFacts(post, article?.toc));
}

function toUpdated(update: LastUpdate | undefined): Updated {
  const { date, author } = update ?? {};
  return { lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author };
}
