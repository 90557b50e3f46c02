import type { ReactNode } from 'react';

export { useBlogPost } from '../../blog-post-hook.ts';

/** Parts of a post find it by themselves. */
export function BlogPostProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
