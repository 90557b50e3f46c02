import type { ReactNode } from 'react';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type { BlogSummary } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { PageColumns } from '../layouts/page-columns.tsx';
import { SidebarFrame } from '../sidebar/sidebar.tsx';
import { isSameUrl } from '../urls.ts';
import { useLanguageOf, useSectionLanguage, useText } from '../use-text.ts';

/** Recent posts, text and table of contents. `hero` is above `<main>`, for lists whose headings are the posts. */
export function BlogLayout({
  children,
  blog: given,
  toc,
  hero,
}: {
  children: ReactNode;
  /** That of the page without it. */
  blog?: BlogSummary;
  /** Of parts written for Docusaurus: the list is that of the blog. */
  sidebar?: object;
  toc?: ReactNode;
  hero?: ReactNode;
}) {
  const own = usePageBlog();
  const blog = given ?? own;
  const hasSidebar = blog !== undefined && blog.recent.length > 0;
  return (
    <Layout layout="blog" hasSidebar={hasSidebar}>
      {hasSidebar && <BlogSidebar blog={blog} sidebar={{ title: blog.sidebarTitle, items: blog.recent }} />}
      <PageColumns toc={toc} hero={hero}>
        {children}
      </PageColumns>
    </Layout>
  );
}

/** The blog that the page belongs to. */
export function usePageBlog(): BlogSummary | undefined {
  const { page } = usePage().view;
  return 'blog' in page ? page.blog : undefined;
}

export interface BlogSidebarProps {
  /** That of the page without it. */
  blog?: BlogSummary;
  /** The same as Docusaurus has it. */
  sidebar?: { title: string; items: BlogSummary['recent'] };
}

/** Recent posts, grouped by year unless the config sets otherwise. */
export function RecentPosts({ blog: given }: BlogSidebarProps) {
  const { url } = usePage().view;
  const own = usePageBlog();
  const t = useText();
  const languageOf = useLanguageOf();
  const language = useSectionLanguage();
  const blog = given ?? own;
  if (!blog) return null;
  const posts = blog.recent.filter((post) => !post.unlisted || isSameUrl(post.permalink, url));
  const groups = blog.groupSidebarByYear ? groupByYear(posts) : [{ year: '', posts }];
  return (
    <SidebarFrame name={`blog-${blog.instance}`} label={t('sidebar.blog')}>
      <p className="menu-heading">{blog.sidebarTitle}</p>
      {groups.map(({ year, posts }, index) => (
        <section key={index} className="menu-year">
          {year && <p>{year}</p>}
          <ul className="menu" {...language}>
            {posts.map((post) => (
              <li key={post.permalink}>
                <a
                  className="menu-link"
                  href={post.permalink}
                  {...((post.lang ?? post.untranslated) ? languageOf(post) : {})}
                  aria-current={isSameUrl(post.permalink, url) ? 'page' : undefined}
                >
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SidebarFrame>
  );
}

type Recent = BlogSummary['recent'][number];

/** The newest year first, even if the blog is sorted from its oldest post. Within a year posts keep their order. */
export function groupByYear(posts: readonly Recent[]): { year: string; posts: Recent[] }[] {
  const years = [...new Set(posts.map(yearOf))].sort((one, other) => Number(other) - Number(one));
  return years.map((year) => ({ year, posts: posts.filter((post) => yearOf(post) === year) }));
}

function yearOf({ date }: Recent): string {
  return date.slice(0, 4);
}
