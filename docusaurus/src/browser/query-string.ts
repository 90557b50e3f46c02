import { useCallback, useMemo } from 'react';
import { useHistory, useLocation, type HistoryLike } from './location.ts';

interface ChangeOptions {
  /** A new entry in the history, rather than a change of the present one. */
  push: boolean;
}

type Change<Value> = (value: Value, options?: ChangeOptions) => void;

/** The value of a query parameter; `null` when the address has none, and always on the server. */
export function useQueryStringValue(name: string | null): string | null {
  const { search } = useLocation();
  return name === null ? null : new URLSearchParams(search).get(name);
}

export function useQueryString(name: string): [string, Change<string>] {
  const change = useChange(name);
  const set = useCallback<Change<string>>((value, options) => change(value === '' ? [] : [value], options), [change]);
  return [useQueryStringValue(name) ?? '', set];
}

export function useQueryStringList(name: string): [string[], Change<string[]>] {
  const { search } = useLocation();
  const values = useMemo(() => new URLSearchParams(search).getAll(name), [name, search]);
  return [values, useChange(name)];
}

/** Returns a function that removes the whole query. */
export function useClearQueryString(): () => void {
  const history = useHistory();
  return useCallback(() => history.replace({ ...history.location, search: '' }), [history]);
}

function useChange(name: string): Change<string[]> {
  const history = useHistory();
  return useCallback<Change<string[]>>(
    (values, options) => changeQuery(history, { name, values, isNew: options?.push ?? false }),
    [history, name],
  );
}

function changeQuery(history: HistoryLike, change: { name: string; values: string[]; isNew: boolean }): void {
  const { location } = history;
  const query = new URLSearchParams(location.search);
  query.delete(change.name);
  for (const value of change.values) query.append(change.name, value);
  const to = { ...location, search: query.toString() };
  if (change.isNew) history.push(to);
  else history.replace(to);
}

type MergeStrategy = 'append' | 'set';

/** All parameters together. `set`: a later one replaces an earlier one of the same name. */
export function mergeSearchParams(params: readonly URLSearchParams[], strategy: MergeStrategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const one of params) for (const [name, value] of one) merged[strategy](name, value);
  return merged;
}

export function mergeSearchStrings(queries: readonly (string | undefined)[], strategy: MergeStrategy): string {
  const merged = mergeSearchParams(
    queries.map((query) => new URLSearchParams(query ?? '')),
    strategy,
  ).toString();
  return merged && `?${merged}`;
}
