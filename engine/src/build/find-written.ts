import { placeOf, type TextPlace } from '../errors/place.ts';
import { decodePath } from '../shared/url.ts';

/**
 * Where a link stands in the text that emitted it, when only its address is known: a link of raw HTML, of a component, or to a heading of
 * the same page. Best effort: as it was emitted, decoded, and without the baseUrl of a language.
 */
export function findWritten(
  href: string,
  options: { text: string | undefined; bases: readonly string[] },
): TextPlace | undefined {
  const { text, bases } = options;
  if (text === undefined) return undefined;
  const decoded = decodePath(href);
  const without = bases.filter((base) => decoded.startsWith(base)).map((base) => decoded.slice(base.length - 1));
  const spellings = [href, decoded, ...without];
  for (const spelling of spellings) {
    const offset = findDelimited(text, spelling);
    if (offset >= 0) return placeOf(text, offset);
  }
  return undefined;
}

/** The address as a whole: `/a` is not found in `/ab`. */
function findDelimited(text: string, address: string): number {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (/[("'<\s:`]/.test(text[at - 1] ?? ' ') && /[)"'>\s`]/.test(text[at + address.length] ?? ' ')) return at;
  }
  return -1;
}
