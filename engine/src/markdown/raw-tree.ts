import type { HastNode } from 'satteri';
import { loadParser } from './lazy.ts';
import { element, type Out } from './out.ts';

/**
 * Parse HTML into elements, for a CommonMark page whose site gives elements its own components: a tag typed by hand counts like one made
 * from Markdown, also when it opens in one block and closes in another.
 */
export function parseRawTree(html: string, options: { overridden: ReadonlySet<string> }): Out[] {
  const root = loadParser().htmlToHast(html, { fragment: true });
  return 'children' in root ? root.children.flatMap((node) => convert(node, options)) : [];
}

function convert(node: HastNode, options: { overridden: ReadonlySet<string> }): Out[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const made = element(
    node.tagName,
    attributesOf(node.properties),
    node.children.flatMap((child) => convert(child, options)),
  );
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
    if (value === null || value === undefined || value === false) continue;
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
