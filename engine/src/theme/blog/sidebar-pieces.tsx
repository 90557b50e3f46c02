import type { ComponentType } from 'react';
import Content from '@theme/BlogSidebar/Content';
import Desktop from '@theme/BlogSidebar/Desktop';
import Mobile from '@theme/BlogSidebar/Mobile';
import type { BlogSummary } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { SidebarBox } from '../sidebar/sidebar.tsx';
import { isSameUrl } from '../urls.ts';
import { useText } from '../use-text.ts';
import { groupByYear, usePageBlog, type BlogSidebarProps } from './blog-layout.tsx';

type Items = BlogSummary['recent'];

/** Recent posts on a site that replaces a piece of their list. One that is for narrow windows is drawn beside the other. */
export function RecentPostsInPieces({ blog: given, sidebar }: BlogSidebarProps) {
  const t = useText();
  const own = usePageBlog();
  const blog = given ?? own;
  if (!blog) return null;
  const list = sidebar ?? { title: blog.sidebarTitle, items: blog.recent };
  return (
    <SidebarBox name={`blog-${blog.instance}`}>
      {Mobile === RecentPostsDesktop ? (
        <nav aria-label={t('sidebar.blog')}>
          <Desktop sidebar={list} />
        </nav>
      ) : (
        <>
          <nav className="wide-only" aria-label={t('sidebar.blog')}>
            <Desktop sidebar={list} />
          </nav>
          <nav className="narrow-only" aria-label={t('sidebar.blog')}>
            <Mobile sidebar={list} />
          </nav>
        </>
      )}
    </SidebarBox>
  );
}

/** One list serves both widths. */
export function RecentPostsDesktop({ sidebar }: { sidebar: { title: string; items: Items } }) {
  return (
    <>
      <p className="menu-heading">{sidebar.title}</p>
      <Content items={sidebar.items} ListComponent={PostLinks} yearGroupHeadingClassName="menu-year" />
    </>
  );
}

interface ContentProps {
  items: Items;
  ListComponent: ComponentType<{ items: Items }>;
  yearGroupHeadingClassName?: string;
}

export function RecentPostsContent({ items, ListComponent, yearGroupHeadingClassName }: ContentProps) {
  const { page, url } = usePage().view;
  const isGrouped = 'blog' in page && page.blog.groupSidebarByYear;
  const posts = items.filter((post) => !post.unlisted || isSameUrl(post.permalink, url));
  if (!isGrouped) return <ListComponent items={posts} />;
  return groupByYear(posts).map(({ year, posts: ofYear }) => (
    <section key={year} className="menu-year">
      <p className={yearGroupHeadingClassName}>{year}</p>
      <ListComponent items={ofYear} />
    </section>
  ));
}

function PostLinks({ items }: { items: Items }) {
  const { url } = usePage().view;
  return (
    <ul className="menu">
      {items.map(({ permalink, title }) => (
        <li key={permalink}>
          <a className="menu-link" href={permalink} aria-current={isSameUrl(permalink, url) ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
