import BlogAuthorCard from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import PostList from '@theme/BlogPostItems';
import TagGroups from '@theme/TagsListByLetter';
import UnlistedBanner from '@theme/Unlisted';
import { joinUrl } from '../../shared/url.ts';
import { useDateFormat } from '../dates.ts';
import { Hero } from '../layouts/page-columns.tsx';
import { type Article, usePage } from '../../client/page-context.ts';
import {
  blogListMetadata,
  blogListProps,
  type BlogListMetadata,
  type BlogListProps,
  type ListData,
  type PageProps,
} from '../page-content.tsx';
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
      <PreviewPage page={page} articles={articles} items={items} metadata={metadata} />
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

export function BlogTag({ page, articles, items, listMetadata }: PageProps<'blogTag'>) {
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
      <PreviewPage page={page} articles={articles} items={items} metadata={listMetadata} />
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

export function BlogAuthor({ page, articles, items, listMetadata }: PageProps<'blogAuthor'>) {
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
      <PreviewPage page={page} articles={articles} items={items} metadata={listMetadata} />
    </BlogLayout>
  );
}

interface PreviewPageProps {
  page: ListData;
  articles: readonly Article[];
  /** What the page has without these. */
  items?: BlogListProps['items'] | undefined;
  metadata?: BlogListMetadata | undefined;
}

/** Previews of posts, and links to older and newer ones. */
function PreviewPage({ page, articles, items, metadata }: PreviewPageProps) {
  const { url } = usePage().view;
  return (
    <>
      <PostList items={items ?? blogListProps(page, articles).items} />
      <BlogListPaginator metadata={metadata ?? blogListMetadata(page, url)} />
    </>
  );
}
