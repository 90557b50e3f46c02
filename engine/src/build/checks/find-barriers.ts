import { html as names, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export interface Barrier {
  rule: 'image-alt' | 'name' | 'heading-order' | 'duplicate-id' | 'lang' | 'table-header' | 'link-text' | 'label';
  message: string;
  hint: string;
  /** Text by which the place may be found in the source; empty where there is none. */
  quote: string;
}

/** Finds what can be seen in the HTML alone. Hidden elements are left out. */
export function findBarriers(page: string): Barrier[] {
  const document = parse(page);
  const elements: Element[] = [];
  collect(document.childNodes, elements);
  const root = elements.find(({ tagName }) => tagName === 'html');
  return [
    ...(root && !attribute(root, 'lang') ? [NO_LANGUAGE] : []),
    ...findDuplicateIds(elements),
    ...findHeadingJumps(elements),
    ...elements.flatMap((element) => RULES[element.tagName]?.(element, elements) ?? []),
  ];
}

const NO_LANGUAGE: Barrier = {
  rule: 'lang',
  message: '`<html>` has no `lang`.',
  hint: 'Set `i18n.localeConfigs.<name>.htmlLang` in the config.',
  quote: '',
};

type Rule = (element: Element, all: readonly Element[]) => Barrier | undefined;

const RULES: Partial<Record<string, Rule>> = {
  img(element) {
    if (attribute(element, 'alt') !== undefined || isPresentation(element) || attribute(element, 'aria-label')) return;
    const src = attribute(element, 'src') ?? '';
    return {
      rule: 'image-alt',
      message: `The image ${shorten(src)} has no \`alt\`.`,
      hint: 'Say in `alt` what it shows, or write `alt=""` where it is only decoration.',
      quote: src,
    };
  },
  a(element) {
    if (attribute(element, 'href') === undefined) return;
    const href = attribute(element, 'href') ?? '';
    const name = nameOf(element);
    if (name === '') return unnamed('link', { what: `to ${shorten(href)}`, quote: href });
    if (!VAGUE.has(name.toLocaleLowerCase('tr').replace(/[.…!»→\s]+$/u, ''))) return;
    return {
      rule: 'link-text',
      message: `The link to ${shorten(href)} is only called "${name}".`,
      hint: 'Name what the link leads to: lists of links are read without the text around them.',
      quote: `[${name}]`,
    };
  },
  button: (element) => (nameOf(element) === '' ? unnamed('button', { what: describe(element), quote: '' }) : undefined),
  table(element) {
    if (isPresentation(element) || find(element, ({ tagName }) => tagName === 'th')) return;
    if (!find(element, ({ tagName }) => tagName === 'td')) return;
    return {
      rule: 'table-header',
      message: `A table has no header cell: ${shorten(textOf(element))}.`,
      hint: 'Give it a row of headers, or `role="presentation"` where it is no table of data.',
      quote: '',
    };
  },
  input: (element, all) =>
    /^(?:hidden|submit|button|reset|image)$/i.test(attribute(element, 'type') ?? '') ? undefined : label(element, all),
  select: (element, all) => label(element, all),
  textarea: (element, all) => label(element, all),
};

/** Names that say nothing of where a link leads, in English and Turkish. */
const VAGUE = new Set(
  'here|click here|this link|link|read more|more|bura|burası|buradan|burada|buraya|tıkla|tıklayın|buraya tıkla|buraya tıklayın'.split(
    '|',
  ),
);

function label(element: Element, all: readonly Element[]): Barrier | undefined {
  const id = attribute(element, 'id');
  const isNamed =
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(element, name)) ||
    isInside(element, 'label') ||
    all.some((other) => other.tagName === 'label' && id !== undefined && attribute(other, 'for') === id);
  if (isNamed) return undefined;
  return {
    rule: 'label',
    message: `A field has no label: ${describe(element)}.`,
    hint: 'Put it into a `<label>`, or name it with `aria-label`.',
    quote: '',
  };
}

function unnamed(what: string, found: { what: string; quote: string }): Barrier {
  return {
    rule: 'name',
    message: `A ${what} has no name: ${found.what}.`,
    hint: 'Give it a text, or an `aria-label`.',
    quote: found.quote,
  };
}

function findDuplicateIds(elements: readonly Element[]): Barrier[] {
  const counts = new Map<string, number>();
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => ({
      rule: 'duplicate-id',
      message: `The id "${id}" stands on ${count} elements.`,
      hint: 'Links and labels reach only the first one: give each its own.',
      quote: id,
    }));
}

/** In the main part of the page, where the author's headings are. */
function findHeadingJumps(elements: readonly Element[]): Barrier[] {
  const headings = elements.filter((element) => levelOf(element) !== undefined && isInside(element, 'main'));
  return headings.flatMap((heading, index) => {
    const [before, level] = [levelOf(headings[index - 1]) ?? 0, levelOf(heading) ?? 0];
    if (index === 0 || level <= before + 1) return [];
    const text = textOf(heading, { isLeftOut: isOwnAnchor });
    return {
      rule: 'heading-order' as const,
      message: `The heading "${shorten(text)}" is of level ${level}, but the one before it is of level ${before}.`,
      hint: `Make it a heading of level ${before + 1}: readers go from heading to heading by level.`,
      quote: `${'#'.repeat(level)} ${text}`,
    };
  });
}

function levelOf(element: Element | undefined): number | undefined {
  if (!element) return undefined;
  const own = /^h([1-6])$/.exec(element.tagName)?.[1];
  const isHeading = own !== undefined || attribute(element, 'role') === 'heading';
  return isHeading ? Number(attribute(element, 'aria-level') ?? own ?? 2) : undefined;
}

/** What a screen reader calls an element, as far as HTML decides it. */
function nameOf(element: Element): string {
  const own = ['aria-label', 'title'].flatMap((name) => attribute(element, name)?.trim() || []);
  if (attribute(element, 'aria-labelledby')) return 'named elsewhere';
  return own[0] ?? textOf(element);
}

/** The link with which a heading leads to itself. */
function isOwnAnchor(element: Element): boolean {
  return element.tagName === 'a' && attribute(element, 'href')?.startsWith('#') === true;
}

function textOf(element: Element, { isLeftOut = isHidden } = {}): string {
  const texts: string[] = [];
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') texts.push((node as DefaultTreeAdapterTypes.TextNode).value);
      if (!('tagName' in node) || attribute(node, 'aria-hidden') === 'true') continue;
      if (isHidden(node) || isLeftOut(node)) continue;
      texts.push(attribute(node, 'aria-label') ?? (node.tagName === 'img' ? (attribute(node, 'alt') ?? '') : ''));
      if (!SILENT.has(node.tagName)) walk(node.childNodes);
    }
  };
  walk(element.childNodes);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Their content is no text. A hidden copy and a template show nothing. */
const SILENT = new Set(['script', 'style', 'template', 'noscript']);

function collect(nodes: readonly Node[], into: Element[]): void {
  for (const node of nodes) {
    if (!('tagName' in node) || node.namespaceURI !== names.NS.HTML || SILENT.has(node.tagName)) continue;
    if (isHidden(node) || attribute(node, 'aria-hidden') === 'true') continue;
    into.push(node);
    collect(node.childNodes, into);
  }
}

function find(element: Element, test: (element: Element) => boolean): boolean {
  return element.childNodes.some((node) => 'tagName' in node && (test(node) || find(node, test)));
}

function isInside(element: Element, tagName: string): boolean {
  let parent: DefaultTreeAdapterTypes.ParentNode | null = element.parentNode;
  while (parent && 'tagName' in parent) {
    if (parent.tagName === tagName) return true;
    parent = parent.parentNode;
  }
  return false;
}

function isHidden(element: Element): boolean {
  return attribute(element, 'hidden') !== undefined;
}

function isPresentation(element: Element): boolean {
  return /^(?:presentation|none)$/.test(attribute(element, 'role') ?? '');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The start tag. */
function describe({ tagName, attrs }: Element): string {
  const shown = attrs.slice(0, 3).map(({ name, value }) => ` ${name}="${shorten(value)}"`);
  return `<${tagName}${shown.join('')}>`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
