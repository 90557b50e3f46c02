import type { AutocompleteState } from '@algolia/autocomplete-core';
import { goTo } from './search-address.ts';
import type { TextFunction } from '../shared/texts.ts';
import { groupHits } from './search-groups.ts';
import { SearchHit } from './search-hit.tsx';
import { SearchNotes } from './search-notes.tsx';
import type { Item, PanelContext, Suggestions } from './search-suggestions.ts';
import { SearchTrail } from './search-trail.tsx';

interface Props {
  id: string;
  state: AutocompleteState<Item>;
  suggestions: Suggestions;
  onForget: () => void;
  t: TextFunction;
}

/** What stands below the search box: recent searches, results by page, or why there are none. */
export function SearchPanel({ id, state, suggestions, onForget, t }: Props) {
  const { answer, failed } = state.context as PanelContext;
  const asked = state.query.trim() !== '';
  const isEmpty = asked && !failed && answer?.results.length === 0;
  const label = asked ? t('search.results') : t('search.recent');
  const hasOptions = state.collections.some(({ items }) => items.length > 0);
  const { onMouseDown, onMouseLeave } = suggestions.getPanelProps({}) as Record<
    'onMouseDown' | 'onMouseLeave',
    (event: unknown) => void
  >;
  return (
    <div className="search-panel" tabIndex={-1} onMouseDown={onMouseDown} onMouseLeave={onMouseLeave}>
      <div className="search-scroll">
        {state.status === 'stalled' && <p className="search-note search-note-busy">{t('search.stalled')}</p>}
        {state.status === 'loading' && !answer && asked && (
          <p className="search-note search-note-busy">{t('search.loading')}</p>
        )}
        {failed && <p className="search-note search-note-error">{t('search.failed')}</p>}
        {isEmpty && <p className="search-none">{t('search.none')}</p>}
        {answer && asked && <SearchNotes answer={answer} t={t} />}
        {!asked && !hasOptions && <p className="search-note">{t('search.hint')}</p>}
        {hasOptions && (
          <div role="listbox" id={`${id}-list`} aria-label={label} className="search-list">
            {state.collections.map(({ source, items }) => {
              if (items.length === 0) return null;
              const propsOf = (item: Item) => suggestions.getItemProps({ item, source }) as unknown as OptionProps;
              switch (source.sourceId) {
                case 'recent':
                  return (
                    <div key="recent" role="group" aria-label={t('search.recent')} className="search-group">
                      <div className="search-group-head" role="presentation">
                        {t('search.recent')}
                      </div>
                      {items.map((item) => (
                        <div key={keyOf(item)} {...propsOf(item)} className="search-option search-recent">
                          {item.kind === 'recent' && item.query}
                        </div>
                      ))}
                    </div>
                  );
                case 'hits':
                  return <Hits key="hits" items={items} propsOf={propsOf} id={id} t={t} />;
                default:
                  return items.map((item) => {
                    if (item.kind === 'meant')
                      return (
                        <div key="meant" {...propsOf(item)} className="search-option search-meant">
                          {t('search.didYouMean', { query: item.query })}
                        </div>
                      );
                    return item.kind === 'all' ? (
                      <a
                        key="all"
                        {...propsOf(item)}
                        href={item.url}
                        tabIndex={-1}
                        className="search-option search-all"
                        onClickCapture={(event) => stayOnPage(event, item.url)}
                      >
                        {t('search.all')}
                      </a>
                    ) : null;
                  });
              }
            })}
          </div>
        )}
      </div>
      <div className="search-foot">
        <span className="search-keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('search.move')} <kbd>↵</kbd> {t('search.open')} <kbd>esc</kbd> {t('search.close')}
        </span>
        {!asked && hasOptions && (
          <button type="button" className="search-forget" onClick={onForget}>
            {t('search.forget')}
          </button>
        )}
      </div>
    </div>
  );
}

interface HitsProps {
  items: Item[];
  propsOf: (item: Item) => OptionProps;
  id: string;
  t: TextFunction;
}

function Hits({ items, propsOf, id, t }: HitsProps) {
  const byRoute = new Map(items.flatMap((item) => (item.kind === 'hit' ? [[item.url, item] as const] : [])));
  const groups = groupHits([...byRoute.values()].map(({ hit }) => hit));
  return groups.map(({ route, trail, type, hits }, index) => (
    <div key={route} role="group" aria-labelledby={`${id}-group-${index}`} className="search-group">
      <div className="search-group-head" id={`${id}-group-${index}`} role="presentation">
        <SearchTrail type={type} trail={trail} t={t} />
      </div>
      {hits.map((hit) => {
        const item = byRoute.get(hit.document.sectionRoute);
        return (
          item && (
            <a key={item.url} {...propsOf(item)} href={item.url} tabIndex={-1} className="search-option">
              <SearchHit hit={hit} />
            </a>
          )
        );
      })}
    </div>
  ));
}

/** On the search page itself the address changes and the page stays, which a link alone cannot do. */
function stayOnPage(event: React.MouseEvent, url: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(url);
}

interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
}

const keyOf = (item: Item): string => ('query' in item ? String(item['query']) : item.kind);
