import { BlogLayout } from '../layouts/blog-layout.tsx';
import { PostList } from '../parts/post-list.tsx';
import { TagGroups } from '../parts/tags.tsx';
import { UnlistedBanner } from '../parts/unlisted-banner.tsx';
import { useLocale, useText } from '../use-text.ts';
import type { PageProps } from './page-props.ts';

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
