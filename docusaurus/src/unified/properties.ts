import { find, html } from 'property-information';
import type { HtmlAttributes, Properties } from './nodes.ts';

/** Properties of hast as HTML attributes. */
export function toAttributes(properties: Properties = {}): HtmlAttributes {
  const attributes: HtmlAttributes = {};
  for (const [name, value] of Object.entries(properties)) {
    const printed = printValue(value);
    if (printed !== undefined) attributes[find(html, name).attribute] = printed;
  }
  return attributes;
}

/** Properties of hast as the attributes of a JSX element. */
export function toJsxAttributes(properties: Properties = {}): { type: string; name: string; value: unknown }[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const printed = printValue(value);
    if (printed === undefined) return [];
    const known = find(html, name);
    const jsxName = known.space ? known.property : known.attribute;
    return [{ type: 'mdxJsxAttribute', name: jsxName, value: printed === true ? null : printed }];
  });
}

function printValue(value: unknown): string | true | undefined {
  if (value === null || value === undefined || value === false || Number.isNaN(value)) return undefined;
  if (value === true) return true;
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? undefined : String(value as string | number);
}
