import type { PageFetcher } from './fetch-page.ts';
import type { ArrivedMarkup } from './regions.ts';

/** What the part that comes later takes over from the part that was there from the start. */
export interface Handover {
  fetcher: PageFetcher;
  arrived: ArrivedMarkup;
  /** The address whose page is on the screen. */
  shown: string;
  /** Where that page was scrolled to. */
  scroll: number;
}
