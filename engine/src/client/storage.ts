/** localStorage that may be missing (private mode, a sandboxed frame): then nothing is kept and everything still works. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Browser storage is unavailable; settings are not kept.', error);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be read cannot be remembered either.
  }
}
