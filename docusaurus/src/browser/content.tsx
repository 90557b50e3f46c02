import { useContext, useMemo, type ReactNode } from 'react';
import {
  docFacts,
  PageContext,
  PostContext,
  postFacts,
  type ContentFacts,
  type DocMetadata,
  type PostContextValue,
  type PostMetadata,
} from 'yaprak/client';

/** For a hook that has no value where it is used. `where` ends the sentence: "only on docs pages". */
export function outsideProvider(hook: string, where: string): Error {
  const error = new Error(`The hook ${hook} was used outside its provider: it works ${where}.`);
  error.name = 'ReactContextError';
  return error;
}

export interface DocLike extends ContentFacts<DocMetadata> {
  assets: { image?: string };
}

/**
 * The doc whose page this is. An island that reads it gets the page with its props. As long as that stays the same, so does what the hook
 * gives, here and below: effects depend on it.
 */
export function useDoc(): DocLike {
  const page = useContext(PageContext);
  const data = page?.view.page;
  if (data?.kind !== 'doc') throw outsideProvider('useDoc', 'only on the page of a doc');
  const { doc } = data;
  const headings = page?.articles[0]?.toc;
  const image = page?.view.image;
  return useMemo(() => ({ ...docFacts(doc, headings), assets: { image } }), [doc, headings, image]);
}

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
  return useMemo(() => {
    const { image } = post.frontMatter;
    return {
      ...postFacts(post, toc),
      assets: {
        image: typeof image === 'string' ? image : undefined,
        authorsImageUrls: post.authors.map(({ imageURL }) => imageURL),
      },
      isBlogPostPage: isPage,
    };
  }, [post, isPage, toc]);
}

const NONE: PostContextValue['toc'] = [];

/** Works around the post on its page too. The page is read only when needed: an island then gets it with its props. */
function useOwnPost(isNeeded: boolean): PostContextValue | undefined {
  const page = useContext(PageContext);
  const data = isNeeded ? page?.view.page : undefined;
  return data?.kind === 'blogPost' ? { post: data.post, isPage: true, toc: page?.articles[0]?.toc ?? NONE } : undefined;
}

interface BlogPostProviderProps {
  children?: ReactNode;
  /** The text of the post, with its data as fields. */
  content?: { metadata: { permalink: string } };
  isBlogPostPage?: boolean;
}

/** The post that its parts find. The theme has put one around them already, unless a part of the site lists posts itself. */
export function BlogPostProvider({ children, content, isBlogPostPage = false }: BlogPostProviderProps) {
  const page = useContext(PageContext);
  const data = content && page?.view.page;
  const posts = data && 'posts' in data ? data.posts : data?.kind === 'blogPost' ? [data.post] : [];
  const post = posts.find(({ permalink }) => permalink === content?.metadata.permalink);
  if (!post) return <>{children}</>;
  const toc = isBlogPostPage ? (page?.articles[0]?.toc ?? []) : [];
  return <PostContext value={{ post, isPage: isBlogPostPage, toc }}>{children}</PostContext>;
}
