import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** Small functions of Docusaurus's theme that components of sites use. */

export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A function that stays the same and calls the callback of the last render. */
export function useEvent<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const last = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    last.current = callback;
  }, [callback]);
  const [stable] = useState(
    () =>
      (...given: Given) =>
        last.current(...given),
  );
  return stable;
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);
}

export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Those that are in the list before. */
export function duplicates<Value>(
  values: readonly Value[],
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value[] {
  return values.filter((value, index) => values.findIndex((each) => isSame(each, value)) !== index);
}

export function groupBy<Value, Key extends PropertyKey>(
  values: readonly Value[],
  keyOf: (value: Value, index: number) => Key,
): Record<Key, Value[]> {
  const groups = {} as Record<Key, Value[]>;
  for (const [index, value] of values.entries()) (groups[keyOf(value, index)] ??= []).push(value);
  return groups;
}

/** One component that puts all of them around its children, the first outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children: ReactNode }>[],
): ComponentType<{ children: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight((inside, Provider) => <Provider>{inside}</Provider>, <>{children}</>);
  };
}

/** Whether two addresses are one page: a last slash and the case of letters make no difference. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const plain = (path: string | undefined): string | undefined =>
    (path === undefined || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();
  return plain(one) === plain(other);
}

/** The value before its last change. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ now: Value; before?: Value }>({ now: value });
  if (Object.is(seen.now, value)) return seen.before;
  setSeen({ now: value, before: seen.now });
  return seen.now;
}
