import { linkStylesheet } from '../late-styles.ts';
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
    const next = new DOMParser().parseFromString(html, 'text/html');
    // A parsed page has no scripts, so what is in these are elements: a tracker's frame would be loaded with the page.
    for (const each of next.querySelectorAll('noscript')) each.replaceChildren();
    // Before the page is shown. The one on the screen has nothing that they style.
    const extra = next.head.querySelectorAll<HTMLLinkElement>('link[data-extra]');
    await Promise.all([...extra].map(({ href }) => linkStylesheet(href)));
    return { url, next };
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
