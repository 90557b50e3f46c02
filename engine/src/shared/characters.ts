/**
 * Characters that a page or a feed cannot hold: control characters except tab and line ends, and code points that are no characters. XML
 * refuses a whole file for one of them.
 */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const INVALID = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/;
const ALL_INVALID = new RegExp(INVALID, 'g');
const LONE_SURROGATE = /\p{Cs}/gu;

export function removeInvalid(text: string): string {
  const whole = text.isWellFormed() ? text : text.replace(LONE_SURROGATE, '');
  return INVALID.test(whole) ? whole.replace(ALL_INVALID, '') : whole;
}

/** Finds the first such character, or half of a surrogate pair, which only an escape such as `\uD800` can make. */
export function findInvalid(text: string): { offset: number; name: string } | undefined {
  const offset = Math.min(...[text.search(INVALID), text.search(LONE_SURROGATE)].filter((found) => found >= 0));
  if (!Number.isFinite(offset)) return undefined;
  const code = text.codePointAt(offset) ?? 0;
  return { offset, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}
