import { Children, Fragment, isValidElement, type ReactNode, useContext } from 'react';
import type { HeadTag } from '../../shared/model.ts';
import { type HeadCollector, PageContext } from '../../client/page-context.ts';

/** React's attribute names that are not simply the HTML name in another case. */
const ATTRIBUTES: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
};

/** Adds its children to the head of the document. Does nothing in an island: the head is rendered on the server. */
export function Head({ children }: { children?: ReactNode }) {
  const head = useContext(PageContext)?.head;
  if (head) head.tags.push(collectHead(children, head));
  return null;
}

/** Stores title and attributes in `head`, and returns the other tags. */
function collectHead(children: ReactNode, head: HeadCollector): HeadTag[] {
  const tags: HeadTag[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Record<string, unknown>>(child)) continue;
    if (child.type === Fragment) tags.push(...collectHead(child.props['children'] as ReactNode, head));
    if (typeof child.type !== 'string') continue;
    const attributes = toAttributes(child.props);
    if (child.type === 'title') head.title = textOf(child.props['children']);
    else if (child.type === 'html') Object.assign(head.htmlAttributes, strings(attributes));
    else if (child.type === 'body') Object.assign(head.bodyAttributes, strings(attributes));
    else tags.push(toTag(child.type, attributes, child.props));
  }
  return tags;
}

function toTag(tagName: string, attributes: HeadTag['attributes'], props: Record<string, unknown>): HeadTag {
  const raw = props['dangerouslySetInnerHTML'] as { __html?: string } | undefined;
  const innerHTML = raw?.__html ?? (textOf(props['children']) || undefined);
  return innerHTML === undefined ? { tagName, attributes } : { tagName, attributes, innerHTML };
}

function toAttributes(props: Record<string, unknown>): HeadTag['attributes'] {
  const attributes: HeadTag['attributes'] = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
    if (typeof value === 'string' || typeof value === 'boolean')
      attributes[ATTRIBUTES[name] ?? name.toLowerCase()] = value;
    else if (typeof value === 'number') attributes[ATTRIBUTES[name] ?? name.toLowerCase()] = String(value);
  }
  return attributes;
}

function strings(attributes: HeadTag['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : value]],
    ),
  );
}

function textOf(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}
