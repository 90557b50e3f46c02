import type { HeadTag } from 'yaprak';
import type { HtmlTag, HtmlTagObject } from './types.ts';

const VOID = new Set(['area', 'base', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const OPEN = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Tags as the engine has them. Plugins give objects, or HTML. */
export function toTags(given: HtmlTag | undefined): HeadTag[] {
  if (given === undefined) return [];
  const list = (Array.isArray(given) ? given : [given]) as readonly (string | HtmlTagObject)[];
  return list.flatMap((tag) => (typeof tag === 'string' ? parseTags(tag) : [toTag(tag)]));
}

function toTag({ tagName, attributes = {}, innerHTML }: HtmlTagObject): HeadTag {
  const given = Object.entries(attributes).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  return {
    tagName,
    attributes: Object.fromEntries(given.map(([name, value]) => [name, value === true ? true : String(value)])),
    ...(innerHTML === undefined ? {} : { innerHTML }),
  };
}

/** The outermost elements of a piece of HTML. Text and comments between them are left out. */
export function parseTags(html: string): HeadTag[] {
  const tags: HeadTag[] = [];
  let end = 0;
  for (const found of html.matchAll(OPEN)) {
    if (found.index < end) continue;
    const tagName = (found[1] ?? '').toLowerCase();
    const start = found.index + found[0].length;
    const attributes = parseAttributes(found[2] ?? '');
    if (VOID.has(tagName)) {
      tags.push({ tagName, attributes });
      end = start;
      continue;
    }
    const close = findClose(html, { tagName, start });
    tags.push({ tagName, attributes, innerHTML: html.slice(start, close) });
    end = close + tagName.length + 3;
  }
  return tags;
}

/** Where the content of an element ends: an element of the same name may stand inside it. */
function findClose(html: string, { tagName, start }: { tagName: string; start: number }): number {
  const tag = new RegExp(`<(/?)${tagName}\\b[^>]*>`, 'gi');
  tag.lastIndex = start;
  // Nothing stands inside a script.
  const mayNest = tagName !== 'script' && tagName !== 'style';
  for (let depth = 1, found = tag.exec(html); found; found = tag.exec(html)) {
    if (found[1] === '' && !mayNest) continue;
    depth += found[1] === '' ? 1 : -1;
    if (depth === 0) return found.index;
  }
  return html.length;
}

export function parseAttributes(text: string): Record<string, string | boolean> {
  const attributes: Record<string, string | boolean> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[name] = decode(double ?? single ?? bare) ?? true;
  return attributes;
}

function decode(value: string | undefined): string | undefined {
  return value?.replace(/&(quot|amp|lt|gt|#39|#x27);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'", '#x27': "'" };
