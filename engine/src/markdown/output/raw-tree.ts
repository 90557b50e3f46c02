import type { HastNode } from 'satteri';
import { escapePlaintext, isAttributeName } from './frame.ts';
import { renderHtml, SLOT_TAG, type Slotted } from './html.ts';
import { loadParser } from '../lazy.ts';
import { element, sealed, type Out } from './tree.ts';

/**
 * Make elements of the raw HTML in a CommonMark page, which may open in one block and close in another. Needed where a part of the page is
 * a component call: one that a syntax makes, or an element that the site gives its own component. A tag typed by hand counts like one made
 * from Markdown. Component calls and ready HTML pass through the parser as slots, so they come out as they went in.
 */
export function parseRawTree(tree: readonly Out[], options: { overridden: ReadonlySet<string> }): Out[] {
  const slots: Slotted[] = [];
  const html = escapePlaintext(renderHtml(tree, slots));
  const root = loadParser().htmlToHast(html, { fragment: true });
  return 'children' in root ? root.children.flatMap((node) => convert(node, { ...options, slots })) : [];
}

/** Their inside is not HTML, so it must not be escaped. */
const RAW_TEXT = /^(?:script|style)$/;

function convert(node: HastNode, options: { overridden: ReadonlySet<string>; slots: readonly Slotted[] }): Out[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const attributes = attributesOf(node.properties);
  if (RAW_TEXT.test(node.tagName))
    return [
      sealed(node.tagName, attributes, node.children.map((child) => ('value' in child ? child.value : '')).join('')),
    ];
  const children = node.children.flatMap((child) => convert(child, options));
  const slotted = node.tagName === SLOT_TAG ? options.slots[Number(attributes['n'])] : undefined;
  if (slotted) return [slotted.kind === 'component' ? { ...slotted, children } : slotted];
  const made = element(node.tagName, attributes, children);
  if (options.overridden.has(node.tagName)) {
    made.overridden = true;
    made.dynamic = true;
  }
  return [made];
}

type Properties = Extract<HastNode, { type: 'element' }>['properties'];

function attributesOf(properties: Properties): Record<string, string | true | undefined> {
  const attributes: Record<string, string | true | undefined> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false || !isAttributeName(name)) continue;
    attributes[attributeName(name)] = value === true ? true : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return attributes;
}

function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'htmlFor') return 'for';
  if (/^(?:aria|data)[A-Z]/.test(property))
    return property
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/^aria-(.*)/, (_all, rest: string) => `aria-${rest.replaceAll('-', '')}`);
  return property === 'viewBox' ? property : property.toLowerCase();
}
