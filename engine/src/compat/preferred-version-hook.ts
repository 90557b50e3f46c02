import { useSyncExternalStore } from 'react';
import { readPreferredVersion, showVersion } from '../client/behaviours/preferred-version.ts';
import { store, VERSION_KEY } from '../client/storage.ts';
import { useSurroundings } from './site-context.ts';

export interface PreferredVersion {
  /** The reader's choice; null on the server, before there is one, and where it names a version that is gone. */
  preferredVersion: { name: string } | null;
  savePreferredVersionName: (name: string) => void;
}

const CHANGED = 'yaprak:version';

/** The version of a docs section that the reader chose, in an island. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const { docs } = useSurroundings().site;
  const versions = docs.versions[pluginId] ?? [];
  const isKept = docs.versionPersistence !== 'none';
  const name = useSyncExternalStore(
    subscribe,
    () => (isKept ? readPreferredVersion(pluginId, versions) : null),
    () => null,
  );
  return {
    preferredVersion: name === null ? null : { name },
    savePreferredVersionName(chosen) {
      if (isKept) {
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
