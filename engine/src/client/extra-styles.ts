import { linkStylesheet } from './late-styles.ts';

const ALL = import.meta.glob<string>('../theme/styles/extra/*.css', { query: '?url', import: 'default', eager: true });

/** A component in the browser may render what its page did not need before. */
export function linkExtraStyles(): void {
  for (const href of Object.values(ALL)) void linkStylesheet(href);
}
