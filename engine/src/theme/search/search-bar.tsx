import { LONGEST_INPUT } from '../../client/search/search-address.ts';
import { usePage } from '../../client/page-context.ts';
import { useText } from '../use-text.ts';
import { findSearchProps, type SearchBarProps } from './search-props.ts';

/** The same on every page, so that navigation leaves the box as it is. */
const ID = 'y-search';

/** The search box. A bar of the site's own draws it without props, as Docusaurus does: then the page has them. */
export function SearchBar(props: SearchBarProps | Record<string, never>) {
  return 'pageUrl' in props ? <SearchForm {...(props as SearchBarProps)} /> : <SearchFormOfPage />;
}

/** In a place of its own, since that of such a bar may not be the theme's. Nothing where search is off, as in Docusaurus. */
function SearchFormOfPage() {
  const props = findSearchProps(usePage().view);
  return props ? (
    <div className="search-place">
      <SearchForm {...props} />
    </div>
  ) : null;
}

/** The search box before its script is loaded: see client/search/search-box.ts. */
function SearchForm({ pageUrl, ...options }: SearchBarProps) {
  const t = useText();
  return (
    <form className="search" role="search" action={pageUrl} data-search-box={JSON.stringify(options)}>
      <label className="search-field">
        <span className="visually-hidden">{t('search.title')}</span>
        <span className="search-icon" aria-hidden="true" />
        <input
          id={ID}
          className="search-input"
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_INPUT}
          placeholder={t('search.placeholder')}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={false}
        />
        <kbd className="search-key" aria-hidden="true">
          /
        </kbd>
      </label>
      <button type="reset" className="search-clear icon-button icon-close" aria-label={t('search.clear')} hidden />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('search.submit')}
      </button>
      <button type="button" className="search-cancel">
        {t('search.cancel')}
      </button>
      <span className="visually-hidden" role="status" />
    </form>
  );
}
