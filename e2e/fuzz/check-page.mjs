/** Checks a page: HTML without errors, in its frame, and nothing of the data in a place that runs. */
import { parse } from 'parse5';
import { MARKS } from './texts.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {{ what: string, detail: string }} Fault `what` is the same for all faults of one cause, as far as can be told */

/** What may stand in the elements that hold a page together. Nothing of a text may get there. */
const FRAME = {
  body: /^(?:a\.skip-link|div|header|footer|script|main)/,
  'div@main': /^(?:aside|main|section\.visually-hidden|section\.hero|div\.page$)/,
  main: /^(?:div\.page-body|div\.page-aside|div|article|header|nav|section|h1|p|ul|form|aside)/,
  'div.page-body':
    /^(?:button\.toc-button|nav\.breadcrumbs|article|nav\.pagination|header|footer|div|section|h1|p|ul|span|details|nav|y-island|main)/,
};
const REGIONS = ['announcement', 'navbar', 'main', 'footer'];
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'srcdoc']);
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/;

/**
 * @param {string} html
 * @returns {Fault[]}
 */
export function checkPage(html) {
  /** @type {Fault[]} */
  const faults = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      faults.push({ what: `html: ${code}`, detail: html.slice(Math.max(0, startOffset - 80), startOffset + 80) }),
  });
  const elements = [...walk(document)];
  for (const element of elements) faults.push(...checkElement(element));
  // A page that only leads on to another has no frame.
  if (html.includes('<meta http-equiv="refresh" content="0; url=') && html.length < 4000) return faults;
  for (const region of REGIONS) {
    const found = elements.filter((element) => attribute(element, 'data-region') === region);
    if (found.length !== 1 || found[0]?.parentNode?.nodeName !== 'body')
      faults.push({ what: `frame: ${region} is not once in the body`, detail: `${found.length} times` });
  }
  if (elements.filter((element) => element.tagName === 'main' && !isInText(element)).length !== 1)
    faults.push({ what: 'frame: not one main', detail: '' });
  for (const element of elements) faults.push(...checkChildren(element));
  return faults;
}

/**
 * A page around a text and its table of contents, as the theme has it.
 * @param {string} text @param {string} [toc]
 */
export function inFrame(text, toc = '') {
  return `<!doctype html><html><head><title>t</title></head><body><div data-region="announcement"></div><header data-region="navbar"></header><div data-region="main"><main><div class="page-body"><article><div class="markdown">${text}</div></article></div><div class="page-aside">${toc}</div></main></div><footer data-region="footer"></footer></body></html>`;
}

/** Mutations can make raw HTML around a part of a Markdown link. @param {Fault} fault @param {string} text */
export const isTypedByAuthor = ({ what, detail }, text) =>
  what.startsWith('script') && detail.includes('linkmark') && /<[a-z][^>]*linkmark|<script/i.test(text);

/** @param {Element} element @returns {Fault[]} */
function checkChildren(element) {
  const allowed =
    FRAME[/** @type {keyof typeof FRAME} */ (nameOf(element))] ?? FRAME[/** @type {'main'} */ (element.tagName)];
  if (!allowed || isInText(element)) return [];
  return element.childNodes.flatMap((child) => {
    if ('tagName' in child ? allowed.test(nameOf(child)) : 'value' in child ? child.value.trim() === '' : true)
      return [];
    const name = 'tagName' in child ? nameOf(child) : 'text';
    return [{ what: `frame: something else in ${nameOf(element)}`, detail: name }];
  });
}

/** Inside the text of a page an author may write the same elements. @param {Element} element */
function isInText(element) {
  for (let node = element.parentNode; node && 'tagName' in node; node = /** @type {Element} */ (node).parentNode)
    if (/\bmarkdown\b/.test(attribute(/** @type {Element} */ (node), 'class') ?? '')) return true;
  return false;
}

/** @param {Element} element @returns {Fault[]} */
function checkElement(element) {
  /** @type {Fault[]} */
  const faults = [];
  const marked = (/** @type {string} */ text) => MARKS.some((mark) => text.includes(mark));
  if (element.tagName === 'script' && RUNS.test(attribute(element, 'type') ?? '')) {
    const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if (marked(text)) faults.push({ what: 'script: data in a script', detail: text.slice(0, 200) });
  }
  for (const { name, value } of element.attrs) {
    if (name.startsWith('on') && marked(value))
      faults.push({ what: 'script: data in a handler', detail: `${name}=${value}` });
    // Browsers drop these before they look at the scheme.
    // oxlint-disable-next-line no-control-regex -- these are what it looks for
    const address = value.replace(/[\0- ]/g, '').toLowerCase();
    if (ADDRESSES.has(name) && /^(?:javascript:|vbscript:|data:text\/html)/.test(address) && marked(address))
      faults.push({ what: `script: data in the ${name} of ${element.tagName}`, detail: value });
  }
  return faults;
}

/** `tag@region`, `tag.class` or `tag`. @param {Element} element */
function nameOf(element) {
  const region = attribute(element, 'data-region');
  const own = attribute(element, 'class')?.split(' ')[0];
  return element.tagName + (region ? `@${region}` : own ? `.${own}` : '');
}

/** @param {Element} element @param {string} name */
function attribute(element, name) {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** @param {Node} node @returns {Generator<Element>} */
function* walk(node) {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
  if ('content' in node) yield* walk(node.content);
}
