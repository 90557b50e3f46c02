import { BlogLayout, Hero } from '../layouts/blog-layout.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useLanguageOf } from '../use-text-language.ts';
import { useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

export function BlogArchive({ page }: PageProps<'blogArchive'>) {
  const t = useText();
  const formatDate = useDateFormat('dayOfYear');
  const languageOf = useLanguageOf();
  return (
    <BlogLayout blog={page.blog} hero={<Hero title={t('blog.archive')} />}>
      <div className="archive">
        {page.years.map(({ year, posts }) => (
          <section key={year}>
            {/* An h3 as in Docusaurus, whose outline is compared with ours; its level is the one a reader of the page expects. */}
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
