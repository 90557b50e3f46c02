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

/** What HTML says of a tag. */
interface TagRules {
  name: string;
  /** It has no content. */
  isVoid: boolean;
  /** What is in it is no markup, or not to be read: it is skipped whole. */
  isSkipped: boolean;
  /** Open elements that it ends: HTML lets their end tags be left out. */
  ends: readonly string[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'noscript', 'textarea', 'select', 'math', 'pre']);
const ENDS: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
};
const ENDS_PARAGRAPH = new Set(
  'p div ul ol dl table pre blockquote h1 h2 h3 h4 h5 h6 hr section figure details'.split(' '),
);
const NONE: readonly string[] = [];
const PARAGRAPH: readonly string[] = ['p'];

/** The tags that are known by name. One look-up gives all that is said of one, and its name as a string that compares fast. */
const TAGS: ReadonlyMap<string, TagRules> = new Map(
  [
    ...VOID,
    ...SKIPPED,
    ...Object.keys(ENDS),
    ...ENDS_PARAGRAPH,
    'a',
    'b',
    'em',
    'strong',
    'code',
    'span',
    'thead',
    'tbody',
  ].map((name) => [name, rulesOf(name)]),
);

function rulesOf(name: string): TagRules {
  return {
    name,
    isVoid: VOID.has(name),
    isSkipped: SKIPPED.has(name),
    ends: ENDS[name] ?? (ENDS_PARAGRAPH.has(name) ? PARAGRAPH : NONE),
  };
}

const ANY_TAG = /<[^>]*>/g;
const BREAK = /<br\b[^>]*>/g;
const SLASH = 47;

/** Reads from the tag at `start` to its end tag, or all of the markup. */
export function parseMarkup(html: string, start = 0): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: '', children: [] };
  const open: MarkupElement[] = [root];
  let top = root;
  let last = start;
  for (let at = html.indexOf('<', start); at >= 0; at = html.indexOf('<', at)) {
    if (html.charCodeAt(at + 1) === SLASH) {
      const end = readEndTag(html, { at, top });
      if (!end) {
        at += 1;
        continue;
      }
      if (at > last) top.children.push(html.slice(last, at));
      at = end.after;
      last = at;
      const place = top.tag === end.name ? open.length - 1 : open.findLastIndex(({ tag }) => tag === end.name);
      if (place > 0) open.length = place;
      top = open.at(-1) as MarkupElement;
      if (start > 0 && open.length === 1) return root;
      continue;
    }
    const tag = readTag(html, at);
    if (!tag) {
      // Not a tag: text of an author who did not escape it.
      at += 1;
      continue;
    }
    if (at > last) top.children.push(html.slice(last, at));
    at = tag.after;
    last = at;
    const { rules } = tag;
    if (!rules) continue;
    while (rules.ends.includes(top.tag)) {
      open.pop();
      top = open.at(-1) as MarkupElement;
    }
    const element: MarkupElement = { tag: rules.name, attributes: tag.attributes, children: [] };
    top.children.push(element);
    const end = rules.isSkipped ? html.indexOf(`</${rules.name}>`, last) : -1;
    if (end >= 0) {
      // Of code only the letters count, not the marks of the highlighter.
      if (rules.name === 'pre') element.children.push(html.slice(last, end).replace(BREAK, '\n').replace(ANY_TAG, ''));
      last = end + rules.name.length + '</>'.length;
      at = last;
    } else if (!rules.isVoid && !tag.attributes.endsWith('/')) {
      open.push(element);
      top = element;
    }
  }
  if (last < html.length) top.children.push(html.slice(last));
  return root;
}

/** The end tag at a `<`, which mostly ends the element that was opened last. */
function readEndTag(
  html: string,
  { at, top }: { at: number; top: MarkupElement },
): { name: string; after: number } | undefined {
  const { tag } = top;
  const end = at + '</'.length + tag.length;
  if (tag !== '' && html.charCodeAt(end) === GREATER && html.startsWith(tag, at + 2))
    return { name: tag, after: end + 1 };
  const found = readName(html, at + 2);
  const close = found ? html.indexOf('>', found.end) : -1;
  return found && close >= 0 ? { name: found.name.toLowerCase(), after: close + 1 } : undefined;
}

const GREATER = 62;
const NAME = /[a-zA-Z][\w:-]*/y;

function readName(html: string, start: number): { name: string; end: number } | undefined {
  NAME.lastIndex = start;
  return NAME.test(html) ? { name: html.slice(start, NAME.lastIndex), end: NAME.lastIndex } : undefined;
}

interface Tag {
  /** Nothing for a comment. */
  rules?: TagRules;
  attributes: string;
  /** Where the text after it begins. */
  after: number;
}

/** The opening tag or comment at a `<`. */
function readTag(html: string, at: number): Tag | undefined {
  if (html.startsWith('!--', at + 1)) {
    const end = html.indexOf('-->', at);
    return { attributes: '', after: end < 0 ? html.length : end + '-->'.length };
  }
  const found = readName(html, at + 1);
  if (!found) return undefined;
  let end = html.indexOf('>', found.end);
  let attributes = end === found.end ? '' : html.slice(found.end, end);
  // A `>` between quotes is part of a value.
  while (end >= 0 && hasOpenQuote(attributes)) {
    end = html.indexOf('>', end + 1);
    attributes = html.slice(found.end, end);
  }
  if (end < 0) return undefined;
  return { rules: TAGS.get(found.name) ?? rulesOf(found.name.toLowerCase()), attributes, after: end + 1 };
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

const NAMES = [
  'class',
  'href',
  'src',
  'alt',
  'id',
  'title',
  'style',
  'colspan',
  'rowspan',
  'data-tex',
  'start',
] as const;
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
