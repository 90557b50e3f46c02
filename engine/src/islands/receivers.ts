import { islandOf } from './create-island.ts';
import { splitProps } from './props.ts';
import type { HydratePolicy } from './protocol.ts';

/**
 * A component that an MDX page gives something which may be no data, as the page is compiled (see find-receivers.ts): its value, and props of
 * which one at least must be no data. Without any, that is certain.
 */
export type Receiver = readonly [component: () => unknown, ...doubts: (() => Record<string, unknown>)[]];

/** From the one that waits longest. */
const EAGERNESS: readonly (HydratePolicy | undefined)[] = ['intent', 'visible', 'idle', 'load'];

/** When a page must be hydrated, so that its islands get all that they are given. Undefined if they get it by themselves. */
export function policyOfReceivers(receivers: readonly Receiver[]): HydratePolicy | undefined {
  const ranks = receivers.map(([component, ...doubts]) => {
    const island = islandOf(tryCall(component));
    const isCode = island && (doubts.length === 0 || doubts.some((props) => isUnsendable(tryCall(props))));
    return isCode ? EAGERNESS.indexOf(island.hydrate ?? 'visible') : -1;
  });
  return EAGERNESS[Math.max(-1, ...ranks)];
}

function isUnsendable(props: Record<string, unknown> | undefined): boolean {
  return props !== undefined && splitProps(props, { keepsElements: true }).unserialisable.length > 0;
}

/** What cannot be read fails where the page uses it, with its place. */
function tryCall<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
