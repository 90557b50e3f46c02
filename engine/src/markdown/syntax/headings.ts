import type { MdastNode } from 'satteri';
import type { Context } from '../context.ts';
import { escapeText } from '../../shared/html.ts';
import { keepInFrame } from '../output/frame.ts';
import { element, isFootnoteMark, textOf, type Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

type HeadingNode = NodeOf<'heading'>;

export const headings: MarkdownSyntax = { name: 'headings', nodes: { heading: buildHeading } };

/** A heading with its id, its permalink, its place in the table of contents and in the sections. */
function buildHeading(node: HeadingNode, context: Context): Out {
  const level = node.depth;
  const { id, children: content } = identify(node, context);
  const { listed, isListed = true } = readData(node);
  context.sections.begin();
  const rawBefore = context.rawHtml.length;
  const children = context.build(content);
  const entry = listed ? context.build(listed) : children;
  const text = textOf(children).trim();
  const anchor = level === 1 || id === '' ? undefined : id;
  context.sections.end({ heading: text, anchor, level });
  const raw = context.rawHtml.slice(rawBefore);
  const inside = tocHtml(entry).trim();
  // The table of contents stands outside of the text, and raw HTML must not leave its entry there either.
  const html = raw.length > 0 ? keepInFrame(inside, { raw }).html : inside;
  if (isListed) context.toc.push({ level, id: anchor, html, text: listed ? textOf(entry).trim() : text });
  // A component of the site's own is given what Docusaurus gives it: the id of a title too, and no link, which is its own to draw.
  const isOwn = context.overridden.has(`h${level}`);
  if (anchor === undefined) {
    const plain = context.element(`h${level}`, isOwn && id !== '' ? { id } : {}, children);
    return node === context.headerTitle ? element('header', {}, [plain]) : plain;
  }
  if (isOwn) return context.element(`h${level}`, { id: anchor }, children);
  const label = context.options.labels.directLink.replace('{heading}', () => text);
  const link = element(
    'a',
    { class: 'hash-link', href: `#${anchor}`, 'aria-label': label, title: label, translate: 'no' },
    ['\u200b'],
  );
  return context.element(`h${level}`, { id: anchor }, [...children, link]);
}

/** What a plugin that reads pages may say of a heading. */
interface HeadingData {
  /** Its id; empty for a heading that has none. */
  id?: string;
  /** Its words in the table of contents, where they are others. */
  listed?: readonly MdastNode[];
  isListed?: boolean;
}

function readData(node: HeadingNode): HeadingData {
  return (node.data ?? {}) as HeadingData;
}

const TEXT_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;
const ONE_COMMENT = /^\s*(?:\/\*((?:(?!\*\/)[\s\S])*)\*\/|<!--([\s\S]*)-->)\s*$/;

/** An id that the author wrote at the end of the heading, else one made from its words. */
function identify(node: HeadingNode, context: Context): { id: string; children: readonly MdastNode[] } {
  const given = readData(node).id;
  if (given !== undefined) return { id: given, children: node.children };
  const children: MdastNode[] = [...node.children];
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression' || last?.type === 'html') {
    const comment = ONE_COMMENT.exec(last.value);
    const word = (comment?.[1] ?? comment?.[2] ?? '').trim().split(' ')[0] ?? '';
    if (word.length > 1 && word.startsWith('#')) {
      children.pop();
      const before = children.at(-1);
      if (before?.type === 'text') children[children.length - 1] = { ...before, value: before.value.trimEnd() };
      return { id: word.slice(1), children };
    }
  }
  const words = slugText(children);
  const typed = words.endsWith('}') ? TEXT_ID.exec(words)?.[1] : undefined;
  if (typed === undefined) return { id: context.slugger.slug(words, context.options.maintainCase), children };
  if (last?.type === 'text') {
    children.pop();
    const rest = last.value.replace(TEXT_ID, '');
    if (rest !== '') children.push({ ...last, value: rest });
  }
  return { id: typed.trim(), children };
}

/** The words an id is made of: source of expressions and alt of images count, tags of raw HTML do not. */
function slugText(children: readonly MdastNode[]): string {
  const words = children.filter((child) => child.type !== 'html');
  return (words.length > 0 ? words : children).map(sourceText).join('');
}

function sourceText(node: MdastNode): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  // A name that starts with a digit (`10:30`) is no directive in Markdown, but this parser makes it one.
  if (node.type === 'textDirective' && /^\d/.test(node.name)) return `:${node.name}`;
  return 'children' in node ? node.children.map(sourceText).join('') : '';
}

/** The inside of a heading for the table of contents: no links, no images, no attributes but classes. */
function tocHtml(nodes: readonly Out[]): string {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += escapeText(node);
    else if (node.kind === 'raw') html += node.html;
    else if (node.kind === 'expression') html += escapeText(node.code);
    else if (node.kind === 'component' || node.tag === 'a') html += tocHtml(node.children);
    else if (node.tag === 'img') html += escapeText(String(node.attributes.alt ?? ''));
    else if (node.tag !== 'br' && !isFootnoteMark(node)) {
      const name = node.attributes.class === undefined ? '' : ` class="${escapeText(String(node.attributes.class))}"`;
      html += `<${node.tag}${name}>${node.html ?? tocHtml(node.children)}</${node.tag}>`;
    }
  }
  return html;
}
