import type { ReactNode } from 'react';

/** The text of a post: nothing of the theme's own, a place for what a site wants around it. */
export function PostContent({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
