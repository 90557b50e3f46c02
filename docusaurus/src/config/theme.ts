import { fieldsOf, isFields, listOf, type Fields, type MapContext } from './entries.ts';
import { SEARCH_SERVICES } from './search.ts';

/** Keys of themeConfig that are top-level keys of ours under the same name. */
const SAME_NAME = new Set(['announcementBar', 'colorMode', 'tableOfContents', 'metadata', 'image']);
/** Attributes that Docusaurus lets authors write among an item's own keys. */
const ATTRIBUTE =
  /^(?:data-.+|aria-(?!label$).+|id|title|lang|hrefLang|hreflang|role|download|referrerPolicy|referrerpolicy|tabIndex|tabindex|style)$/;

export interface MappedTheme {
  config: Fields;
  /** To be put into every docs section and every blog. */
  docs: Fields;
  blog: Fields;
  /** What only components of the site's own can make something of. */
  others: Fields;
}

/** Maps `themeConfig` to top-level keys. */
export function mapTheme(written: unknown, options: MapContext): MappedTheme {
  const { navbar, footer, prism, docs, blog, ...rest } = fieldsOf(written);
  const config: Fields = {};
  for (const [key, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    if (SAME_NAME.has(key)) config[key] = value;
    // What the engine does in place of a theme. All others may be of a plugin of the site.
    else if (key === 'mermaid') warnOfDiagrams(value, options);
    else if (!SEARCH_SERVICES.has(key) && !options.hasPlugins)
      options.warn(`\`themeConfig.${key}\` is not supported; only components of the site can read it.`);
  }
  if (isFields(navbar)) config['navbar'] = mapNavbar(navbar);
  if (isFields(footer)) config['footer'] = mapFooter(footer);
  if (isFields(prism)) {
    // Code is coloured by the site's own style sheet, so these two colour schemes have no use.
    const { theme: _theme, darkTheme: _darkTheme, ...settings } = prism;
    config['prism'] = settings;
  }
  return { config, docs: fieldsOf(docs), blog: fieldsOf(blog), others: withoutShown(rest) };
}

/** Settings of Mermaid change no diagram that is drawn while the site is built. */
function warnOfDiagrams(settings: unknown, { warn }: MapContext): void {
  if (isEmpty(settings)) return;
  warn(
    '`themeConfig.mermaid`: diagrams are drawn while the site is built, in the colours and fonts of the page; these settings do not change them.',
    'changed',
  );
}

/** Settings that set nothing, such as `{ options: {} }`. */
function isEmpty(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((inner) => inner === undefined || isEmpty(inner));
}

/** Components find these in what is shown of the config. */
function withoutShown({ announcementBar: _bar, colorMode: _mode, ...rest }: Fields): Fields {
  return rest;
}

function mapNavbar(navbar: Fields): Fields {
  if (!Array.isArray(navbar['items'])) return navbar;
  return { ...navbar, items: listOf(navbar['items']).map((item) => mapExact(foldAttributes(item))) };
}

/** `exact`, of the router's links: the item is active on its own page alone, and not on those below it. */
function mapExact(item: unknown): unknown {
  if (!isFields(item) || String(item['type']).startsWith('custom-')) return item;
  const { exact, items, ...rest } = item;
  const { to } = rest;
  const isOwn = exact === true && typeof to === 'string' && /[^/]/.test(to);
  if (isOwn && !('activeBasePath' in rest))
    rest['activeBaseRegex'] ??= `/${escapeRegExp(to.replace(/^\/|\/$/g, ''))}/?$`;
  return items === undefined ? rest : { ...rest, items: Array.isArray(items) ? items.map(mapExact) : items };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function mapFooter(footer: Fields): Fields {
  if (!Array.isArray(footer['links'])) return footer;
  return { ...footer, links: listOf(footer['links']).map(withItems).map(mapFooterItem) };
}

/** A column that is a title alone: Docusaurus takes it for one without links. */
function withItems(entry: unknown): unknown {
  const isBare =
    isFields(entry) && 'title' in entry && !['items', 'to', 'href', 'html', 'label'].some((key) => key in entry);
  return isBare ? { ...entry, items: [] } : entry;
}

const FOOTER_FIELDS = new Set(
  'label html to href prependBaseUrlToHref className target rel aria-label attributes items title'.split(' '),
);

/** Docusaurus gives every other field of a footer's link to its element. */
function mapFooterItem(item: unknown): unknown {
  const folded = foldAttributes(item);
  if (!isFields(folded)) return folded;
  const { items, attributes, ...rest } = folded;
  const known = Object.entries(rest).filter(([key]) => FOOTER_FIELDS.has(key));
  const others = Object.entries(rest).filter(([key]) => !FOOTER_FIELDS.has(key));
  const all = {
    ...fieldsOf(attributes),
    ...Object.fromEntries(others.map(([key, value]) => [key, toAttribute(value)])),
  };
  return {
    ...Object.fromEntries(known),
    ...(items === undefined ? {} : { items: Array.isArray(items) ? items.map(mapFooterItem) : items }),
    ...(Object.keys(all).length > 0 ? { attributes: all } : {}),
  };
}

/** Loose HTML attributes of an item and of the items inside it go into `attributes`. What a component of the site's own draws gets its fields as they are. */
function foldAttributes(item: unknown): unknown {
  if (!isFields(item) || String(item['type']).startsWith('custom-')) return item;
  const folded: Fields = {};
  const attributes: Fields = {};
  for (const [key, value] of Object.entries(item)) {
    // How authors leave out an attribute that a link would have.
    if (value === null || value === undefined) continue;
    if (ATTRIBUTE.test(key) && !(key === 'title' && 'items' in item)) attributes[key] = toAttribute(value);
    else folded[key] = Array.isArray(value) && /^(?:items|dropdownItems)/.test(key) ? value.map(foldAttributes) : value;
  }
  return Object.keys(attributes).length > 0 ? { ...folded, attributes } : folded;
}

/** `style` is an object. */
function toAttribute(value: unknown): unknown {
  return typeof value === 'boolean' || isFields(value) ? value : String(value);
}
