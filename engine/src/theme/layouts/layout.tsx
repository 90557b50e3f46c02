import { useContext, type ComponentProps, type ReactNode } from 'react';
import AnnouncementBar from '@theme/AnnouncementBar';
import AnnouncementCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementContent from '@theme/AnnouncementBar/Content';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import { pageTitle } from '../../shared/html.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { useText } from '../use-text.ts';
import { CONTENT_ID, LayoutContext, type LayoutName } from './page-columns.tsx';

export interface LayoutProps {
  children?: ReactNode;
  title?: string;
  description?: string;
  noFooter?: boolean;
  wrapperClassName?: string;
  /** Of the theme's own pages; an author's page is `plain` and brings its own `<main>`. */
  layout?: LayoutName;
  /** Whether the skip link leads here, and not to a `<main>` of ours inside. Default: for a plain page. */
  hasContentId?: boolean;
  /** Whether the menu button of a narrow window opens a sidebar. Default: if the page has one of docs. */
  hasSidebar?: boolean;
}

/**
 * The site around a page, for pages of the site's own too. Sets the title and description in `<head>`. Inside another layout it draws its
 * own region only: a site may put a layout around parts that have one.
 */
export function Layout(props: LayoutProps) {
  const { children, title, description, noFooter = false, wrapperClassName, layout = 'plain' } = props;
  const { hasContentId = layout === 'plain' } = props;
  const { head, view } = usePage();
  const { hasSidebar = view.sidebar !== undefined } = props;
  const around = useContext(LayoutContext);
  // The head is rendered after the body, from what the body set here.
  if (title !== undefined) head.title = pageTitle(title, view.site);
  if (description !== undefined) head.description = description;
  if (around?.name === layout) return <>{children}</>;
  if (around) return <div className={layoutClass(layout, wrapperClassName)}>{children}</div>;
  return (
    <LayoutProvider>
      <>
        <SkipToContent />
        <AnnouncementBar />
        <Navbar hasSidebar={hasSidebar} />
        {/* Client navigation swaps regions, and keeps those that are the same on the next page. */}
        <div
          data-region="main"
          className={layoutClass(layout, wrapperClassName)}
          id={hasContentId ? CONTENT_ID : undefined}
        >
          <LayoutContext.Provider value={{ name: layout, hasContentId }}>{children}</LayoutContext.Provider>
        </div>
        {!noFooter && <Footer />}
      </>
    </LayoutProvider>
  );
}

export function layoutClass(layout: LayoutName, className: string | undefined): string {
  return `layout layout-${layout}${className ? ` ${className}` : ''}`;
}

/** Wraps every page. Renders nothing itself: a site replaces it to add something to all pages. */
export function Root({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The first link that the Tab key focuses. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}

/** The bar above the page. Under the id in `data-announcement` client/ stores that the reader closed it. */
export function Announcement() {
  const { announcementBar: bar } = usePage().view.site;
  const t = useText();
  if (!bar) return <div data-region="announcement" />;
  const style = { backgroundColor: bar.backgroundColor, color: bar.textColor };
  return (
    <div data-region="announcement">
      {/* No <aside>: rules of sites are for `div.theme-announcement-bar`. */}
      <div
        className="announcement"
        role="complementary"
        data-announcement={bar.id}
        aria-label={t('announcement')}
        style={style}
      >
        <AnnouncementContent />
        {bar.isCloseable && <AnnouncementCloseButton />}
      </div>
    </div>
  );
}

export function AnnouncementText({ className, ...rest }: ComponentProps<'div'>) {
  const content = usePage().view.site.announcementBar?.content ?? '';
  return (
    <div
      {...rest}
      className={joinClasses('announcement-text', className)}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

export function AnnouncementClose({ className, ...rest }: ComponentProps<'button'>) {
  const t = useText();
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses('icon-button icon-close needs-js', className)}
      data-announcement-close
      aria-label={t('close')}
    />
  );
}
