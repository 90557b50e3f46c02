/** localStorage may be missing (private mode, a sandboxed frame): then nothing is stored and everything still works. */

/** Warns once per page load when nothing can be stored. */
export function checkStorage(): void {
  try {
    void localStorage.length;
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  console.warn('Browser storage is unavailable; no settings are saved.', error);
}

export function hasStored(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    warn(error);
  }
}

/** The browser reports a change to other tabs only; components of this one listen too. */
export function announceStored(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Prefix of the keys under which the chosen version of each docs section is stored. */
export const VERSION_KEY = 'docs-preferred-version-';
