import type { Route } from '../shared/model.ts';
import { joinUrl, urlKey } from '../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { EmitLanguage } from './plugin.ts';

/** A second address, and the page it leads to. */
export interface Alias {
  from: string;
  to: string;
}

/** Second addresses of pages, and where a page would stand that this language lacks: that leads to the default language's. */
export function listAliases({ config, routes, missing }: Pick<EmitLanguage, 'config' | 'routes' | 'missing'>): Alias[] {
  return [
    ...missing.map(({ from, route }) => ({ from, to: route.url })),
    ...listCreatedAliases(routes, config),
    ...(config.asciiAliases ? listAsciiAliases(routes) : []),
  ];
}

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

/**
 * Addresses keep the letters of their words, as Docusaurus has them: `/docs/category/sipariş-akışları`. Such an address is hard to type and
 * to read out, so each page has a second one in plain letters, unless another page stands there. With baseUrl, decoded.
 */
export function listAsciiAliases(routes: readonly Route[]): Alias[] {
  const lettered = routes.filter(({ url }) => NOT_ASCII.test(url));
  if (lettered.length === 0) return [];
  const taken = new Set(routes.map(({ url }) => urlKey(url)));
  const aliases: Alias[] = [];
  for (const { url } of lettered) {
    const from = toAscii(url);
    if (NOT_ASCII.test(from) || taken.has(urlKey(from))) continue;
    taken.add(urlKey(from));
    aliases.push({ from, to: url });
  }
  return aliases;
}

const NOT_ASCII = /[^\x20-\x7e]/;
/** Letters that are no base letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** A text in plain letters, where there is a plain one for each. */
export function toAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæÆøØłŁđĐ]/g, (letter) => LETTERS[letter] ?? letter);
}
