import { usePage } from '../../client/page-context.ts';
import { SearchResults } from '../search/search-results.tsx';
import { useText } from '../use-text.ts';
import { SingleLayout } from './single-page.tsx';

/** The whole list of results, with filters, at an address that can be shared. */
export function SearchPage() {
  const t = useText();
  const { site } = usePage().view;
  if (!site.search) return null;
  const { url, ...search } = site.search;
  return (
    <SingleLayout className="search-page">
      <h1>{t('search.title')}</h1>
      <SearchResults hydrate="load" baseUrl={site.baseUrl} pageUrl={url} {...search} />
      <p className="search-needs-script">{t('search.needsScript')}</p>
    </SingleLayout>
  );
}
