import type { AddressPattern, Route } from './model.ts';

/** The file that the 404 page looks for nearby pages in. One for each language, below its base URL. */
export const ADDRESS_FILE = 'page-addresses.json';

export interface AddressList {
  /** Base URL of the language. */
  base: string;
  /** Address (decoded, with the base URL) and title of every page that readers may know of, by address. */
  pages: readonly (readonly [url: string, title: string])[];
  /** Where docs versions begin that are not the last one. */
  versions: readonly string[];
  /** Pages that are shown at addresses without a page of their own. */
  patterns: readonly (readonly [pattern: AddressPattern, url: string])[];
}

export type PatternList = Pick<AddressList, 'base' | 'patterns'>;

/** Of one language. */
export function listPatterns({
  config,
  routes,
}: {
  config: { baseUrl: string };
  routes: readonly Pick<Route, 'url' | 'matches'>[];
}): PatternList {
  const patterns = routes.flatMap(({ url, matches }) => (matches ? [[matches, url] as const] : []));
  return { base: config.baseUrl, patterns };
}

/** The page that is shown at an address which has none of its own. */
export function findShownAt(url: string, { base, patterns }: PatternList): string | undefined {
  if (!url.startsWith(base)) return undefined;
  const path = `/${url.slice(base.length)}`;
  return patterns.find(([[source, flags]]) => new RegExp(source, flags).test(path))?.[1];
}
