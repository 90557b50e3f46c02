import type { ReactNode } from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import { SearchBar as OwnSearchBar } from './search-bar.tsx';
import type { SearchView } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { DEFAULT_REVIEW_AFTER } from '../../shared/review-months.ts';

/** The search box of the navbar. It gets what it needs of the page as props: a box of the site's own is an island, and reading the page there would send the whole page view along. */
export function SearchBox() {
  const { site, page } = usePage().view;
  const { search, navbar } = site;
  if (!search) return SearchBar === OwnSearchBar ? null : <ServiceBox baseUrl={site.baseUrl} />;
  const item = navbar.items.find(({ type }) => type === 'search');
  const className = item && 'className' in item ? item.className : undefined;
  const here = 'version' in page ? page.version : undefined;
  return (
    <NavbarSearch className={joinClasses(`search-${item?.position ?? 'right'}`, className)}>
      <SearchBar
        baseUrl={site.baseUrl}
        pageUrl={search.url}
        docs={briefDocs(search)}
        {...(here && { here: { instance: here.instance, version: here.name } })}
        {...(!search.highlight && { highlight: false })}
        {...(search.reviewAfter !== DEFAULT_REVIEW_AFTER && { reviewAfter: search.reviewAfter })}
        {...(search.help && { help: search.help })}
        {...(search.events && { events: search.events })}
      />
    </NavbarSearch>
  );
}

/** The place of the search box in the navbar. */
export function SearchPlace({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div className={joinClasses('search-place', className)} data-search>
      {children}
    </div>
  );
}

/** A box that the site or a plugin brings. It searches by a service, and needs nothing of ours. */
function ServiceBox({ baseUrl }: { baseUrl: string }) {
  return (
    <div className="search-place search-right">
      <SearchBar baseUrl={baseUrl} pageUrl="" docs={{}} />
    </div>
  );
}

/** Instance -> names of its versions, the last one first. */
function briefDocs({ docs }: SearchView): Record<string, string[]> {
  return Object.fromEntries(docs.map(({ instance, versions }) => [instance, versions.map(({ name }) => name)]));
}
