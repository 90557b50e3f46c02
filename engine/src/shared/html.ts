/** Escapes texts for HTML. Most texts have no special characters, so that is checked first. */

const TEXT_SPECIAL = /[&<>]/;
const ATTRIBUTE_SPECIAL = /[&<>"]/;

export function escapeText(text: string): string {
  if (!TEXT_SPECIAL.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  if (!ATTRIBUTE_SPECIAL.test(text)) return text;
  return escapeText(text).replaceAll('"', '&quot;');
}

/** The `<title>` of a page: its own title and the site's, or only the site's. */
export function pageTitle(title: string | undefined, site: { title: string; titleDelimiter: string }): string {
  return title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : site.title;
}

/** Finds the addresses of links in raw HTML. */
export function readLinks(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}

const LINK = /<a\s(?:[^>]*?\s)?href=(?:"([^"]*)"|'([^']*)')/gi;
