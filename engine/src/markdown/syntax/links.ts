import type { MdastNode } from 'satteri';
import { isExternal, isOutside, runsCode } from '../../shared/url.ts';
import type { Context } from '../context.ts';
import type { Attributes, Out } from '../output/tree.ts';
import type { MarkdownSyntax, NodeOf } from '../syntax.ts';

export const links: MarkdownSyntax = {
  name: 'links',
  nodes: { link: buildLink, linkReference: buildLinkReference, image: buildImage, imageReference: buildImageReference },
};

function buildLink(node: NodeOf<'link'>, context: Context): Out {
  return anchor(node, { url: node.url, title: node.title }, context);
}

function buildLinkReference(node: NodeOf<'linkReference'>, context: Context): Out | Out[] {
  const definition = context.definitions.get(node.identifier);
  return definition ? anchor(node, definition, context) : context.build(node.children);
}

function anchor(
  node: NodeOf<'link' | 'linkReference'>,
  target: { url: string; title?: string | null },
  context: Context,
): Out {
  const url = checkSafe(target.url, { node, context }).replace(STRAY_PERCENT, '%25');
  const attributes: Attributes = {};
  if (!needsRoute(url)) {
    attributes.href = encodeOutside(url);
    if (/^(?:https?:|\/\/)/i.test(url)) {
      attributes.target = '_blank';
      attributes.rel = 'noopener noreferrer';
    }
  } else attributes.href = context.placeholder('link', url, node);
  attributes.title = target.title || undefined;
  return context.element('a', attributes, context.build(node.children));
}

/** Files, absolute paths, `@site/…` and `pathname://…` are settled by the route table; the rest is complete as it is. */
function needsRoute(url: string): boolean {
  if (url === '' || url.startsWith('#')) return false;
  return isOutside(url) || !isExternal(url);
}

function buildImage(node: NodeOf<'image'>, context: Context): Out {
  const url = checkSafe(node.url, { node, context });
  const src = needsRoute(url) ? context.placeholder('image', url, node) : encodeOutside(url);
  return image(src, node, context);
}

/** Docusaurus leaves the address of a reference-style image as typed, and so do we. */
function buildImageReference(node: NodeOf<'imageReference'>, context: Context): Out {
  const definition = context.definitions.get(node.identifier);
  if (!definition) return node.alt ?? '';
  const url = checkSafe(definition.url, { node, context });
  return image(encodeOutside(url), { alt: node.alt, title: definition.title }, context);
}

function image(src: string, node: { alt?: string | null; title?: string | null }, context: Context): Out {
  if (node.alt) context.sections.write(node.alt);
  return context.element(
    'img',
    { loading: 'lazy', decoding: 'async', src, alt: node.alt ?? '', title: node.title || undefined },
    [],
  );
}

/** An address that would run code of its own in the reader's browser becomes `#`. */
function checkSafe(url: string, { node, context }: { node: MdastNode; context: Context }): string {
  if (context.options.allowUnsafeLinks || !runsCode(url)) return url;
  context.warn(node, {
    code: 'unsafe-link',
    message: `A link or image of ${context.file} has an address that runs code: ${url.trim().slice(0, 40)}. It leads nowhere now.`,
    hint: 'Link to a page, or set `markdown.allowUnsafeLinks: true` if the site needs such links.',
  });
  return '#';
}

/** A percent sign that begins no escape is the sign itself. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;
const UNSAFE = /[^\x21-\x7e]|["<>\\^`{|}]/;

/** Percent-encode what a url may not hold, leaving escapes that are there. */
function encodeOutside(url: string): string {
  if (!UNSAFE.test(url) || url.startsWith('#')) return url;
  try {
    return encodeURI(url).replace(/%25([0-9a-f]{2})/gi, '%$1');
  } catch {
    return url;
  }
}
