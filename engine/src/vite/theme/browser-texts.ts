import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { toModuleId } from '../paths.ts';
import type { SiteBundleInput } from '../plugins/site-plugins.ts';
import { originalShownBy } from '../plugins/theme-parts.ts';

/**
 * Pages whose text the browser needs as a module: components of it may get something (a store, a context) from the component that draws
 * the page, and that one is an island. Which components are islands is known when the server's build is done.
 */
export function findBrowserTexts(input: SiteBundleInput): {
  plugin: Plugin;
  list(islands: ReadonlySet<string>): string[];
} {
  const { siteDir, pageTexts = [] } = input;
  /** By the import that names them. */
  const files = new Map<string, string>();
  return {
    plugin: {
      name: 'yaprak:browser-texts',
      async buildStart() {
        for (const component of new Set(pageTexts.map((text) => text.component))) {
          const found = await this.resolve(component, path.join(siteDir, 'package.json'));
          if (found && !found.external) files.set(component, found.id);
        }
      },
    },
    list(islands) {
      const isDrawing = (file: string): boolean =>
        islands.has(file) && !originalShownBy(file, { code: readFileSync(file, 'utf8'), folders: input });
      const drawing = new Set([...files].flatMap(([component, file]) => (isDrawing(file) ? [component] : [])));
      return pageTexts
        .filter(({ component }) => drawing.has(component))
        .map(({ source }) => toModuleId(path.join(siteDir, source)));
    },
  };
}
