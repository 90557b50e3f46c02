import type { SearchBoxOptions } from '../../client/search/search-box.ts';
import type { PageView, SearchView } from '../../shared/model.ts';
import { DEFAULT_REVIEW_AFTER } from '../../shared/search-defaults.ts';

export interface SearchBarProps extends SearchBoxOptions {
  /** Url of the search page: where the form leads without script. */
  pageUrl: string;
}

/** What the search box of a page needs. Nothing where search is off. */
export function findSearchProps({ site, page }: PageView): SearchBarProps | undefined {
  const { search } = site;
  if (!search) return undefined;
  const here = 'version' in page ? page.version : undefined;
  return {
    baseUrl: site.baseUrl,
    pageUrl: search.url,
    docs: briefDocs(search),
    ...(here && { here: { instance: here.instance, version: here.name } }),
    ...(!search.highlight && { highlight: false }),
    ...(search.reviewAfter !== DEFAULT_REVIEW_AFTER && { reviewAfter: search.reviewAfter }),
    ...(search.help && { help: search.help }),
    ...(search.events && { events: search.events }),
  };
}

/** Instance -> names of its versions, the last one first. */
function briefDocs({ docs }: SearchView): Record<string, string[]> {
  return Object.fromEntries(docs.map(({ instance, versions }) => [instance, versions.map(({ name }) => name)]));
}
