import type { ReactNode } from 'react';

/** Markdown inside an author's own page: the same look as in the docs. */
export default function MDXContent({ children }: { children?: ReactNode }) {
  return <div className="theme-doc-markdown markdown">{children}</div>;
}
