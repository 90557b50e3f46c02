import { escapeAttribute, escapeText } from '../shared/escape.ts';
import type { ClientAssets, HeadTag, PageLanguage, PageView } from '../shared/model.ts';
import { renderBaseUrlBanner } from './base-url-banner.ts';
import { decodePath, encodePath, isExternal } from '../shared/url.ts';

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
  /** File with the language of the page, for islands; absent where what is bundled is right. */
  languageUrl?: string | undefined;
}

const VOID = new Set(['meta', 'link', 'base']);
/** Metas that may come more than once. */
const MANY = new Set(['article:author', 'article:tag', 'og:locale:alternate', 'google-site-verification']);

export function renderDocument(input: DocumentInput): string {
  const { view, assets, head } = input;
  const { site } = view;
  const title = head.title ?? view.documentTitle;
  const htmlAttributes: Record<string, string | boolean> = {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    'data-theme': site.colorMode.defaultMode,
    ...(input.languageUrl === undefined ? {} : { 'data-language': input.languageUrl }),
    ...head.htmlAttributes,
  };
  const fixed: string[] = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="generator" content="Yaprak">',
    `<title>${escapeText(title)}</title>`,
  ];
  const later: string[] = [`<script>${input.inlineScript}</script>`];
  for (const href of assets.styles) later.push(`<link rel="stylesheet" href="${escapeAttribute(href)}">`);
  for (const src of assets.scripts) later.push(`<script type="module" src="${escapeAttribute(src)}"></script>`);
  if (assets.devHead) later.push(assets.devHead);
  const { first, rest } = mergeTags([view.headTags, pageTags(input, title), head.tags]);
  return `<!doctype html><html${attributes(htmlAttributes)}><head>${[...fixed, ...first, ...later, ...rest].join('')}</head><body${attributes(head.bodyAttributes)}>${renderBaseUrlBanner(view)}${input.body}</body></html>`;
}

/** What the page itself says. */
function pageTags({ view, head }: DocumentInput, title: string): HeadTag[] {
  const description = head.description ?? view.description;
  const { site, canonical, image } = view;
  const tags = [property('og:title', title)];
  if (description) tags.push(named('description', description), property('og:description', description));
  if (view.keywords?.length) tags.push(named('keywords', view.keywords.join(',')));
  if (image)
    tags.push(
      property('og:image', isExternal(image) ? image : site.url.replace(/\/$/, '') + encodePath(decodePath(image))),
    );
  if (view.noIndex) tags.push(named('robots', 'noindex, nofollow'));
  tags.push(property('og:url', canonical), { tagName: 'link', attributes: { rel: 'canonical', href: canonical } });
  if (site.favicon)
    tags.push({
      tagName: 'link',
      attributes: { rel: 'icon', href: isExternal(site.favicon) ? site.favicon : encodePath(site.favicon) },
    });
  return [...tags, ...languageTags(view)];
}

/** Where the page is in the other languages. */
function languageTags({ languages = [], site }: PageView): HeadTag[] {
  if (site.locales.length < 2) return [];
  const alternate = (hreflang: string, { name, url }: PageLanguage): HeadTag => {
    const origin = site.locales.find((locale) => locale.name === name)?.url ?? site.url;
    return { tagName: 'link', attributes: { rel: 'alternate', hreflang, href: origin + encodePath(url) } };
  };
  const main = languages.find(({ name }) => name === site.defaultLocale);
  return [
    property('og:locale', toOpenGraph(site.locale.htmlLang)),
    ...languages
      .filter(({ name }) => name !== site.locale.name)
      .map(({ htmlLang }) => property('og:locale:alternate', toOpenGraph(htmlLang))),
    // A page that no other language has need not be told apart from others.
    ...(languages.length > 1 ? languages.map((language) => alternate(language.htmlLang, language)) : []),
    ...(languages.length > 1 && main ? [alternate('x-default', main)] : []),
  ];
}

function toOpenGraph(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

/**
 * One tag for each name: what the page says replaces what the config says for every page, and what a component of the page says replaces
 * both. `first` are those that have a name, `rest` all others in their order.
 */
function mergeTags(groups: readonly (readonly HeadTag[])[]): { first: Iterable<string>; rest: string[] } {
  const first = new Map<string, string>();
  const rest: string[] = [];
  for (const tag of groups.flat()) {
    const name = nameOf(tag);
    if (name === undefined) rest.push(renderTag(tag));
    else first.set(name, renderTag(tag));
  }
  return { first: first.values(), rest };
}

function nameOf({ tagName, attributes: given }: HeadTag): string | undefined {
  if (tagName === 'link') return given['rel'] === 'canonical' ? 'canonical' : undefined;
  const name = tagName === 'meta' ? (given['name'] ?? given['property']) : undefined;
  if (typeof name !== 'string' || MANY.has(name)) return undefined;
  // A theme colour may be given once for each colour scheme.
  return `${name} ${String(given['media'] ?? '')}`;
}

function named(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { property: name, content } };
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
