import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  announceStored,
  readPreferredVersion,
  readStored,
  showVersion,
  store,
  storedName,
  VERSION_KEY,
} from 'yaprak/client';
import { useSurroundings } from './site-context.ts';

/** One value in the storage of the reader's browser. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Called on every change, here or in another tab. Returns the function that ends the listening. */
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
      const onStorage = (event: StorageEvent): void => {
        if (event.key === storedName(key) || event.key === null) onChange(event);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** The value under a key, followed as it changes, and its slot. Null on the server, or without a key. */
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

export interface PreferredVersion {
  /** The reader's choice; null on the server, before there is one, and where it names a version that is gone. */
  preferredVersion: { name: string } | null;
  savePreferredVersionName: (name: string) => void;
}

const CHANGED = 'yaprak:version';

/** The reader's version of each docs section, by its id. */
export function useDocsPreferredVersionByPluginId(): Record<string, { name: string } | null> {
  const { docs } = useSurroundings().site;
  const isStored = docs.versionPersistence !== 'none';
  const ids = Object.keys(docs.versions);
  // One text, since a snapshot must be the same until something changes.
  const chosen = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(ids.map((id) => (isStored ? readPreferredVersion(id, docs.versions[id] ?? []) : null))),
    () => '[]',
  );
  const names = JSON.parse(chosen) as (string | null)[];
  return Object.fromEntries(ids.map((id, index) => [id, names[index] ? { name: names[index] } : null]));
}

/** The version of a docs section that the reader chose, in an island. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const { docs } = useSurroundings().site;
  const versions = docs.versions[pluginId] ?? [];
  const isStored = docs.versionPersistence !== 'none';
  const name = useSyncExternalStore(
    subscribe,
    () => (isStored ? readPreferredVersion(pluginId, versions) : null),
    () => null,
  );
  return {
    preferredVersion: name === null ? null : { name },
    savePreferredVersionName(chosen) {
      if (isStored) {
        store(VERSION_KEY + pluginId, chosen);
        showVersion(document);
      }
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}

function subscribe(listener: () => void): () => void {
  const names = ['storage', CHANGED];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
