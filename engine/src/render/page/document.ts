import { escapeAttribute, escapeText } from '../../shared/html.ts';
import type { BodyTags, ClientAssets, HeadTag, PageData, PageLanguage, PageView } from '../../shared/model.ts';
import { findExtraStyles } from './extra-styles.ts';
import { renderBaseUrlBanner } from './inline-scripts.ts';
import { decodePath, encodePath, isExternal } from '../../shared/url.ts';

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
    tags: HeadTag[][];
  };
  bodyTags?: BodyTags | undefined;
  /** Inline script that runs before first paint. Its hash is in the Content-Security-Policy. */
  inlineScript: string;
  /** File with the language of the page, for islands; absent where what is bundled is right. */
  languageUrl?: string | undefined;
  /** See Look. */
  classNames?: Readonly<Record<string, string>> | undefined;
}

const PICTURE = 'og:image';
const VOID = new Set(['meta', 'link', 'base', 'img', 'input', 'br', 'hr']);
/** Tags of every page, unless they are replaced. The character set must be what a browser reads first. */
const DEFAULTS: readonly HeadTag[] = [
  { tagName: 'meta', attributes: { charset: 'utf-8' } },
  named('viewport', 'width=device-width, initial-scale=1'),
  named('generator', 'Yaprak'),
  named('twitter:card', 'summary_large_image'),
];

export function renderDocument(input: DocumentInput): string {
  const { view, assets, head } = input;
  const { site } = view;
  const title = head.title ?? view.documentTitle;
  const siteAttributes = input.bodyTags?.attributes ?? {};
  const htmlAttributes: Record<string, string | boolean> = {
    lang: site.locale.htmlLang,
    dir: site.locale.direction,
    'data-theme': site.colorMode.defaultMode,
    ...(input.languageUrl === undefined ? {} : { 'data-language': input.languageUrl }),
    ...(site.fonts ? {} : { 'data-fonts': 'system' }),
    ...siteAttributes.html,
    ...head.htmlAttributes,
  };
  const bodyAttributes = { ...siteAttributes.body, ...head.bodyAttributes };
  const bodyClass = joinClasses(siteAttributes.body, head.bodyAttributes);
  if (bodyClass !== '') bodyAttributes['class'] = bodyClass;
  const ofKind = { class: pageClasses(view.page, input.classNames) ?? '' };
  const pageClass = joinClasses(ofKind, siteAttributes.html, head.htmlAttributes);
  // Named twice, since scripts add classes of their own: navigation takes away those of the last page.
  if (pageClass !== '') Object.assign(htmlAttributes, { class: pageClass, 'data-page-class': pageClass });
  const later: string[] = [`<title>${escapeText(title)}</title>`, `<script>${input.inlineScript}</script>`];
  for (const href of assets.styles) later.push(`<link rel="stylesheet" href="${escapeAttribute(href)}">`);
  const around = attributes(htmlAttributes) + attributes(bodyAttributes);
  for (const href of findExtraStyles(around + input.body, assets))
    later.push(`<link rel="stylesheet" href="${escapeAttribute(href)}" data-extra>`);
  // React Refresh must be there before a module with a component is.
  if (assets.devHead) later.push(assets.devHead);
  for (const src of assets.scripts) later.push(`<script type="module" src="${escapeAttribute(src)}"></script>`);
  const { first, rest } = mergeTags([DEFAULTS, view.headTags, pageTags(input, title), ...head.tags]);
  return `<!doctype html><html${attributes(htmlAttributes)}><head>${[...first, ...later, ...rest].join('')}</head><body${attributes(bodyAttributes)}>${renderTags(input.bodyTags?.start)}${renderBaseUrlBanner(view)}${input.body}${renderTags(input.bodyTags?.end)}</body></html>`;
}

function joinClasses(...given: (Readonly<Record<string, string | boolean>> | undefined)[]): string {
  return given.flatMap((each) => each?.['class'] || []).join(' ');
}

/** The classes that a look has for this kind of page. */
function pageClasses(page: PageData, classNames: DocumentInput['classNames']): string | undefined {
  const place = 'version' in page ? page.version : 'blog' in page ? page.blog : undefined;
  const values: Record<string, string | undefined> = {
    instance: place?.instance ?? 'default',
    version: 'version' in page ? page.version.name : undefined,
    id: page.kind === 'doc' ? page.doc.id : undefined,
  };
  return classNames?.[`page-${page.kind}`]?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Tags of the page itself. */
function pageTags({ view, head }: DocumentInput, title: string): HeadTag[] {
  const description = head.description ?? view.description;
  const { site, canonical, image } = view;
  const tags = [property('og:title', title)];
  if (description) tags.push(named('description', description), property('og:description', description));
  if (view.keywords?.length) tags.push(named('keywords', view.keywords.join(',')));
  if (image) {
    const address = isExternal(image) ? image : site.url.replace(/\/$/, '') + encodePath(decodePath(image));
    tags.push(property('og:image', address), named('twitter:image', address));
  }
  if (view.noIndex) tags.push(named('robots', 'noindex, nofollow'));
  tags.push(property('og:url', canonical), { tagName: 'link', attributes: { rel: 'canonical', href: canonical } });
  if (site.favicon)
    tags.push({
      tagName: 'link',
      attributes: { rel: 'icon', href: isExternal(site.favicon) ? site.favicon : encodePath(site.favicon) },
    });
  return [...tags, ...postTags(view), ...languageTags(view)];
}

/** Further tags of a blog post. Docusaurus writes all authors and all tags into one text each. */
function postTags({ page }: PageView): HeadTag[] {
  if (page.kind !== 'blogPost') return [];
  const { date, authors, tags } = page.post;
  const addresses = authors.flatMap(({ url }) => url || []);
  return [
    property('og:type', 'article'),
    property('article:published_time', date),
    ...(addresses.length > 0 ? [property('article:author', addresses.join(','))] : []),
    ...(tags.length > 0 ? [property('article:tag', tags.map(({ label }) => label).join(','))] : []),
  ];
}

/** Where the page is in the other languages. */
function languageTags({ languages: known, site, url }: PageView): HeadTag[] {
  const { name: own, htmlLang: ownLang } = site.locale;
  const isAlone = site.locales.length < 2;
  // On a site of one language a page is its own and only alternate, as in Docusaurus.
  const languages = known ?? (isAlone ? [{ name: own, htmlLang: ownLang, url }] : []);
  const alternate = (hreflang: string, { name, url }: PageLanguage): HeadTag => {
    const origin = site.locales.find((locale) => locale.name === name)?.url ?? site.url;
    return { tagName: 'link', attributes: { rel: 'alternate', hreflang, href: origin + encodePath(url) } };
  };
  const main = languages.find(({ name }) => name === site.defaultLocale);
  const hasAlternates = isAlone || languages.length > 1;
  return [
    property('og:locale', toOpenGraph(site.locale.htmlLang)),
    ...languages
      .filter(({ name }) => name !== site.locale.name)
      .map(({ htmlLang }) => property('og:locale:alternate', toOpenGraph(htmlLang))),
    // A page that the other languages lack needs no alternates.
    ...(hasAlternates ? languages.map((language) => alternate(language.htmlLang, language)) : []),
    ...(hasAlternates && main ? [alternate('x-default', main)] : []),
  ];
}

function toOpenGraph(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

/**
 * A later group replaces tags of the same name in earlier ones: the page replaces the config, a `Head` of the page both, as in Docusaurus.
 * A name twice in one group means both. What a group says of its picture (`og:image:width`) goes with the picture. `first` are the tags
 * with a name, `rest` all others, each once, in their order.
 */
function mergeTags(groups: readonly (readonly HeadTag[])[]): { first: Iterable<string>; rest: Iterable<string> } {
  const first = new Map<string, string>();
  const rest = new Set<string>();
  let ofPicture: string[] = [];
  for (const group of groups) {
    const inGroup = new Map<string, string>();
    for (const tag of group) {
      const name = nameOf(tag);
      if (name === undefined) rest.add(renderTag(tag));
      else inGroup.set(name, (inGroup.get(name) ?? '') + renderTag(tag));
    }
    if (inGroup.has(PICTURE)) {
      for (const name of ofPicture) first.delete(name);
      ofPicture = [...inGroup.keys()].filter((name) => name.startsWith(`${PICTURE}:`));
    }
    for (const [name, html] of inGroup) first.set(name, html);
  }
  return { first: first.values(), rest };
}

/** The tags of every page with those of one page, which replace tags of the same name. */
export function addPageTags(tags: readonly HeadTag[], added: readonly HeadTag[]): HeadTag[] {
  const names = new Set(added.flatMap((tag) => nameOf(tag) ?? []));
  return [...tags.filter((tag) => !names.has(nameOf(tag) ?? '')), ...added];
}

/** Whether tags name a picture for links to the page. */
export function hasPicture(tags: readonly HeadTag[]): boolean {
  return tags.some((tag) => nameOf(tag) === PICTURE);
}

function nameOf({ tagName, attributes: given }: HeadTag): string | undefined {
  if (tagName === 'link') return given['rel'] === 'canonical' ? 'canonical' : undefined;
  if (tagName !== 'meta') return undefined;
  const name = given['name'] ?? given['property'] ?? given['http-equiv'] ?? ('charset' in given && 'charset');
  return typeof name === 'string' ? name : undefined;
}

function named(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tagName: 'meta', attributes: { property: name, content } };
}

function renderTags(tags: readonly HeadTag[] = []): string {
  return tags.map(renderTag).join('');
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
