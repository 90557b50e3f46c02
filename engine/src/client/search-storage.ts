/** localStorage for search. Not that of storage.ts: what boot shares with an island becomes one more file that every page loads. */

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` forgets it. Where nothing can be kept, nothing is. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private mode, or a sandboxed frame.
  }
}

/** The version of a docs section that the reader chose last, if it still exists: see preferred-version.ts. */
export function readChosenVersion(docs: string, versions: readonly string[]): string | null {
  const chosen = readKept(`docs-preferred-version-${docs}`);
  return chosen !== null && versions.includes(chosen) ? chosen : null;
}
