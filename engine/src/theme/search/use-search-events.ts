import { useEffect, useRef } from 'react';
import { loadSearchEvents } from '../../client/search/load-search-events.ts';
import type { HitResponse } from '../../client/search/search-backend.ts';
import type { SearchEvents } from '../../client/search/search-events.ts';
import type { SearchView } from '../../shared/model.ts';

/** Reports what the search page shows. Returns the sender for clicks; there is none without a service. */
export function useSearchEvents(
  service: SearchView['events'],
  { query, response }: { query: string; response: HitResponse | undefined },
): () => SearchEvents | undefined {
  const loading = useRef<Promise<void>>(undefined);
  const events = useRef<SearchEvents>(undefined);
  useEffect(() => {
    if (!service || !response || query === '') return;
    const found = response.results.map(({ document }) => document.sectionRoute);
    loading.current ??= loadSearchEvents(service).then((loaded) => void (events.current = loaded));
    void loading.current.then(() => events.current?.viewed(query, found));
  }, [service, query, response]);
  return () => events.current;
}
