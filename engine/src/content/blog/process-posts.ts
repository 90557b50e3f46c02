import type { ProcessBlogPosts, ProcessedPost } from '../../config/schema/blog.ts';
import type { BlogPost, Problem } from '../../shared/model.ts';

/** Filters and sorts posts with `processBlogPosts` of the config. The function gets copies: its changes to a post have no effect. */
export async function processPosts(
  posts: readonly BlogPost[],
  { process, textOf }: { process: ProcessBlogPosts; textOf: (source: string) => string },
): Promise<{ posts: readonly BlogPost[]; problems: Problem[] }> {
  const known = new Map<unknown, BlogPost>(posts.map((post) => [sourceOf(post), post]));
  const blogPosts = describePosts(posts, ({ source }) => textOf(source));
  try {
    const left: unknown = await process({ blogPosts });
    // If it returns no list, all posts stay.
    if (!Array.isArray(left)) return { posts, problems: [] };
    return { posts: left.flatMap(({ metadata }: ProcessedPost) => known.get(metadata['source']) ?? []), problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `\`processBlogPosts\` threw an error: ${reason}`;
    return {
      posts,
      problems: [{ code: 'module-throws', severity: 'error', message, configKey: ['blog', 'processBlogPosts'] }],
    };
  }
}

/** Posts as functions of the config get them: copies. */
export function describePosts(posts: readonly BlogPost[], textOf: (post: BlogPost) => string): ProcessedPost[] {
  return posts.map((post) => ({
    id: post.id,
    metadata: { ...structuredClone(post), date: new Date(post.date), source: sourceOf(post) },
    content: textOf(post),
  }));
}

const sourceOf = (post: BlogPost): string => `@site/${post.source}`;
