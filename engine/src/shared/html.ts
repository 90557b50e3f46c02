/** Text for HTML. Most of it holds nothing special, so that is looked for first. */

const TEXT_SPECIAL = /[&<>]/;
const ATTRIBUTE_SPECIAL = /[&<>"]/;

export function escapeText(text: string): string {
  if (!TEXT_SPECIAL.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  if (!ATTRIBUTE_SPECIAL.test(text)) return text;
  return escapeText(text).replaceAll('"', '&quot;');
}

/** The whole `<title>`: a page's own title and the site's, or the site's alone. */
export function pageTitle(title: string | undefined, site: { title: string; titleDelimiter: string }): string {
  return title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : site.title;
}

/** Addresses of the links in a piece of raw HTML. */
export function readLinks(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}

const LINK = /<a\s(?:[^>]*?\s)?href=(?:"([^"]*)"|'([^']*)')/gi;
