/** The search page keeps its state in its address, so that a list of results can be shared. */
export interface SearchState {
  query: string;
  type: '' | 'docs' | 'blog' | 'page';
  /** A tag's label. */
  tag: string;
  /** The index of a docs version, or none for those that fit the reader. */
  version: string;
  /** Label of an outermost sidebar category. */
  category: string;
  /** How many times more results were asked for. */
  more: number;
}

/** Dispatched when something else on the page has changed the address of the search page. */
const CHANGE = 'yaprak:search';

export function readSearchAddress(search: string): SearchState {
  const params = new URLSearchParams(search);
  const type = params.get('type');
  return {
    query: (params.get('q') ?? '').slice(0, LONGEST_INPUT),
    type: type === 'docs' || type === 'blog' || type === 'page' ? type : '',
    tag: params.get('tag') ?? '',
    version: params.get('version') ?? '',
    category: params.get('category') ?? '',
    more: Math.max(0, Math.trunc(Number(params.get('more'))) || 0),
  };
}

export const LONGEST_INPUT = 512;

export function writeSearchAddress(pageUrl: string, state: Partial<SearchState>): string {
  const params = new URLSearchParams();
  if (state.query) params.set('q', state.query);
  for (const name of ['type', 'category', 'tag', 'version', 'more'] as const)
    if (state[name]) params.set(name, String(state[name]));
  const query = params.toString();
  return query === '' ? pageUrl : `${pageUrl}?${query}`;
}

/** Goes to an address of this site as a click on a link would. On the search page, a new query only changes the address. */
export function goTo(href: string): void {
  const url = new URL(href, location.href);
  if (document.querySelector('[data-search-page]') && url.pathname === location.pathname && url.hash === '') {
    history.pushState({ scroll: 0 }, '', href);
    document.dispatchEvent(new CustomEvent(CHANGE));
    return;
  }
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Runs when the address of the search page changes. Returns a function that stops it. */
export function onSearchAddress(run: () => void): () => void {
  window.addEventListener('popstate', run);
  document.addEventListener(CHANGE, run);
  return () => {
    window.removeEventListener('popstate', run);
    document.removeEventListener(CHANGE, run);
  };
}
