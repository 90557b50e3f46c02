import { useContext } from 'react';
import { PageContext, PostContext, type PostContextValue } from '../theme/context.ts';
import { postFacts, type ContentFacts, type PostMetadata } from '../theme/page-content.tsx';
import { outsideProvider } from './outside-provider.ts';

export interface BlogPostLike extends ContentFacts<PostMetadata> {
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
    ...postFacts(post, toc),
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
