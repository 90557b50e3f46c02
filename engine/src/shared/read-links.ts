/** Addresses of the links in a piece of raw HTML. */
export function readLinks(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}

const LINK = /<a\s(?:[^>]*?\s)?href=(?:"([^"]*)"|'([^']*)')/gi;
