import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { PostContent } from './post-content.tsx';
import { PostFooter } from './post-footer.tsx';
import { PostHeader } from './post-header.tsx';

/** One post: whole on its page, a preview in lists. Needs a PostContext around it; `children` is its text. */
export function PostItem({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <article className={joinClasses('post', className)}>
      <PostHeader />
      <PostContent>{children}</PostContent>
      <PostFooter />
    </article>
  );
}
