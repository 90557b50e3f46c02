import type { ReactNode } from 'react';
import { PostContainer } from './post-container.tsx';
import { PostContent } from './post-content.tsx';
import { PostFooter } from './post-footer.tsx';
import { PostHeader } from './post-header.tsx';

/** One post: whole on its page, a preview in lists. Needs a PostContext around it; `children` is its text. */
export function PostItem({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <PostContainer className={className}>
      <PostHeader />
      <PostContent>{children}</PostContent>
      <PostFooter />
    </PostContainer>
  );
}
