import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while an island takes over what the server has drawn, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** For an element whose inside React must leave as the server has put it there. */
export const AS_ARRIVED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/** Whether what is drawn from this text came with the page: so while an island takes over, and as long as the text stays the same. */
export function useArrived(text: string | undefined): boolean {
  const isTakingOver = !useIsBrowser();
  // The server counts as taking over too, though nothing has arrived there.
  const [arrived] = useState(isTakingOver && typeof window !== 'undefined' ? text : undefined);
  return arrived !== undefined && arrived === text;
}
