import type { BlogSummary } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { isSameUrl } from '../urls.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';
import { SidebarFrame } from './sidebar.tsx';

/** Recent posts, grouped by year where the author did not say otherwise. */
export function BlogSidebar({ blog }: { blog: BlogSummary }) {
  const { url } = usePage().view;
  const t = useText();
  const languageOf = useLanguageOf();
  const posts = blog.recent.filter((post) => !post.unlisted || isSameUrl(post.permalink, url));
  const groups = blog.groupSidebarByYear ? groupByYear(posts) : [{ year: '', posts }];
  return (
    <SidebarFrame name={`blog-${blog.instance}`} label={t('sidebar.blog')}>
      <p className="menu-heading">{blog.sidebarTitle}</p>
      {groups.map(({ year, posts }, index) => (
        <section key={index} className="menu-year">
          {year && <p>{year}</p>}
          <ul className="menu">
            {posts.map((post) => (
              <li key={post.permalink}>
                <a
                  className="menu-link"
                  href={post.permalink}
                  {...languageOf(post)}
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

function groupByYear(posts: readonly Recent[]): { year: string; posts: Recent[] }[] {
  const groups: { year: string; posts: Recent[] }[] = [];
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    const last = groups.at(-1);
    if (last?.year === year) last.posts.push(post);
    else groups.push({ year, posts: [post] });
  }
  return groups;
}
