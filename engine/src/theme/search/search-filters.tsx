import type { SearchState } from '../../client/search/search-address.ts';
import type { Hit } from '../../client/search/search-backend.ts';
import type { SearchView } from '../../shared/model.ts';
import { useText } from '../use-text.ts';

const TYPES = ['docs', 'blog', 'page'] as const;

/** The results that the filters leave. */
export function filterHits(hits: readonly Hit[], { type, category, tag }: SearchState): Hit[] {
  return hits.filter(
    ({ document }) =>
      (type === '' || document.type === type) &&
      (category === '' || document.sidebarParentCategories[0] === category) &&
      (tag === '' || document.tags.includes(tag)),
  );
}

interface Props {
  state: SearchState;
  /** What was found, before it is filtered. */
  found: readonly Hit[];
  docs: SearchView['docs'];
  onChange: (part: Partial<SearchState>) => void;
}

/** Filters of the results. A choice that could not change anything is not shown. */
export function SearchFilters({ state, found, docs, onChange }: Props) {
  const t = useText();
  const versioned = docs.filter(({ versions }) => versions.length > 1);
  const types = countBy(found, ({ document }) => [document.type]);
  const labelled = (label: string, count: number | undefined): string => (count ? `${label} (${count})` : label);
  return (
    <div className="search-filters">
      <label>
        {t('search.type')}
        <select value={state.type} onChange={({ target }) => onChange({ type: target.value as SearchState['type'] })}>
          <option value="">{t('search.everywhere')}</option>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {labelled(t(`search.${type}`), types.get(type))}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={t('search.category')}
        any={t('search.anyCategory')}
        value={state.category}
        counts={countBy(found, ({ document }) => document.sidebarParentCategories.slice(0, 1))}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label={t('search.tag')}
        any={t('search.anyTag')}
        value={state.tag}
        counts={countBy(found, ({ document }) => document.tags)}
        onChange={(tag) => onChange({ tag })}
      />
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

interface ChoiceProps {
  label: string;
  /** For no choice. */
  any: string;
  value: string;
  counts: ReadonlyMap<string, number>;
  onChange: (value: string) => void;
}

/** One of the values that results have. The chosen one stays even when a new query finds none of it. */
function Choice({ label, any, value, counts, onChange }: ChoiceProps) {
  const values = [...new Set([...counts.keys(), ...(value === '' ? [] : [value])])].sort();
  if (values.length === 0) return null;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {counts.has(each) ? `${each} (${counts.get(each)})` : each}
          </option>
        ))}
      </select>
    </label>
  );
}

function countBy(found: readonly Hit[], valuesOf: (hit: Hit) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hit of found) for (const value of valuesOf(hit)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
