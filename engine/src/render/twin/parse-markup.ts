/**
 * Reads finished markup into a tree. The markup was printed by our compiler or by React, and raw HTML of authors has been checked, so tags
 * match but for those that HTML lets authors leave out. A full parser took six times as long: decisions/0033-pages-for-machines.md.
 */

/** A string is text as it stands in the markup: see decodeText. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: string;
  /** As written. */
  attributes: string;
  children: MarkupNode[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What is in them is no markup, or not to be read: it is skipped whole. */
const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'noscript', 'textarea', 'select', 'math']);
/** An opening tag on the left ends an open element on the right. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
};
const ENDS_PARAGRAPH = /^(?:p|div|ul|ol|dl|table|pre|blockquote|h[1-6]|hr|section|figure|details)$/;
const ANY_TAG = /<[^>]*>/g;
const BREAK = /<br\b[^>]*>/g;

/** Reads from the tag at `start` to its end tag, or all of the markup. */
export function parseMarkup(html: string, start = 0): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: '', children: [] };
  const open: MarkupElement[] = [root];
  let top = root;
  let last = start;
  for (let at = html.indexOf('<', start); at >= 0; at = html.indexOf('<', at)) {
    const tag = readTag(html, at);
    if (!tag) {
      // Not a tag: text of an author who did not escape it.
      at += 1;
      continue;
    }
    if (at > last) top.children.push(html.slice(last, at));
    at = tag.end;
    last = at;
    const { name } = tag;
    if (name === '') continue;
    if (tag.isEnd) {
      const place = top.tag === name ? open.length - 1 : open.findLastIndex((each) => each.tag === name);
      if (place > 0) open.length = place;
      top = open.at(-1) as MarkupElement;
      if (start > 0 && open.length === 1) return root;
      continue;
    }
    while (isEnded(top.tag, name)) {
      open.pop();
      top = open.at(-1) as MarkupElement;
    }
    const element: MarkupElement = { tag: name, attributes: tag.attributes, children: [] };
    top.children.push(element);
    const end = name === 'pre' || SKIPPED.has(name) ? html.indexOf(`</${name}>`, last) : -1;
    if (end >= 0) {
      // Of code only the letters count, not the marks of the highlighter.
      if (name === 'pre') element.children.push(html.slice(last, end).replace(BREAK, '\n').replace(ANY_TAG, ''));
      last = end + name.length + '</>'.length;
      at = last;
    } else if (!VOID.has(name) && !tag.attributes.endsWith('/')) {
      open.push(element);
      top = element;
    }
  }
  if (last < html.length) top.children.push(html.slice(last));
  return root;
}

interface Tag {
  /** Empty for a comment. */
  name: string;
  isEnd: boolean;
  attributes: string;
  /** Where the text after it begins. */
  end: number;
}

const NAME = /[a-zA-Z][\w:-]*/y;

/** The tag or comment at a `<`. */
function readTag(html: string, at: number): Tag | undefined {
  const isEnd = html[at + 1] === '/';
  if (html.startsWith('!--', at + 1)) {
    const end = html.indexOf('-->', at);
    return { name: '', isEnd, attributes: '', end: end < 0 ? html.length : end + '-->'.length };
  }
  const start = at + (isEnd ? 2 : 1);
  NAME.lastIndex = start;
  if (!NAME.test(html)) return undefined;
  const from = NAME.lastIndex;
  const name = html.slice(start, from);
  let end = html.indexOf('>', from);
  let attributes = html.slice(from, end);
  // A `>` between quotes is part of a value.
  while (end >= 0 && hasOpenQuote(attributes)) {
    end = html.indexOf('>', end + 1);
    attributes = html.slice(from, end);
  }
  return end < 0 ? undefined : { name: name.toLowerCase(), isEnd, attributes, end: end + 1 };
}

function hasOpenQuote(attributes: string): boolean {
  if (attributes === '') return false;
  if (!attributes.includes("'")) {
    let isOpen = false;
    for (let at = attributes.indexOf('"'); at >= 0; at = attributes.indexOf('"', at + 1)) isOpen = !isOpen;
    return isOpen;
  }
  return /["']/.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));
}

/** Whether HTML lets the end tag of an open element be left out before this one opens. */
function isEnded(open: string, opening: string): boolean {
  const ends = ENDS[opening];
  return ends?.includes(open) || (open === 'p' && (ends !== undefined || ENDS_PARAGRAPH.test(opening)));
}

const NAMES = ['class', 'href', 'src', 'alt', 'id', 'title', 'style', 'colspan', 'data-tex', 'start'] as const;
type AttributeName = (typeof NAMES)[number];
const ATTRIBUTE = Object.fromEntries(
  NAMES.map((name) => [name, new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`)]),
) as Record<AttributeName, RegExp>;

/** Its value, decoded. */
export function attributeOf({ attributes }: MarkupElement, name: AttributeName): string | undefined {
  const found = attributes.includes(name) ? ATTRIBUTE[name].exec(attributes) : null;
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeText(value);
}

/** Whether there is such an attribute, with any value or none. */
export function hasAttribute({ attributes }: MarkupElement, name: string): boolean {
  return attributes.includes(name) && new RegExp(`(?:^|\\s)${name}(?=[\\s=/]|$)`).test(attributes);
}

const NONE: readonly string[] = [];

export function classesOf(element: MarkupElement): readonly string[] {
  return attributeOf(element, 'class')?.split(/\s+/) ?? NONE;
}

const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Other names (`&copy;`) stay: Markdown knows them too. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ffff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : whole;
  });
}
