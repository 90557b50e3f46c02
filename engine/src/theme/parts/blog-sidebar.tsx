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

/** The newest year is the first, also where the blog goes from its oldest post on: only posts of one year keep their order. */
function groupByYear(posts: readonly Recent[]): { year: string; posts: Recent[] }[] {
  const years = [...new Set(posts.map(yearOf))].sort((one, other) => Number(other) - Number(one));
  return years.map((year) => ({ year, posts: posts.filter((post) => yearOf(post) === year) }));
}

function yearOf({ date }: Recent): string {
  return date.slice(0, 4);
}
