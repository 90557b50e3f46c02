import { useContext } from 'react';
import type { BlogPost, FrontMatter, NavLink } from '../shared/model.ts';
import { PageContext, PostContext, type PostContextValue } from '../theme/context.ts';
import { toTocEntries, type TocEntry } from '../theme/parts/toc-entries.ts';
import { outsideProvider } from './outside-provider.ts';

interface PostMetadata extends Omit<BlogPost, 'lastUpdate' | 'previous' | 'next'> {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  prevItem?: NavLink;
  nextItem?: NavLink;
}

export interface BlogPostLike {
  metadata: PostMetadata;
  frontMatter: FrontMatter;
  toc: TocEntry[];
  assets: { image?: string; authorsImageUrls: (string | undefined)[] };
  isBlogPostPage: boolean;
}

/** The post that is being drawn, on its page or in a list. */
export function useBlogPost(): BlogPostLike {
  const around = useContext(PostContext);
  const own = useOwnPost(around === null);
  const drawn = around ?? own;
  if (!drawn) throw outsideProvider('useBlogPost', 'only in the parts of a blog post');
  const { post, isPage, toc } = drawn;
  const { image } = post.frontMatter;
  return {
    metadata: toMetadata(post),
    frontMatter: post.frontMatter,
    toc: toTocEntries(toc),
    assets: {
      image: typeof image === 'string' ? image : undefined,
      authorsImageUrls: post.authors.map(({ imageURL }) => imageURL),
    },
    isBlogPostPage: isPage,
  };
}

/** What is around the post on its page may ask as well. The page is looked at only if it must be: an island gets it sent along then. */
function useOwnPost(isNeeded: boolean): PostContextValue | undefined {
  const page = useContext(PageContext);
  const data = isNeeded ? page?.view.page : undefined;
  return data?.kind === 'blogPost' ? { post: data.post, isPage: true, toc: page?.articles[0]?.toc ?? [] } : undefined;
}

function toMetadata(post: BlogPost): PostMetadata {
  const { lastUpdate, previous, next, ...rest } = post;
  return {
    ...rest,
    source: `@site/${post.source}`,
    prevItem: previous,
    nextItem: next,
    lastUpdatedAt: lastUpdate?.date === undefined ? undefined : Date.parse(lastUpdate.date),
    lastUpdatedBy: lastUpdate?.author,
  };
}
