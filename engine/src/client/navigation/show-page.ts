import type { PageFetcher } from './fetch-page.ts';
import { createPageParser } from './parse-page.ts';
import { announce, settle } from './place.ts';
import type { ArrivedMarkup } from './regions.ts';
import { createSwapper } from './swap.ts';

export interface PageTools {
  fetcher: PageFetcher;
  /** The page as it arrived. */
  arrived: ArrivedMarkup;
}

/** Puts another page in place of a 404 page, at the address of the latter. False if it cannot stand there. */
export async function showPage(href: string, { fetcher, arrived }: PageTools): Promise<boolean> {
  const { next } = await createPageParser(fetcher).take(href);
  const swapper = createSwapper(arrived);
  // A host that lacks the page sends its 404 page for it, which would ask for it again.
  if (next.querySelector('[data-not-found]') || !swapper.fits(next)) return false;
  swapper.swap(next);
  if (location.hash) settle();
  announce(document.title);
  return true;
}
