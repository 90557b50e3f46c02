import type { ReactNode } from 'react';
import { pageTitle } from '../../shared/page-title.ts';
import { usePage } from '../context.ts';
import { Shell } from './shell.tsx';

export interface LayoutProps {
  children?: ReactNode;
  title?: string;
  description?: string;
  noFooter?: boolean;
  wrapperClassName?: string;
}

/** What an author's React page wraps itself in: the site around it, and its title and description in `<head>`. */
export function Layout({ children, title, description, noFooter = false, wrapperClassName }: LayoutProps) {
  const { head, view } = usePage();
  // The head is written after the body was rendered, from what was collected on the way.
  if (title !== undefined) head.title = pageTitle(title, view.site);
  if (description !== undefined) head.description = description;
  return (
    <Shell layout="plain" hasFooter={!noFooter} className={wrapperClassName}>
      {children}
    </Shell>
  );
}
