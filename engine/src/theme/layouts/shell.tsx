import type { ReactNode } from 'react';
import { AnnouncementBar } from '../parts/announcement-bar.tsx';
import { Footer } from '../parts/footer.tsx';
import { Navbar } from '../parts/navbar.tsx';
import { SkipToContent } from '../parts/skip-to-content.tsx';
import { CONTENT_ID } from './content-id.ts';

export interface ShellProps {
  children?: ReactNode;
  /** How the main region is laid out. A `plain` one is an author's own page, which brings its `<main>`. */
  layout: 'plain' | 'docs' | 'blog' | 'single';
  hasSidebar?: boolean;
  hasFooter?: boolean;
  className?: string;
}

/** The regions every page has. A region is what client navigation swaps, or keeps when it is the same on the next page. */
export function Shell({ children, layout, hasSidebar = false, hasFooter = true, className }: ShellProps) {
  return (
    <>
      <SkipToContent />
      <AnnouncementBar />
      <Navbar hasSidebar={hasSidebar} />
      <div
        data-region="main"
        className={`layout layout-${layout}${className ? ` ${className}` : ''}`}
        id={layout === 'plain' ? CONTENT_ID : undefined}
      >
        {children}
      </div>
      {hasFooter && <Footer />}
    </>
  );
}
