import type { ReactNode } from 'react';

/** Around every page: nothing of the theme's own, a place for what a site wants everywhere. */
export function Root({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
