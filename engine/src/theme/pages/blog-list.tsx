import { BlogLayout, Hero } from '../layouts/blog-layout.tsx';
import { PostList } from '../parts/post-list.tsx';
import type { PageProps } from './page-props.ts';

export function BlogList({ page, articles }: PageProps<'blogList'>) {
  const { blog } = page;
  return (
    <BlogLayout blog={blog} hero={<Hero title={blog.title} description={blog.description} />}>
      <PostList posts={page.posts} articles={articles} pages={page.page} />
    </BlogLayout>
  );
}
