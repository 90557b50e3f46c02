import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while an island hydrates, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Props of an element whose server-rendered HTML React must not touch. */
export const KEEP_SERVER_HTML = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** Whether the HTML of this text came from the server: while an island hydrates, and as long as the text is the same. */
export function useIsServerHtml(text: string | undefined): boolean {
  const isHydrating = !useIsBrowser();
  // `isHydrating` is also true on the server, where no HTML exists yet.
  const [hydrated] = useState(isHydrating && typeof window !== 'undefined' ? text : undefined);
  return hydrated !== undefined && hydrated === text;
}
