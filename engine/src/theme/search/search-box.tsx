import type { ReactNode } from 'react';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import { SearchBar as OwnSearchBar } from './search-bar.tsx';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { findSearchProps } from './search-props.ts';

/** The search box of the navbar. It gets what it needs of the page as props: a box of the site's own is an island, and reading the page there would send the whole page view along. */
export function SearchBox() {
  const { view } = usePage();
  const { site } = view;
  const props = findSearchProps(view);
  if (!props) return SearchBar === OwnSearchBar ? null : <ServiceBox baseUrl={site.baseUrl} />;
  const item = site.navbar.items.find(({ type }) => type === 'search');
  const className = item && 'className' in item ? item.className : undefined;
  return (
    <NavbarSearch className={joinClasses(`search-${item?.position ?? 'right'}`, className)}>
      <SearchBar {...props} />
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
