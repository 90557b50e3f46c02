import { urls } from 'yaprak:extra-styles';
import { linkStylesheet } from './late-styles.ts';

/** A component in the browser may render what its page did not need before. */
export function linkExtraStyles(): void {
  for (const href of urls) void linkStylesheet(href);
}
