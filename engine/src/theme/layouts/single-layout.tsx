import type { ReactNode } from 'react';
import { CONTENT_ID, Shell } from './shell.tsx';

/** A page of its own: no sidebar. */
export function SingleLayout({
  children,
  toc,
  className,
}: {
  children: ReactNode;
  toc?: ReactNode;
  className?: string;
}) {
  return (
    <Shell layout="single" className={className}>
      <main id={CONTENT_ID} className="page">
        {toc}
        <div className="page-body">{children}</div>
      </main>
    </Shell>
  );
}
