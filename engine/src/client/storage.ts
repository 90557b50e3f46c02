/** localStorage that may be missing (private mode, a sandboxed frame): then nothing is kept and everything still works. */

/** Says once for a page that nothing can be kept. */
export function checkStorage(): void {
  try {
    void localStorage.length;
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  console.warn('Browser storage is unavailable; settings are not kept.', error);
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

/** `null` takes the key away. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    warn(error);
  }
}

/** The browser tells other tabs of a change, but not this one, where components may want to know. */
export function announceStored(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
