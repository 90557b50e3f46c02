import { placeOf, type TextPlace } from '../errors/place.ts';
import { decodePath } from '../shared/url.ts';

export interface WrittenPlace extends TextPlace {
  /** It stands only in `<a href="...">`, and nowhere in a Markdown link or in a component. */
  isRaw: boolean;
  /** It stands only in the tags of components other than `Link`, of which nobody knows what they draw with it. */
  isInComponent: boolean;
}

/**
 * Where a link stands in the text that emitted it, when only its address is known: a link of raw HTML, of a component, or to a heading of
 * the same page. Best effort: as it was emitted, decoded, and without the baseUrl of a language.
 */
export function findWritten(
  href: string,
  options: { text: string | undefined; bases: readonly string[] },
): WrittenPlace | undefined {
  const { text, bases } = options;
  if (text === undefined) return undefined;
  const decoded = decodePath(href);
  const without = bases.filter((base) => decoded.startsWith(base)).map((base) => decoded.slice(base.length - 1));
  for (const spelling of [href, decoded, ...without]) {
    const offsets = findDelimited(text, spelling);
    const [first] = offsets;
    if (first === undefined) continue;
    const isIn = (tag: RegExp): boolean => offsets.every((offset) => isInTag(text, { offset, tag }));
    return { ...placeOf(text, first), isRaw: isIn(ANCHOR), isInComponent: isIn(COMPONENT) };
  }
  return undefined;
}

/** The address as a whole: `/a` is not found in `/ab`. */
function findDelimited(text: string, address: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (/[("'<\s:`]/.test(text[at - 1] ?? ' ') && /[)"'>\s`]/.test(text[at + address.length] ?? ' ')) offsets.push(at);
  }
  return offsets;
}

const ANCHOR = /^<a\s[^>]*$/i;
const COMPONENT = /^<(?!Link\s)[A-Z][\w.]*\s[^>]*$/;

/** Whether a tag, from its beginning to the offset, is around the offset. */
function isInTag(text: string, { offset, tag }: { offset: number; tag: RegExp }): boolean {
  const open = text.lastIndexOf('<', offset);
  return open >= 0 && tag.test(text.slice(open, offset));
}
