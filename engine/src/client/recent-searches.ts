import { keep, readKept } from './search-storage.ts';

/** What the reader looked for last, kept in their browser alone. */

const KEY = 'yaprak-recent-searches';
const MOST = 5;
const LONGEST = 100;

export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const next = addRecent(readRecent(), query);
  keep(KEY, JSON.stringify(next));
}

export function forgetSearches(): void {
  keep(KEY, null);
}

/** The newest first, each once. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const plain = query.trim().slice(0, LONGEST);
  return plain === '' ? [...recent] : [plain, ...recent.filter((other) => other !== plain)].slice(0, MOST);
}
