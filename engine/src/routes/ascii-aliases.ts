import type { Route } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';

/** An address in plain letters, and the page it stands for. */
export interface Alias {
  from: string;
  to: string;
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

function toAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæÆøØłŁđĐ]/g, (letter) => LETTERS[letter] ?? letter);
}
