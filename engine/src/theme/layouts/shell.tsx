import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';
import { AnnouncementBar } from '../parts/announcement-bar.tsx';
import { Footer } from '../parts/footer.tsx';
import { Navbar } from '../parts/navbar.tsx';

export const CONTENT_ID = 'y-content';

interface Props {
  children: ReactNode;
  /** How the main region is laid out. A `plain` one is an author's own page, which brings its `<main>`. */
  layout: 'plain' | 'docs' | 'blog' | 'single';
  hasSidebar?: boolean;
  hasFooter?: boolean;
  className?: string;
}

/** The regions every page has. A region is what client navigation swaps, or keeps when it is the same on the next page. */
export function Shell({ children, layout, hasSidebar = false, hasFooter = true, className }: Props) {
  const t = useText();
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {t('skip')}
      </a>
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
