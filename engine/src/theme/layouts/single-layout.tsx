import type { ReactNode } from 'react';
import { CONTENT_ID } from './content-id.ts';
import { Layout } from './layout.tsx';

/** A page of its own: no sidebar. */
export function SingleLayout({
  children,
  title,
  toc,
  className,
}: {
  children: ReactNode;
  /** Names a page whose text has no h1, for those who go by headings. */
  title?: string;
  toc?: ReactNode;
  className?: string;
}) {
  return (
    <Layout layout="single" wrapperClassName={className}>
      {title && (
        <section className="visually-hidden" aria-labelledby="y-hero">
          <h1 id="y-hero">{title}</h1>
        </section>
      )}
      <main id={CONTENT_ID} className="page">
        {toc && <div className="page-aside">{toc}</div>}
        <div className="page-body">{children}</div>
      </main>
    </Layout>
  );
}
