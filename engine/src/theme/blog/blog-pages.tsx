import BlogAuthorCard from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import PostList from '@theme/BlogPostItems';
import TagGroups from '@theme/TagsListByLetter';
import UnlistedBanner from '@theme/Unlisted';
import { joinUrl } from '../../shared/url.ts';
import { useDateFormat } from '../dates.ts';
import { Hero } from '../layouts/page-columns.tsx';
import type { PageProps } from '../page-content.tsx';
import { useLanguageOf, useLocale, useText } from '../use-text.ts';

export function BlogList({ page, articles, items, metadata }: PageProps<'blogList'>) {
  const { blog } = page;
  return (
    <BlogLayout
      blog={blog}
      hero={
        <>
          <BlogListPageStructuredData items={items} metadata={metadata} />
          <Hero title={blog.title} description={blog.description} />
        </>
      }
    >
      <PostList posts={page.posts} articles={articles} pages={page.page} />
    </BlogLayout>
  );
}

export function BlogArchive({ page }: PageProps<'blogArchive'>) {
  const t = useText();
  const formatDate = useDateFormat('dayOfYear');
  const languageOf = useLanguageOf();
  return (
    <BlogLayout blog={page.blog} hero={<Hero title={t('blog.archive')} />}>
      <div className="archive">
        {page.years.map(({ year, posts }) => (
          <section key={year}>
            {/* An h3 as in Docusaurus, with the level that fits the outline of the page. */}
            <h3 id={year} aria-level={2}>
              {year}
            </h3>
            <ul>
              {posts.map((post) => (
                <li key={post.permalink}>
                  <a href={post.permalink}>
                    <time dateTime={post.date}>{formatDate(post.date)}</time>{' '}
                    <span {...languageOf(post)}>{post.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogLayout>
  );
}

export function BlogTags({ page }: PageProps<'blogTags'>) {
  const t = useText();
  return (
    <BlogLayout blog={page.blog}>
      <h1>{t('tags.title')}</h1>
      <TagGroups tags={page.tags} locale={useLocale()} />
    </BlogLayout>
  );
}

export function BlogTag({ page, articles }: PageProps<'blogTag'>) {
  const t = useText();
  return (
    <BlogLayout blog={page.blog}>
      <UnlistedBanner unlisted={page.unlisted} />
      <header className="list-header">
        <h1>{t('blog.tagged', { count: page.count, tag: page.tag.label })}</h1>
        {page.tag.description && <p className="lead">{page.tag.description}</p>}
        <p>
          <a href={page.blog.tagsPath}>{t('tags.all')}</a>
        </p>
      </header>
      <PostList posts={page.posts} articles={articles} pages={page.page} />
    </BlogLayout>
  );
}

export function BlogAuthors({ page }: PageProps<'blogAuthors'>) {
  const t = useText();
  return (
    <BlogLayout blog={page.blog}>
      <h1>{t('blog.authors')}</h1>
      <ul className="author-list">
        {page.authors.map((author, index) => (
          <li key={author.key ?? index}>
            <BlogAuthorCard author={author} as="h2" count={author.count} />
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
        <BlogAuthorCard author={page.author} as="h1" />
        <p>
          <a href={page.blog.authorsPath ?? joinUrl(page.blog.path, 'authors')}>{t('blog.allAuthors')}</a>
        </p>
      </header>
      {page.posts.length === 0 && <p>{t('blog.noPosts')}</p>}
      <PostList posts={page.posts} articles={articles} pages={page.page} />
    </BlogLayout>
  );
}
