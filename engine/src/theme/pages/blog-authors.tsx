import { joinUrl } from '../../shared/url.ts';
import { BlogLayout } from '../layouts/blog-layout.tsx';
import { AuthorCard } from '../parts/authors.tsx';
import { PostList } from '../parts/post-list.tsx';
import { useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

export function BlogAuthors({ page }: PageProps<'blogAuthors'>) {
  const t = useText();
  return (
    <BlogLayout blog={page.blog}>
      <h1>{t('blog.authors')}</h1>
      <ul className="author-list">
        {page.authors.map((author, index) => (
          <li key={author.key ?? index}>
            <AuthorCard author={author} as="h2" count={author.count} />
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}

export function BlogAuthor({ page, articles }: PageProps<'blogAuthor'>) {
  const t = useText();
  return (
    <BlogLayout blog={page.blog}>
      <header className="list-header">
        <AuthorCard author={page.author} as="h1" />
        <p>
          <a href={page.blog.authorsPath ?? joinUrl(page.blog.path, 'authors')}>{t('blog.allAuthors')}</a>
        </p>
      </header>
      {page.posts.length === 0 && <p>{t('blog.noPosts')}</p>}
      <PostList posts={page.posts} articles={articles} pages={page.page} />
    </BlogLayout>
  );
}
