import { useMemo, type ReactNode } from 'react';
import { translate, usePage } from 'yaprak/client';
import { useBlogPost } from '../content.tsx';
import { Link, useBaseUrlUtils } from '../link.tsx';
import { useSurroundings } from '../site-context.ts';
import { usePluralForm } from '../theme-common.tsx';
import { groupBy, isSamePath } from '../values.tsx';

/** Hooks and small components of the blog. */

export interface BlogMetadataLike {
  blogBasePath: string;
  blogTitle: string;
  authorsListPath: string;
}

/** Of the blog whose page this is. */
export function useBlogMetadata(): BlogMetadataLike {
  const { page } = usePage().view;
  if (!('blog' in page)) throw new Error('useBlogMetadata() works on the pages of a blog.');
  const { path, title, authorsPath } = page.blog;
  return { blogBasePath: path, blogTitle: title, authorsListPath: authorsPath ?? `${path.replace(/\/$/, '')}/authors` };
}

export interface BlogSidebarItem {
  title: string;
  permalink: string;
  unlisted: boolean;
  date: Date | string;
}

/** An unlisted post is shown on its own page alone. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): BlogSidebarItem[] {
  const { pathname } = useSurroundings();
  return useMemo(
    () => items.filter(({ unlisted, permalink }) => !unlisted || isSamePath(permalink, pathname)),
    [items, pathname],
  );
}

/** The newest year first. */
export function groupBlogSidebarItemsByYear(items: readonly BlogSidebarItem[]): [year: string, BlogSidebarItem[]][] {
  const years = groupBy(items, ({ date }) => `${new Date(date).getFullYear()}`);
  return Object.entries(years).toReversed();
}

interface ListProps {
  items: readonly BlogSidebarItem[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
}: ListProps) {
  return (
    <ul className={ulClassName}>
      {items.map(({ permalink, title }) => (
        <li key={permalink} className={liClassName}>
          <Link isNavLink to={permalink} className={linkClassName} activeClassName={linkActiveClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useCount(id: string, message: string): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) => selectMessage(count, translate({ id, message }, { count }));
}

export function useBlogTagsPostsPageTitle(tag: { label: string; count: number }): string {
  const posts = useCount('theme.blog.post.plurals', 'One post|{count} posts');
  return translate(
    { id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"' },
    { nPosts: posts(tag.count), tagName: tag.label },
  );
}

export function useBlogAuthorPageTitle(author: { name?: string; key: string; count: number }): string {
  const posts = useCount('theme.blog.post.plurals', 'One post|{count} posts');
  return translate(
    { id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}' },
    { nPosts: posts(author.count), authorName: author.name ?? author.key },
  );
}

export function translateBlogAuthorsListPageTitle(): string {
  return translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
}

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return <>{translate({ id: 'theme.blog.authorsList.viewAll', message: 'View all authors' })}</>;
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return <>{translate({ id: 'theme.blog.author.noPosts', message: 'This author has not written any posts yet.' })}</>;
}

type StructuredData = Record<string, unknown>;

interface ListedContent {
  metadata: { title: string; description: string; permalink: string; date: string };
}

/** The blog as search engines read it (schema.org). */
export function useBlogListPageStructuredData(props: {
  items: readonly { content: ListedContent }[];
  metadata: { blogTitle: string; blogDescription: string; permalink: string };
}): StructuredData {
  const { withBaseUrl } = useBaseUrlUtils();
  const { blogTitle, blogDescription, permalink } = props.metadata;
  const url = withBaseUrl(permalink, { absolute: true });
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: blogTitle,
    description: blogDescription,
    blogPost: props.items.map(({ content: { metadata } }) => toPosting(metadata, withBaseUrl)),
  };
}

/** The post as search engines read it. */
export function useBlogPostStructuredData(): StructuredData {
  const { metadata, assets } = useBlogPost();
  const { withBaseUrl } = useBaseUrlUtils();
  const { image } = assets;
  return {
    '@context': 'https://schema.org',
    ...toPosting(metadata, withBaseUrl),
    author: metadata.authors.map(({ name, title, url, email, imageURL }) => ({
      '@type': 'Person',
      ...(name && { name }),
      ...(title && { description: title }),
      ...(url && { url }),
      ...(email && { email }),
      ...(imageURL && { image: withBaseUrl(imageURL, { absolute: true }) }),
    })),
    ...(image && { image: withBaseUrl(image, { absolute: true }) }),
  };
}

function toPosting(
  { title, description, permalink, date }: ListedContent['metadata'],
  withBaseUrl: ReturnType<typeof useBaseUrlUtils>['withBaseUrl'],
): StructuredData {
  const url = withBaseUrl(permalink, { absolute: true });
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
  };
}
