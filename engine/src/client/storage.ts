/** localStorage may be missing (private mode, a sandboxed frame): then nothing is stored and everything still works. */

/** The name under which a key is stored: with the path of the site, which the inline script has left, unless that is `/`. */
export function storedName(key: string): string {
  return key + (document.documentElement.dataset.store ?? '');
}

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
    return localStorage.getItem(storedName(key));
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storedName(key));
    else localStorage.setItem(storedName(key), value);
  } catch (error) {
    warn(error);
  }
}

/** The browser reports a change to other tabs only; components of this one listen too. */
export function announceStored(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storedName(key), newValue }));
}

/** Prefix of the keys under which the chosen version of each docs section is stored. */
export const VERSION_KEY = 'docs-preferred-version-';
