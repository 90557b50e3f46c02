import type { BlogPost, Pagination as Pages } from '../../shared/model.ts';
import type { Article } from '../context.ts';
import { useDateFormat } from '../use-date-format.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';
import { ArticleBody } from './article-body.tsx';
import { Pagination } from './pagination.tsx';
import { PostHeader } from './post-header.tsx';
import { Tags } from './tags.tsx';

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
  const formatDate = useDateFormat('long');
  const languageOf = useLanguageOf();
  return (
    <>
      {posts.map((post, index) => (
        <article key={post.permalink} className="post">
          <PostHeader post={post} inList formatDate={formatDate} />
          <ArticleBody article={articles[index]} language={languageOf(post)} />
          {(post.tags.length > 0 || post.hasTruncateMarker) && (
            <footer className="post-footer">
              <Tags tags={post.tags} />
              {post.hasTruncateMarker && (
                <a href={post.permalink} className="read-more">
                  {t('blog.readMore')}
                  <span className="visually-hidden" {...languageOf(post)}>
                    : {post.title}
                  </span>
                </a>
              )}
            </footer>
          )}
        </article>
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
