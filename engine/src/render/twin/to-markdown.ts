import GithubSlugger from 'github-slugger';
import { AS_MARKDOWN, ONLY_LLM } from '../../shared/twin.ts';
import { fence, findPre, languageOf, printCodeBlock } from './code.ts';
import { escapeStart, footnoteName, inlineText, isSilent, plainText, type InlineOptions } from './inlines.ts';
import {
  attributeOf,
  classesOf,
  decodeText,
  hasAttribute,
  type MarkupElement,
  type MarkupNode,
} from './parse-markup.ts';
import { printTable } from './tables.ts';

/** One twin in the making. */
interface Twin extends InlineOptions {
  slugger: GithubSlugger;
  /** Level of the last heading: tabs are sections below it. */
  level: number;
}

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Elements that have no look of their own: what is in them decides whether they are blocks. So it is with those of components. */
const OPEN = new Set(['a', 'span', 'ins', 'del', 'label', 'picture']);

/** Markdown of finished markup: blocks with an empty line between them. */
export function toMarkdown(root: MarkupElement, options: InlineOptions): string {
  const twin: Twin = { ...options, slugger: new GithubSlugger(), level: 1 };
  return printBlocks(root.children, twin).join('\n\n');
}

function isBlock(node: MarkupNode): node is MarkupElement {
  if (typeof node === 'string') return false;
  if (BLOCKS.has(node.tag) || node.tag === ONLY_LLM) return true;
  if (node.tag === AS_MARKDOWN) return decodeText(node.children.join('')).includes('\n');
  return (OPEN.has(node.tag) || node.tag.includes('-')) && node.children.some(isBlock);
}

function printBlocks(nodes: readonly MarkupNode[], twin: Twin): string[] {
  const blocks: string[] = [];
  let run: MarkupNode[] = [];
  const flush = (): void => {
    const text = run.length === 0 ? '' : inlineText(run, twin);
    run = [];
    if (text !== '') blocks.push(escapeStart(text));
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    flush();
    for (const block of printBlock(node, twin)) if (block !== '') blocks.push(block);
  }
  flush();
  return blocks;
}

/** What is shown around a text, not of it. */
const AROUND = new Set([
  'breadcrumbs',
  'pagination',
  'page-footer',
  'toc',
  'toc-inline',
  'code-block-buttons',
  'tab-list',
  'page-menu',
]);

function printBlock(element: MarkupElement, twin: Twin): string[] {
  const { tag, children } = element;
  if (tag === AS_MARKDOWN) return [decodeText(children.join('')).trim()];
  const special = MAY_BE_SPECIAL.test(element.attributes) ? printSpecial(element, twin) : undefined;
  return special ?? printByTag(element, twin);
}

/** What `printSpecial` asks for: most attributes have none of it. */
const MAY_BE_SPECIAL = new RegExp(
  ['tab-label', ...AROUND, 'data-tex', 'admonition', 'code-block', 'cards', 'mermaid', 'data-footnotes'].join('|'),
);

/** A block that is known by its class or another attribute. */
function printSpecial(element: MarkupElement, twin: Twin): string[] | undefined {
  const { children } = element;
  const classes = classesOf(element);
  if (classes.includes('tab-label')) return [heading(plainText(children), Math.min(twin.level + 1, 6))];
  if (classes.some((name) => AROUND.has(name))) return [];
  const tex = attributeOf(element, 'data-tex');
  if (tex !== undefined) return [`$$\n${tex.trim()}\n$$`];
  if (classes.includes('admonition-box')) return [printAdmonition(element, { classes, twin })];
  if (classes.includes('code-block')) return [printCodeBlock(element, classes)];
  if (classes.includes('cards')) return [printCards(children, twin)];
  if (classes.includes('mermaid')) return [fence(decodeText(findPre(element)), 'mermaid')];
  return hasAttribute(element, 'data-footnotes') ? printFootnotes(element, twin) : undefined;
}

function printByTag(element: MarkupElement, twin: Twin): string[] {
  const { tag, children } = element;
  if (isSilent(element)) return [];
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [printHeading(element, twin)];
    case 'ul':
    case 'ol':
      return [printList(element, twin)];
    case 'blockquote':
      return [quote(printBlocks(children, twin).join('\n\n'))];
    case 'pre':
      return [fence(decodeText(children.join('')), languageOf(classesOf(element)))];
    case 'figcaption':
      return [emphasize(inlineText(children, twin), '*')];
    case 'summary':
      return [emphasize(inlineText(children, twin), '**')];
    case 'table':
      return printTable(element, twin);
    case 'dl':
      return [printDefinitions(children, twin)];
    case 'hr':
      return ['---'];
    case 'nav':
      return [];
    default:
      return printBlocks(children, twin);
  }
}

function emphasize(text: string, mark: string): string {
  return text === '' || text.includes('*') ? text : mark + text + mark;
}

function heading(text: string, level: number): string {
  return text.trim() === '' ? '' : `${'#'.repeat(level)} ${text.trim()}`;
}

/** An id that is not the one made from the words is written, since links lead to it. */
function printHeading(element: MarkupElement, twin: Twin): string {
  const level = Number(element.tag[1]);
  const text = inlineText(element.children, twin).replaceAll('\\\n', ' ');
  twin.level = level;
  const id = attributeOf(element, 'id');
  const isOwn = level > 1 && id !== undefined && twin.slugger.slug(plainText(element.children).trim()) !== id;
  return heading(isOwn ? `${text} {#${id}}` : text, level);
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** The kind as GitHub and others write it, then the title, unless that is the name of the kind. */
function printAdmonition(
  element: MarkupElement,
  { classes, twin }: { classes: readonly string[]; twin: Twin },
): string {
  const kind =
    classes.find((name) => name.startsWith('theme-admonition-'))?.slice('theme-admonition-'.length) ?? 'note';
  const isTitle = (node: MarkupNode): node is MarkupElement =>
    typeof node === 'object' && classesOf(node).includes('admonition-box-heading');
  const title = inlineText(element.children.find(isTitle)?.children ?? [], twin);
  const head = `[!${kind.toUpperCase()}]${title === '' || title.toLowerCase() === kind ? '' : ` ${title}`}`;
  const body = printBlocks(
    element.children.filter((node) => !isTitle(node)),
    twin,
  ).join('\n\n');
  return quote(body === '' ? head : `${head}\n${body}`);
}

function printList(element: MarkupElement, twin: Twin): string {
  const items = element.children.filter((node): node is MarkupElement => typeof node === 'object' && node.tag === 'li');
  const start = Number(attributeOf(element, 'start') ?? 1);
  const isLoose = items.some(
    (item) => item.children.filter((node) => typeof node === 'object' && node.tag === 'p').length > 1,
  );
  const lines = items.map((item, index) => {
    const marker = element.tag === 'ol' ? `${start + index}. ` : '- ';
    const box = item.children.find((node) => typeof node === 'object' && node.tag === 'input') ?? firstBox(item);
    const task = typeof box === 'object' ? (hasAttribute(box, 'checked') ? '[x] ' : '[ ] ') : '';
    const body = printBlocks(item.children, twin).join(isLoose ? '\n\n' : '\n');
    return marker + task + (body.includes('\n') ? indent(body, ' '.repeat(marker.length)) : body);
  });
  return lines.join(isLoose ? '\n\n' : '\n');
}

/** Lines after the first begin with blanks. */
function indent(text: string, blanks: string): string {
  return text.replaceAll('\n', `\n${blanks}`).replace(/[ ]+$/gm, '');
}

/** The box of a task whose text is a paragraph. */
function firstBox({ children }: MarkupElement): MarkupElement | undefined {
  const first = children.find((node) => typeof node === 'object' || node.trim() !== '');
  if (typeof first !== 'object' || first.tag !== 'p') return undefined;
  return first.children.find((node): node is MarkupElement => typeof node === 'object' && node.tag === 'input');
}

function printDefinitions(children: readonly MarkupNode[], twin: Twin): string {
  const lines: string[] = [];
  for (const node of children) {
    if (typeof node === 'string') continue;
    if (node.tag === 'dt') lines.push((lines.length > 0 ? '\n' : '') + inlineText(node.children, twin));
    else if (node.tag === 'dd')
      lines.push(`: ${printBlocks(node.children, twin).join('\n\n').replaceAll('\n', '\n  ')}`);
    else lines.push(printDefinitions(node.children, twin));
  }
  return lines.join('\n');
}

/** A card is its title, which may be a link, and a few words. */
function printCards(children: readonly MarkupNode[], twin: Twin): string {
  const lines = children.flatMap((card) => {
    if (typeof card === 'string') return [];
    const isTitle = (node: MarkupNode): node is MarkupElement =>
      typeof node === 'object' && classesOf(node).includes('doc-card-title');
    const title = inlineText(card.children.find(isTitle)?.children ?? [], twin);
    const rest = card.children.filter((node) => !isTitle(node));
    const words = printBlocks(rest, twin).join(' ').replace(/\s+/g, ' ');
    const line = [title, words].filter(Boolean).join(': ');
    return line === '' ? [] : [`- ${line}`];
  });
  return lines.join('\n');
}

function printFootnotes(element: MarkupElement, twin: Twin): string[] {
  const list = element.children.find((node): node is MarkupElement => typeof node === 'object' && node.tag === 'ol');
  return (list?.children ?? []).flatMap((node) => {
    if (typeof node === 'string') return [];
    const text = indent(printBlocks(node.children, twin).join('\n\n'), '    ');
    return [`[^${footnoteName(attributeOf(node, 'id') ?? '')}]: ${text}`];
  });
}
