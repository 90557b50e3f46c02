import type { SiteConfig } from '../config/schema.ts';
import type { Route } from '../shared/model.ts';
import { joinUrl } from '../shared/url.ts';
import type { Alias } from './ascii-aliases.ts';

/** Old addresses that the author's own function gives for each page. Where a page stands, there is no old address. */
export function listCreatedAliases(
  routes: readonly Route[],
  { createRedirects, baseUrl }: Pick<SiteConfig, 'createRedirects' | 'baseUrl'>,
): Alias[] {
  if (!createRedirects) return [];
  const taken = new Set(routes.map(({ url }) => url));
  return routes.flatMap(({ url, page }) => {
    if (page.kind === 'notFound') return [];
    const given = createRedirects(url.slice(baseUrl.length - 1)) ?? [];
    return [given]
      .flat()
      .map((from) => ({ from: joinUrl(baseUrl, from), to: url }))
      .filter(({ from }) => !taken.has(from));
  });
}
