import type { HeadTag, PageView } from '../shared/model.ts';
import type { ClientAssets } from '../shared/model.ts';
import { encodePath } from '../shared/url.ts';

/** Everything around `<body>`'s content: plain string work, since nothing here is a component. */

export interface DocumentInput {
  view: PageView;
  body: string;
  assets: ClientAssets;
  /** What components added through `Head` and `Layout`. */
  head: {
    title?: string;
    description?: string;
    htmlAttributes: Record<string, string>;
    bodyAttributes: Record<string, string>;
    tags: HeadTag[];
  };
  /** Inline script that runs before first paint. Its hash stands in the Content-Security-Policy. */
  inlineScript: string;
}

const VOID = new Set(['meta', 'link', 'base']);

export function renderDocument(input: DocumentInput): string {
  const { view, assets, head } = input;
  const { site } = view;
  const title = head.title ?? view.documentTitle;
  const description = head.description ?? view.description;
  const htmlAttributes: Record<string, string | boolean> = {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    'data-theme': site.colorMode.defaultMode,
    ...head.htmlAttributes,
  };
  const own: string[] = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="generator" content="Yaprak">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:title" content="${escapeAttribute(title)}">`,
  ];
  if (description) {
    own.push(`<meta name="description" content="${escapeAttribute(description)}">`);
    own.push(`<meta property="og:description" content="${escapeAttribute(description)}">`);
  }
  if (view.keywords?.length) own.push(`<meta name="keywords" content="${escapeAttribute(view.keywords.join(','))}">`);
  if (view.image) own.push(`<meta property="og:image" content="${escapeAttribute(absolute(view.image, site.url))}">`);
  if (view.noIndex) own.push('<meta name="robots" content="noindex, nofollow">');
  own.push(`<meta property="og:url" content="${escapeAttribute(view.canonical)}">`);
  own.push(`<link rel="canonical" href="${escapeAttribute(view.canonical)}">`);
  if (site.favicon) own.push(`<link rel="icon" href="${escapeAttribute(encodePath(site.favicon))}">`);
  own.push(`<script>${input.inlineScript}</script>`);
  for (const href of assets.styles) own.push(`<link rel="stylesheet" href="${escapeAttribute(href)}">`);
  for (const src of assets.scripts) own.push(`<script type="module" src="${escapeAttribute(src)}"></script>`);
  if (assets.devHead) own.push(assets.devHead);
  const extra = [...view.headTags, ...head.tags].map(renderTag);
  return `<!doctype html><html${attributes(htmlAttributes)}><head>${own.join('')}${extra.join('')}</head><body${attributes(head.bodyAttributes)}>${input.body}</body></html>`;
}

function renderTag(tag: HeadTag): string {
  const open = `<${tag.tagName}${attributes(tag.attributes)}>`;
  return VOID.has(tag.tagName) ? open : `${open}${tag.innerHTML ?? ''}</${tag.tagName}>`;
}

function attributes(values: Record<string, string | boolean>): string {
  let out = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === true) out += ` ${name}`;
    else if (value !== false) out += ` ${name}="${escapeAttribute(value)}"`;
  }
  return out;
}

function absolute(href: string, origin: string): string {
  return /^[a-z]+:/i.test(href) ? href : origin.replace(/\/$/, '') + href;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replace(/"/g, '&quot;');
}
