import type { SearchEvents } from './search-events.ts';

/** Loads what reports events, on sites that have a service for them. */
export async function loadSearchEvents(service: { script: string; global: string }): Promise<SearchEvents | undefined> {
  try {
    const { createScriptProvider, createSearchEvents } = await import('./search-events.ts');
    return createSearchEvents(createScriptProvider(service));
  } catch (error) {
    // A search without reports is better than none.
    console.warn('The search events could not be loaded.', error);
    return undefined;
  }
}
