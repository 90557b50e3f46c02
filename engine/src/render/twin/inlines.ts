import { AS_MARKDOWN, ONLY_HUMAN, REPLACED } from '../../shared/twin.ts';
import {
  attributeOf,
  classesOf,
  decodeText,
  hasAttribute,
  type MarkupElement,
  type MarkupNode,
} from './parse-markup.ts';

/** What a twin needs to know besides the markup. */
export interface InlineOptions {
  /** The address for the twin, for a link or a picture as the page has it. */
  addressOf: (href: string, kind: 'link' | 'file') => string;
}

/** Blanks that are not one space: replacing those too would take as long as all the rest. */
const BLANKS = / [ \t\n\r\f\u200b]+|[\t\n\r\f\u200b][ \t\n\r\f\u200b]*/g;
/** Not for a reader of text: controls, and what only looks. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'svg',
  'noscript',
  'textarea',
  'select',
  'button',
  'input',
  'wbr',
  'col',
]);

export function isSilent(element: MarkupElement): boolean {
  const { tag, attributes } = element;
  if (SILENT.has(tag) || tag === ONLY_HUMAN || tag === REPLACED) return true;
  if (attributes === '' || !MAY_BE_SILENT.test(attributes)) return false;
  return /aria-hidden="true"|hash-link/.test(attributes) || hasAttribute(element, 'data-footnote-backref');
}

const MAY_BE_SILENT = /aria-hidden="true"|hash-link|data-footnote-backref/;

/** A run of text and inline elements as one line of Markdown, without blanks around it. */
export function inlineText(nodes: readonly MarkupNode[], options: InlineOptions): string {
  const [first] = nodes;
  // Most runs are plain words.
  if (nodes.length === 1 && typeof first === 'string') return printText(first).trim();
  const text = printNodes(nodes, options);
  return (text.includes('\n') ? text.replace(/ *\\\n */g, '\\\n') : text).trim();
}

/** What is more than words: an entity, blanks to be joined, or letters that Markdown would read as marks. Few texts have any. */
const MORE_THAN_WORDS = /[&\\`*<[_~\t\n\r\f\u200b]| {2}/;

/** Text of the markup as Markdown. */
function printText(text: string): string {
  return MORE_THAN_WORDS.test(text) ? escapeMarkdown(decodeText(text).replace(BLANKS, ' ')) : text;
}

/** The letters alone. */
export function plainText(nodes: readonly MarkupNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += decodeText(node);
    else if (node.tag === 'img') text += attributeOf(node, 'alt') ?? '';
    else if (!isSilent(node)) text += plainText(node.children);
  }
  return text.replace(BLANKS, ' ');
}

/** Of components such pieces stand apart by their look, without a blank between them. */
const APART = new Set(['a', 'span', 'small', 'time']);

function printNodes(nodes: readonly MarkupNode[], options: InlineOptions): string {
  let text = '';
  let before: MarkupNode = '';
  for (const node of nodes) {
    const isText = typeof node === 'string';
    let piece = isText ? printText(node) : printElement(node, options);
    if (!isText && typeof before === 'object' && APART.has(node.tag) && APART.has(before.tag)) piece = ` ${piece}`;
    const isDouble = piece.startsWith(' ') && (text === '' || text.endsWith(' ') || text.endsWith('\n'));
    text += isDouble ? piece.slice(1) : piece;
    before = node;
  }
  return text;
}

function printElement(element: MarkupElement, options: InlineOptions): string {
  if (element.tag === AS_MARKDOWN) return decodeText(element.children.join(''));
  if (isSilent(element)) return '';
  const { tag, children } = element;
  const inside = (): string => printNodes(children, options);
  switch (tag) {
    case 'strong':
    case 'b':
      return wrap(inside(), '**');
    case 'em':
    case 'i':
      return wrap(inside(), '*');
    case 'del':
    case 's':
      return wrap(inside(), '~~');
    case 'code':
    case 'samp':
      return printCode(plainText(children));
    case 'br':
      return '\\\n';
    case 'sup':
      return printFootnoteMark(children) ?? `<sup>${inside()}</sup>`;
    case 'sub':
      return `<sub>${inside()}</sub>`;
    case 'img':
      return printImage(element, options);
    case 'a':
      return printLink(element, options);
    case 'iframe':
    case 'video':
    case 'audio':
    case 'embed':
      return printMedia(element, options);
    default: {
      const tex = attributeOf(element, 'data-tex');
      return tex === undefined ? inside() : `$${tex}$`;
    }
  }
}

/** Blanks at the ends stand outside of the marks: else Markdown does not read them as marks. */
function wrap(text: string, mark: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  return `${text.startsWith(' ') ? ' ' : ''}${mark}${inner}${mark}${text.endsWith(' ') ? ' ' : ''}`;
}

export function printCode(code: string): string {
  const runs = code.match(/`+/g) ?? [];
  const mark = '`'.repeat(runs.reduce((most, { length }) => Math.max(most, length), 0) + 1);
  const gap = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return code === '' ? '' : mark + gap + code + gap + mark;
}

function printFootnoteMark(children: readonly MarkupNode[]): string | undefined {
  const [link] = children;
  if (typeof link !== 'object' || !hasAttribute(link, 'data-footnote-ref')) return undefined;
  return `[^${footnoteName(attributeOf(link, 'href') ?? '')}]`;
}

/** `ad` of `#user-content-fn-ad`. */
export function footnoteName(id: string): string {
  return id.replace(/^#?user-content-fn-/, '').replaceAll(/[\s\]]/g, '-');
}

function printImage(element: MarkupElement, { addressOf }: InlineOptions): string {
  const src = attributeOf(element, 'src') ?? '';
  // The other one of the pair is for light colours.
  if (src === '' || classesOf(element).includes('only-dark')) return '';
  const alt = (attributeOf(element, 'alt') ?? '').replace(BLANKS, ' ').replace(/[[\]\\]/g, '\\$&');
  return src.startsWith('data:') ? alt : `![${alt}](${printAddress(addressOf(src, 'file'))})`;
}

function printLink(element: MarkupElement, options: InlineOptions): string {
  const href = attributeOf(element, 'href');
  const text = printNodes(element.children, options);
  const label = escapeLoneBrackets(text.trim());
  if (href === undefined || label === '') return text;
  const address = options.addressOf(href, 'link');
  const title = attributeOf(element, 'title');
  const more = title === undefined ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`;
  const link =
    address === label && /^https?:/.test(address) ? `<${address}>` : `[${label}](${printAddress(address)}${more})`;
  return `${text.startsWith(' ') ? ' ' : ''}${link}${text.endsWith(' ') ? ' ' : ''}`;
}

/** What ends the text of a link for Markdown: a bracket without its partner. In code and in pairs they do not. */
function escapeLoneBrackets(label: string): string {
  if (!/[[\]]/.test(label)) return label;
  const marks = [...label.matchAll(/(`+)[\s\S]*?\1|\\[\s\S]|[[\]]/g)].filter(([mark]) => mark === '[' || mark === ']');
  const open: number[] = [];
  const lone = new Set<number>();
  for (const { 0: mark, index } of marks) {
    if (mark === '[') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  for (const index of open) lone.add(index);
  return [...lone].sort((a, b) => b - a).reduce((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, label);
}

function printMedia(element: MarkupElement, { addressOf }: InlineOptions): string {
  const inner = element.children.find(
    (child): child is MarkupElement => typeof child === 'object' && child.tag === 'source',
  );
  const src = attributeOf(element, 'src') ?? (inner && attributeOf(inner, 'src'));
  if (src === undefined) return '';
  return `[${escapeMarkdown(attributeOf(element, 'title') ?? element.tag)}](${printAddress(addressOf(src, 'file'))})`;
}

/** An address between the parentheses of a link. */
export function printAddress(address: string): string {
  return address.replace(/[\s()<>]/g, (letter) => encodeURIComponent(letter).replace('(', '%28').replace(')', '%29'));
}

/** Letters that Markdown would read as marks stand as they are. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*]|~~|<(?=[a-zA-Z/!?])|&(?=#?\w+;)|\[(?=\^|[^\]]*\][([:])/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** What would begin a block at the start of a line. */
export function escapeStart(line: string): string {
  if (!/^[-#+>=\d]/.test(line)) return line;
  return line
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|={3,}|-{3,})/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}
