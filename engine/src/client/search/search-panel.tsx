import type { TextFunction } from '../../shared/texts.ts';
import type { ComboboxState, Suggestion } from './combobox.ts';
import { groupHits, SearchHelpText, SearchHit, SearchNotes, SearchTrail, type SearchHelp } from './search-hits.tsx';

/** What the site says of its results. */
export interface PanelSettings {
  /** See the config. */
  reviewAfter?: number | undefined;
  help?: SearchHelp | undefined;
}

interface Props extends PanelSettings {
  id: string;
  state: ComboboxState;
  onForget: () => void;
  t: TextFunction;
}

/** What stands below the search box: recent searches, results by page, or why there are none. */
export function SearchPanel({ id, state, reviewAfter, help, onForget, t }: Props) {
  const { list, response, failed } = state.suggestions;
  const hasQuery = state.query.trim() !== '';
  const isEmpty = hasQuery && !failed && response?.results.length === 0;
  const label = hasQuery ? t('search.results') : t('search.recent');
  const recent = list.filter(({ kind }) => kind === 'recent');
  const optionProps = (suggestion: Suggestion): OptionProps => {
    const index = list.indexOf(suggestion);
    return { id: optionId(id, index), role: 'option', 'aria-selected': index === state.active, 'data-index': index };
  };
  const related = list.filter(isRelated);
  const hitsProps = { optionProps, t, reviewAfter };
  const meant = list.map(
    (item) =>
      item.kind === 'meant' && (
        <div key="meant" {...optionProps(item)} className="search-option search-meant">
          {t('search.didYouMean', { query: item.query })}
        </div>
      ),
  );
  return (
    <div className="search-panel" tabIndex={-1}>
      <div className="search-scroll">
        {state.status === 'stalled' && <p className="search-note search-note-busy">{t('search.stalled')}</p>}
        {state.status === 'loading' && !response && hasQuery && (
          <p className="search-note search-note-busy">{t('search.loading')}</p>
        )}
        {failed && <p className="search-none">{t('search.failed')}</p>}
        {isEmpty && <p className="search-none">{t('search.none')}</p>}
        {response && hasQuery && <SearchNotes response={response} t={t} />}
        {!hasQuery && list.length === 0 && <p className="search-note">{t('search.hint')}</p>}
        {list.length > 0 && (
          <div role="listbox" id={`${id}-list`} aria-label={label} className="search-list">
            {recent.length > 0 && (
              <div role="group" aria-label={t('search.recent')} className="search-group">
                <div className="search-group-head" role="presentation">
                  {t('search.recent')}
                </div>
                {recent.map((item) => (
                  <div key={list.indexOf(item)} {...optionProps(item)} className="search-option search-recent">
                    {'query' in item && item.query}
                  </div>
                ))}
              </div>
            )}
            {isEmpty && meant}
            <Hits {...hitsProps} name={`${id}-group`} list={list.filter((item) => !isRelated(item))} />
            {related.length > 0 && (
              <div role="group" aria-labelledby={`${id}-related`} className="search-related">
                <div id={`${id}-related`} className="search-related-head" role="presentation">
                  {t('search.related')}
                </div>
                <Hits {...hitsProps} name={`${id}-near`} list={related} />
              </div>
            )}
            {!isEmpty && meant}
            {list.map((item) => {
              if (item.kind === 'help' && help)
                return (
                  <a
                    key="help"
                    {...optionProps(item)}
                    href={item.url}
                    tabIndex={-1}
                    className="search-option search-help"
                  >
                    <SearchHelpText help={help} t={t} />
                  </a>
                );
              if (item.kind === 'retry')
                return (
                  <div key="retry" {...optionProps(item)} className="search-option search-meant">
                    {t('error.retry')}
                  </div>
                );
              return item.kind === 'all' ? (
                <a key="all" {...optionProps(item)} href={item.url} tabIndex={-1} className="search-option search-all">
                  {t('search.all')}
                </a>
              ) : null;
            })}
          </div>
        )}
      </div>
      <div className="search-foot">
        <span className="search-keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('search.move')} <kbd>↵</kbd> {t('search.open')} <kbd>esc</kbd> {t('search.close')}
        </span>
        {!hasQuery && list.length > 0 && (
          <button type="button" className="search-forget" onClick={onForget}>
            {t('search.forget')}
          </button>
        )}
      </div>
    </div>
  );
}

const isRelated = (item: Suggestion): boolean => item.kind === 'hit' && item.isRelated === true;

interface HitsProps extends Pick<PanelSettings, 'reviewAfter'> {
  list: readonly Suggestion[];
  optionProps: (suggestion: Suggestion) => OptionProps;
  /** Begins the ids of the groups. */
  name: string;
  t: TextFunction;
}

function Hits({ list, optionProps, name, reviewAfter, t }: HitsProps) {
  const byUrl = new Map(list.flatMap((item) => (item.kind === 'hit' ? [[item.url, item] as const] : [])));
  return groupHits([...byUrl.values()].map(({ hit }) => hit)).map(({ route, hits, ...trail }, index) => (
    <div key={route} role="group" aria-labelledby={`${name}-${index}`} className="search-group">
      <div className="search-group-head" id={`${name}-${index}`} role="presentation">
        <SearchTrail {...trail} reviewAfter={reviewAfter} t={t} />
      </div>
      {hits.map((hit) => {
        const item = byUrl.get(hit.document.sectionRoute);
        return (
          item && (
            <a key={item.url} {...optionProps(item)} href={item.url} tabIndex={-1} className="search-option">
              <SearchHit hit={hit} />
            </a>
          )
        );
      })}
    </div>
  ));
}

export const optionId = (id: string, index: number): string => `${id}-item-${index}`;

interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  'data-index': number;
}
