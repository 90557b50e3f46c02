import { posix } from 'node:path';

/** The version that lives in the section's own folder. */
export const CURRENT_VERSION = 'current';

/** Where the frozen versions of a docs section are kept, relative to the site. The main section's names have no prefix. */
export interface VersionPaths {
  versionsFile: string;
  docsDir: (name: string) => string;
  sidebarsFile: (name: string) => string;
}

export function versionPaths(instance: string): VersionPaths {
  const prefix = instance === 'default' ? '' : `${instance}_`;
  return {
    versionsFile: `${prefix}versions.json`,
    docsDir: (name) => posix.join(`${prefix}versioned_docs`, `version-${name}`),
    sidebarsFile: (name) => posix.join(`${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
  };
}
