import type { ReactNode } from 'react';
import { pageTitle } from '../../shared/page-title.ts';
import { usePage } from '../context.ts';
import { Shell, type ShellProps } from './shell.tsx';

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
