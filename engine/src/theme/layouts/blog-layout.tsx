import type { ReactNode } from 'react';
import type { BlogSummary } from '../../shared/model.ts';
import { BlogSidebar } from '../parts/blog-sidebar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { Layout } from './layout.tsx';

/** Recent posts, the text, and its table of contents. `hero` stands above the main part, for lists whose own headings are the posts. */
export function BlogLayout({
  children,
  blog,
  toc,
  hero,
}: {
  children: ReactNode;
  blog: BlogSummary;
  toc?: ReactNode;
  hero?: ReactNode;
}) {
  const hasSidebar = blog.recent.length > 0;
  return (
    <Layout layout="blog" hasSidebar={hasSidebar}>
      {hasSidebar && <BlogSidebar blog={blog} />}
      <div className="page-column">
        {hero}
        <main id={CONTENT_ID} className="page">
          {toc && <div className="page-aside">{toc}</div>}
          <div className="page-body">{children}</div>
        </main>
      </div>
    </Layout>
  );
}

export function Hero({ title, description }: { title: string; description?: string }) {
  return (
    <section className="page-hero" aria-labelledby="y-hero">
      <h1 id="y-hero">{title}</h1>
      {description && description !== title && <p>{description}</p>}
    </section>
  );
}
