/** What the reader's browser remembers for search. It does not use storage.ts: code that boot shares with an island becomes one more file that every page loads. */

const RECENT_KEY = 'yaprak-recent-searches';
const MOST_RECENT = 5;
const LONGEST_RECENT = 100;

/** As storage.ts has it. */
function storedName(key: string): string {
  return key + (document.documentElement.dataset['store'] ?? '');
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(storedName(key));
  } catch {
    return null;
  }
}

/** `null` removes the key. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storedName(key));
    else localStorage.setItem(storedName(key), value);
  } catch {
    // Private mode, or a sandboxed frame: nothing is remembered.
  }
}

/** The version of a docs section that the reader chose last, if it still exists: see preferred-version.ts. */
export function readChosenVersion(docs: string, versions: readonly string[]): string | null {
  const chosen = read(`docs-preferred-version-${docs}`);
  return chosen !== null && versions.includes(chosen) ? chosen : null;
}

/** The last queries, the newest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(read(RECENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  write(RECENT_KEY, JSON.stringify(addRecent(readRecent(), query)));
}

export function forgetSearches(): void {
  write(RECENT_KEY, null);
}

/** The newest first, each once. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const plain = query.trim().slice(0, LONGEST_RECENT);
  return plain === '' ? [...recent] : [plain, ...recent.filter((other) => other !== plain)].slice(0, MOST_RECENT);
}
