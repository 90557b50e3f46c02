import type { ReactNode } from 'react';
import type { VersionSummary } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { Sidebar } from '../parts/sidebar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { Layout } from './layout.tsx';

/** Sidebar, text and table of contents of the docs. */
export function DocsLayout({
  children,
  version,
  toc,
}: {
  children: ReactNode;
  version: VersionSummary;
  toc?: ReactNode;
}) {
  const { sidebar } = usePage().view;
  return (
    <Layout layout="docs" hasSidebar={sidebar !== undefined} wrapperClassName={version.className}>
      <Sidebar />
      <main id={CONTENT_ID} className="page">
        {toc && <div className="page-aside">{toc}</div>}
        <div className="page-body">{children}</div>
      </main>
    </Layout>
  );
}
