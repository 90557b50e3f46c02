import type { PageData } from './model.ts';

/** The twin of a page is its text as Markdown, in a file beside it. */

/** The address of the twin: `/docs/x.md` for `/docs/x` and `/docs/x/`. */
export function twinUrlOf(url: string, { baseUrl }: { baseUrl: string }): string {
  if (url === baseUrl) return `${baseUrl}index.md`;
  return `${url.replace(/(?:\/|\.html)$/, '')}.md`;
}

/** Every page has one but those whose content is made in the browser or is about an address. */
export function hasTwin({ kind }: Pick<PageData, 'kind'>): boolean {
  return kind !== 'search' && kind !== 'notFound';
}
