import type { ReactNode } from 'react';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import { pageTitle } from '../../shared/page-title.ts';
import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';

/** Where the skip link leads. */
export const CONTENT_ID = 'y-content';

export interface LayoutProps {
  children?: ReactNode;
  title?: string;
  description?: string;
  noFooter?: boolean;
  wrapperClassName?: string;
  /** Of the theme's own pages; an author's page is `plain` and brings its own `<main>`. */
  layout?: ShellProps['layout'];
  /** Whether the menu button of a narrow window opens a sidebar. */
  hasSidebar?: boolean;
}

/** What every page wraps itself in, an author's own as well: the site around it, and its title and description in `<head>`. */
export function Layout(props: LayoutProps) {
  const { children, title, description, noFooter = false, wrapperClassName, layout = 'plain', hasSidebar } = props;
  const { head, view } = usePage();
  // The head is written after the body was rendered, from what was collected on the way.
  if (title !== undefined) head.title = pageTitle(title, view.site);
  if (description !== undefined) head.description = description;
  return (
    <Shell layout={layout} hasSidebar={hasSidebar} hasFooter={!noFooter} className={wrapperClassName}>
      {children}
    </Shell>
  );
}

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

/** Around every page: nothing of the theme's own, a place for what a site wants everywhere. */
export function Root({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The first thing the keyboard reaches. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}

/** The bar above everything. `data-announcement` is the id under which client/ remembers that the reader closed it. */
export function Announcement() {
  const { announcementBar: bar } = usePage().view.site;
  const t = useText();
  if (!bar) return <div data-region="announcement" />;
  const style = { backgroundColor: bar.backgroundColor, color: bar.textColor };
  return (
    <div data-region="announcement">
      <aside className="announcement" data-announcement={bar.id} aria-label={t('announcement')} style={style}>
        <div className="announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
        {bar.isCloseable && (
          <button
            type="button"
            className="icon-button icon-close needs-js"
            data-announcement-close
            aria-label={t('close')}
          />
        )}
      </aside>
    </div>
  );
}
