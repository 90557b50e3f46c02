import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { prefersReducedMotion, useEvent, useIsomorphicLayoutEffect } from '../values.tsx';

/** Hooks about how far the reader has scrolled. */

interface ScrollController {
  scrollEventsEnabledRef: RefObject<boolean>;
  enableScrollEvents: () => void;
  disableScrollEvents: () => void;
}

const ControllerContext = createContext<ScrollController | undefined>(undefined);

function useOwnController(): ScrollController {
  const scrollEventsEnabledRef = useRef(true);
  return useMemo(
    () => ({
      scrollEventsEnabledRef,
      enableScrollEvents: () => void (scrollEventsEnabledRef.current = true),
      disableScrollEvents: () => void (scrollEventsEnabledRef.current = false),
    }),
    [],
  );
}

export function ScrollControllerProvider({ children }: { children?: ReactNode }): ReactNode {
  return createElement(ControllerContext, { value: useOwnController() }, children);
}

/** Of the provider around it; without one, of this component alone: islands share no context. */
export function useScrollController(): ScrollController {
  const own = useOwnController();
  return useContext(ControllerContext) ?? own;
}

export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/**
 * Calls back when the reader scrolls, and once at the start, with the position before (null at the start). What the callback depends on
 * need not be listed: the last one is called.
 */
export function useScrollPosition(
  effect: (position: ScrollPosition, last: ScrollPosition | null) => void,
  _deps?: readonly unknown[],
): void {
  const { scrollEventsEnabledRef } = useScrollController();
  const last = useRef<ScrollPosition | null>(null);
  const onScroll = useEvent(effect);
  useEffect(() => {
    const read = (): void => {
      if (!scrollEventsEnabledRef.current) return;
      const position = { scrollX: window.scrollX, scrollY: window.scrollY };
      onScroll(position, last.current);
      last.current = position;
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [onScroll, scrollEventsEnabledRef]);
}

/** Keeps an element where it is on the screen while what is above it changes height. */
export function useScrollPositionBlocker(): {
  blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void;
} {
  const kept = useRef<{ element: HTMLElement; top: number } | undefined>(undefined);
  const { disableScrollEvents, enableScrollEvents } = useScrollController();
  useIsomorphicLayoutEffect(() => {
    const held = kept.current;
    if (!held) return;
    kept.current = undefined;
    const moved = held.element.getBoundingClientRect().top - held.top;
    if (moved !== 0) window.scrollBy({ left: 0, top: moved, behavior: 'instant' });
    requestAnimationFrame(enableScrollEvents);
  });
  const block = useCallback(
    (element: HTMLElement) => {
      kept.current = { element, top: element.getBoundingClientRect().top };
      disableScrollEvents();
    },
    [disableScrollEvents],
  );
  return { blockElementScrollPositionUntilNextRender: block };
}

/** Scrolls by the browser's own motion, where the reader accepts any. */
export function useSmoothScrollTo(): { startScroll: (top: number) => void; cancelScroll: () => void } {
  const startScroll = useCallback((top: number) => {
    window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, []);
  const cancelScroll = useCallback(() => window.scrollTo({ top: window.scrollY, behavior: 'instant' }), []);
  return { startScroll, cancelScroll };
}

/** Whether a button that leads up is of use: the reader is below `threshold` and goes up again. */
export function useBackToTopButton({ threshold }: { threshold: number }): {
  shown: boolean;
  scrollToTop: () => void;
} {
  const [shown, setShown] = useState(false);
  useScrollPosition(({ scrollY }, last) => {
    if (!last || scrollY === last.scrollY) return;
    setShown(scrollY < last.scrollY && scrollY >= threshold);
  });
  const { startScroll } = useSmoothScrollTo();
  return { shown, scrollToTop: useCallback(() => startScroll(0), [startScroll]) };
}
