import type { PageFetcher } from './fetch-page.ts';

/** A fetched page as a document. */
export interface ParsedPage {
  /** After redirects. */
  url: string;
  next: Document;
}

export interface PageParser {
  /** Parses a page that is likely to be needed. Never fails. */
  prepare(href: string): void;
  /** Its elements move into the page on the screen, so each parsed page is returned once. */
  take(href: string): Promise<ParsedPage>;
  forget(): void;
}

export function createPageParser(fetcher: PageFetcher): PageParser {
  let ahead: { href: string; page: Promise<ParsedPage> } | undefined;
  const forget = (): void => void (ahead = undefined);
  const parse = async (href: string): Promise<ParsedPage> => {
    const { html, url } = await fetcher.fetch(href);
    return { url, next: new DOMParser().parseFromString(html, 'text/html') };
  };
  return {
    prepare(href) {
      ahead = { href, page: parse(href) };
      ahead.page.catch(forget);
    },
    take(href) {
      const page = ahead?.href === href ? ahead.page : parse(href);
      forget();
      return page;
    },
    forget,
  };
}
