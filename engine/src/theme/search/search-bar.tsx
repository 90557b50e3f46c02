import { usePage } from '../../client/page-context.ts';
import { LONGEST_INPUT } from '../../client/search/search-address.ts';
import type { SearchBoxOptions } from '../../client/search/search-box.ts';
import type { PageView, SearchView } from '../../shared/model.ts';
import { DEFAULT_REVIEW_AFTER } from '../../shared/review-months.ts';
import { useText } from '../use-text.ts';

export interface SearchBarProps extends SearchBoxOptions {
  /** Url of the search page: where the form leads without script. */
  pageUrl: string;
}

/** The same on every page, so that navigation leaves the box as it is. */
const ID = 'y-search';

/** What the box needs of the page. Nothing where the site has no search. */
export function searchBarProps({ site, page }: Pick<PageView, 'site' | 'page'>): SearchBarProps | undefined {
  const { search, baseUrl } = site;
  if (!search) return undefined;
  const here = 'version' in page ? page.version : undefined;
  return {
    baseUrl,
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

/** The search box before its script is loaded: see client/search/search-box.ts. A navbar copied from Docusaurus gives it nothing. */
export function SearchBar(props: SearchBarProps | { pageUrl?: undefined }) {
  return props.pageUrl === undefined ? <SearchBarOfPage /> : <SearchForm {...props} />;
}

function SearchBarOfPage() {
  const props = searchBarProps(usePage().view);
  return props ? <SearchForm {...props} /> : null;
}

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
