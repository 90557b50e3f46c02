import type { SearchState } from '../../client/search/search-address.ts';
import type { SearchView } from '../../shared/model.ts';
import { useText } from '../use-text.ts';

const TYPES = ['docs', 'blog', 'page'] as const;

interface Props {
  state: SearchState;
  /** Tags of what was found. */
  tags: string[];
  docs: SearchView['docs'];
  onChange: (part: Partial<SearchState>) => void;
}

/** Filters of the results. A choice that could not change anything is not shown. */
export function SearchFilters({ state, tags, docs, onChange }: Props) {
  const t = useText();
  const versioned = docs.filter(({ versions }) => versions.length > 1);
  return (
    <div className="search-filters">
      <label>
        {t('search.type')}
        <select value={state.type} onChange={({ target }) => onChange({ type: target.value as SearchState['type'] })}>
          <option value="">{t('search.everywhere')}</option>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`search.${type}`)}
            </option>
          ))}
        </select>
      </label>
      {(tags.length > 0 || state.tag !== '') && (
        <label>
          {t('search.tag')}
          <select value={state.tag} onChange={({ target }) => onChange({ tag: target.value })}>
            <option value="">{t('search.anyTag')}</option>
            {[...new Set(state.tag === '' ? tags : [...tags, state.tag])].map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </label>
      )}
      {versioned.length > 0 && (
        <label>
          {t('search.version')}
          <select value={state.version} onChange={({ target }) => onChange({ version: target.value })}>
            <option value="">–</option>
            {versioned.flatMap(({ instance, versions }) =>
              versions.map(({ tag, label }) => (
                <option key={tag} value={tag}>
                  {versioned.length > 1 ? `${instance} ${label}` : label}
                </option>
              )),
            )}
          </select>
        </label>
      )}
    </div>
  );
}
