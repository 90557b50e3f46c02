import type { PageFetcher } from './fetch-page.ts';

/** A page that came, as elements. */
export interface ParsedPage {
  /** Where the answer came from after redirects. */
  url: string;
  next: Document;
}

export interface PageParser {
  /** Before the page is known to be wanted. Never fails. */
  prepare(href: string): void;
  /** Its elements move into the page on the screen, so a page is given away once. */
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
