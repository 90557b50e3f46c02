import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while an island takes over what the server has drawn, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
