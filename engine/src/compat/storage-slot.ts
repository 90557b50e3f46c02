import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { announceStored, readStored, store } from '../client/storage.ts';

/** One thing that is kept in the reader's browser. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Told of every change, here or in another tab. Gives what ends the listening. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

export function createStorageSlot(key: string): StorageSlot {
  const change = (value: string | null): void => {
    store(key, value);
    announceStored(key, value);
  };
  return {
    get: () => (typeof window === 'undefined' ? null : readStored(key)),
    set: change,
    del: () => change(null),
    listen(onChange) {
      const hear = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) onChange(event);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** What is kept under a key, followed as it changes, and its slot. Nothing is kept on the server, or under no key. */
export function useStorageSlot(key: string | null): [string | null, StorageSlot] {
  const slot = useMemo(() => createStorageSlot(key ?? ''), [key]);
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  const value = useSyncExternalStore(
    listen,
    () => (key === null ? null : slot.get()),
    () => null,
  );
  return [value, slot];
}

export function listStorageKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
