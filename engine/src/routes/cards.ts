import { listTitles } from '../shared/list-titles.ts';
import type { Card, DocsVersion, SidebarCategory, SidebarItem, SidebarLink } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';
import type { SidebarIndex } from './sidebar-index.ts';

export interface CardsOptions {
  index: SidebarIndex;
  /** What a doc or a category page says of itself, by the key of its url. */
  findPage: (key: string) => CardPage | undefined;
  /** Cards of categories have the cards inside them. */
  isNested?: boolean | undefined;
}

export interface CardPage {
  description?: string;
  /** Has nothing but cards. */
  isGenerated: boolean;
}

/** What the pages of a version say of themselves. */
export function listCardPages({ docs, categories }: DocsVersion): Map<string, CardPage> {
  const pages = new Map<string, CardPage>();
  for (const { permalink, description } of categories) pages.set(urlKey(permalink), { description, isGenerated: true });
  for (const { permalink, description } of docs) pages.set(urlKey(permalink), { description, isGenerated: false });
  return pages;
}

/** Builds the cards of sidebar items. An item without a listed page has no card. */
export function buildCards(items: readonly SidebarItem[], options: CardsOptions): Card[] {
  return listShown(items, options).map((item) =>
    item.type === 'link' ? buildLinkCard(item, options) : buildCategoryCard(item, options),
  );
}

function listShown(items: readonly SidebarItem[], { index }: CardsOptions): (SidebarLink | SidebarCategory)[] {
  return items.filter(
    (item) => (item.type === 'link' && !item.unlisted) || (item.type === 'category' && index.firstLinks.has(item)),
  ) as (SidebarLink | SidebarCategory)[];
}

function buildLinkCard(item: SidebarLink, { findPage }: CardsOptions): Card {
  const { label, lang, href, docId, className, customProps } = item;
  const description = item.description ?? (docId === undefined ? undefined : findPage(urlKey(href))?.description);
  return { type: 'link', label, lang, href, description: description || undefined, docId, className, customProps };
}

function buildCategoryCard(item: SidebarCategory, options: CardsOptions): Card {
  const { label, lang, className, customProps } = item;
  const href = options.index.firstLinks.get(item) ?? '';
  const page = href === item.href ? options.findPage(urlKey(href)) : undefined;
  const description = item.description ?? page?.description;
  const shown = listShown(item.items, options);
  const [only] = shown;
  if (only && shown.length === 1 && (page?.isGenerated ?? true)) {
    // Its page would have one card.
    const [card] = buildCards([only], options);
    const own = { label, lang, description: description || card?.description, className, customProps };
    if (card && options.isNested) return { type: 'category', href, ...own, count: item.items.length, items: [card] };
    if (card) return { ...card, ...own };
  }
  return {
    type: 'category',
    label,
    lang,
    href,
    description: description || listTitles(shown.map((inside) => inside.label)),
    count: item.items.length,
    ...(options.isNested && { items: buildCards(shown, options) }),
    className,
    customProps,
  };
}

/** Builds the cards of the category at the end of a trail (see findTrail); undefined when it ends with another item. */
export function buildCategoryCards(trail: readonly SidebarItem[], options: CardsOptions): Card[] | undefined {
  const item = trail.at(-1);
  return item?.type === 'category' ? buildCards(item.items, options) : undefined;
}

/** Builds the cards of a page's own level, with its own card; of the first level when the page is in no level. */
export function buildSiblingCards(url: string, options: CardsOptions): Card[] {
  const { places, items } = options.index;
  return buildCards(places.get(urlKey(url))?.level ?? items, options);
}
