import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findAlias, type CodeSettings } from './code-settings.ts';

/** As much of what Sass takes as is used here. */
export interface SassImporter {
  findFileUrl(specifier: string): URL | null;
}

/**
 * Finds `@use '@site/src/scss/sizes'` and what begins with an alias of a plugin. Vite asks no plugin for them, and they need not name an
 * ending, an underscore or `index`: Sass itself looks for these.
 */
export function sassImporter(site: { siteDir: string; aliases?: CodeSettings['aliases'] | undefined }): SassImporter {
  return {
    findFileUrl(specifier) {
      // A `~` is how webpack tells packages from files beside the importer.
      const name = specifier.replace(/^~/, '');
      const file = findAlias(name, { ...site.aliases, '@site': site.siteDir });
      return typeof file === 'string' && path.isAbsolute(file) ? pathToFileURL(file) : null;
    },
  };
}
