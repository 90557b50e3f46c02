import type { BlogPost, Pagination as Pages } from '../../shared/model.ts';
import { PostContext, type Article } from '../context.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';
import { ArticleBody } from './article-body.tsx';
import { Pagination } from './pagination.tsx';
import { PostItem } from './post-item.tsx';

/** Previews of posts, one article each, and the way to older and newer ones. */
export function PostList({
  posts,
  articles,
  pages,
}: {
  posts: readonly BlogPost[];
  articles: readonly Article[];
  pages: Pages;
}) {
  const t = useText();
  const languageOf = useLanguageOf();
  return (
    <>
      {posts.map((post, index) => (
        <PostContext key={post.permalink} value={{ post, isPage: false, toc: [] }}>
          <PostItem>
            <ArticleBody article={articles[index]} language={languageOf(post)} />
          </PostItem>
        </PostContext>
      ))}
      <Pagination
        label={t('blog.pages')}
        previous={
          pages.previous === undefined ? undefined : { permalink: pages.previous, title: t('blog.newerEntries') }
        }
        next={pages.next === undefined ? undefined : { permalink: pages.next, title: t('blog.olderEntries') }}
      />
    </>
  );
}
