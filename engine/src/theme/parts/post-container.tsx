import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

export function PostContainer({ children, className }: { children?: ReactNode; className?: string }) {
  return <article className={joinClasses('post', className)}>{children}</article>;
}
