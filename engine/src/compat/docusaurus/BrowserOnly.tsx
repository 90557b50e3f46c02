import type { ReactNode } from 'react';
import useIsBrowser from './useIsBrowser.ts';

/** Inside an island: the children once it runs in the browser. On a page without one: the fallback, since nothing will run there. */
export default function BrowserOnly({ children, fallback }: { children?: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? <>{children?.()}</> : <>{fallback ?? null}</>;
}
