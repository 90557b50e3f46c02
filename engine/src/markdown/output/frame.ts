import type { DefaultTreeAdapterTypes } from 'parse5';
import type { MdastNode } from 'satteri';
import { escapeText } from '../../shared/html.ts';
import { loadHtmlParser } from '../lazy.ts';

/** What stands around the text of a page, with a sample of everything that an unclosed element in the text could swallow or change. */
const BEFORE = '<!doctype html><html><head></head><body><main><article><div>';
const AFTER = '</div><hr></article></main><footer>text<form></form></footer></body></html>';
const WAY_IN = ['html', 'body', 'main', 'article', 'div'];

/**
 * Keeps the text of a page inside its element, whatever raw HTML it holds. HTML without errors stays as it is, byte for byte. Other HTML
 * becomes what a browser would make of it in an element of its own.
 */
export function keepInFrame(html: string, { raw }: { raw: readonly MdastNode[] }): { html: string; fault?: MdastNode } {
  const fault = findUnbalanced(raw) ?? (isInFrame(html) ? undefined : raw[0]);
  if (!fault) return { html };
  const { parseFragment, serialize } = loadHtmlParser();
  const fragment = parseFragment(escapePlaintext(html));
  dropOddAttributes(fragment);
  const repaired = serialize(fragment);
  return { html: isInFrame(repaired) ? repaired : escapeText(html), fault };
}

/** A tag that is cut, as in `<img al<b>`, has attributes whose names no tag can have. */
export function isAttributeName(name: string): boolean {
  return /^[^\s"'<>/=]+$/.test(name);
}

function dropOddAttributes(parent: ParentNode): void {
  for (const node of parent.childNodes) {
    if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => isAttributeName(name));
    if ('childNodes' in node) dropOddAttributes('content' in node ? node.content : node);
  }
}

/** Nothing can end the element `plaintext`, so it is shown as text. */
export function escapePlaintext(html: string): string {
  return html.replace(/<(?=plaintext)/gi, '&lt;');
}

/** Whether the page around the HTML is the same with it and without it, and the HTML has no errors. */
function isInFrame(html: string): boolean {
  const { parse, serialize } = loadHtmlParser();
  let errors = 0;
  const printFrame = (text: string): string => {
    const page = parse(BEFORE + text + AFTER, { onParseError: () => errors++ });
    const element = findElement(page);
    if (element) element.childNodes = [];
    return serialize(page);
  };
  return printFrame(html) === printFrame('') && errors === 0;
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** The element of the text. */
function findElement(page: ParentNode): ParentNode | undefined {
  let node: ParentNode | undefined = page;
  for (const name of WAY_IN)
    node = node?.childNodes.find(
      (child): child is DefaultTreeAdapterTypes.Element => child.nodeName === name && 'childNodes' in child,
    );
  return node;
}

const TAG =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([A-Za-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Elements that have no end tag, or that HTML itself closes where needed. */
const NEEDS_NO_END = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option colgroup rp rt'.split(
    ' ',
  ),
);

/** The node whose tag is never closed, or closes what is not open: the parser repairs such HTML without a word. */
function findUnbalanced(nodes: readonly MdastNode[]): MdastNode | undefined {
  const open: { name: string; node: MdastNode }[] = [];
  for (const node of nodes) {
    for (const [tag, , slash, written] of ('value' in node ? node.value : '').matchAll(TAG)) {
      const name = written?.toLowerCase();
      if (name === undefined || tag.endsWith('/>') || NEEDS_NO_END.has(name)) continue;
      const at = open.findLastIndex((each) => each.name === name);
      if (slash !== '/') open.push({ name, node });
      else if (at < 0) return node;
      else if (at < open.length - 1) return open.at(-1)?.node;
      else open.pop();
    }
  }
  return open[0]?.node;
}
