import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isMarkdownModule, sourceOfKey } from '../../shared/module-key.ts';
import { toModuleId } from '../paths.ts';
import { packageIsland } from '../plugins/package-islands.ts';
import type { SiteBundleInput } from '../plugins/site-plugins.ts';
import { originalShownBy } from '../plugins/theme-parts.ts';
import { followExport } from './follow-export.ts';

/**
 * Pages whose text the browser needs as a module. Components of it may get something (a store, a context) from the component that draws
 * the page, where that one is an island; or an island in it is given what cannot be sent. Which components are islands is known when the
 * server's build is done.
 */
export function findBrowserTexts(input: SiteBundleInput): {
  plugin: Plugin;
  list(islands: ReadonlySet<string>): string[];
} {
  const { siteDir, pageTexts = [], pageReceivers = [] } = input;
  const fileOf = (source: string): string => toModuleId(path.join(siteDir, source));
  /** By the import that names them. */
  const files = new Map<string, string>();
  /** By their names in other modules: the modules of which one must be an island, if it is one. */
  const origins = new Map<string, string[]>();
  const addReceivers = async (resolve: (specifier: string, from: string) => Promise<string | undefined>) => {
    for (const { key, name } of pageReceivers.flatMap(({ receivers }) => receivers)) {
      const own = isMarkdownModule(key) ? sourceOfKey(key) : undefined;
      if (own !== undefined) origins.set(`${key} ${name}`, [fileOf(own)]);
      if (origins.has(`${key} ${name}`)) continue;
      const file = await resolve(key, path.join(siteDir, 'package.json'));
      const passed = file === undefined ? [] : await followExport({ file, name }, resolve);
      origins.set(`${key} ${name}`, [packageIsland(key), ...passed]);
    }
  };
  return {
    plugin: {
      name: 'yaprak:browser-texts',
      async buildStart() {
        const resolve = async (specifier: string, from: string): Promise<string | undefined> => {
          const found = await this.resolve(specifier, from);
          return found && !found.external ? found.id : undefined;
        };
        for (const component of new Set(pageTexts.map((text) => text.component))) {
          const found = await resolve(component, path.join(siteDir, 'package.json'));
          if (found !== undefined) files.set(component, found);
        }
        await addReceivers(resolve);
      },
    },
    list(islands) {
      const isDrawing = (file: string): boolean =>
        islands.has(file) && !originalShownBy(file, { code: readFileSync(file, 'utf8'), folders: input });
      const drawing = new Set([...files].flatMap(([component, file]) => (isDrawing(file) ? [component] : [])));
      const listed = new Set(
        pageTexts.filter(({ component }) => drawing.has(component)).map(({ source }) => fileOf(source)),
      );
      const isIsland = (file: string): boolean => islands.has(file) || listed.has(file);
      let count = -1;
      // A page may give something to a partial that is an island for the same reason.
      while (count < listed.size) {
        count = listed.size;
        for (const { source, receivers } of pageReceivers)
          if (receivers.some(({ key, name }) => origins.get(`${key} ${name}`)?.some(isIsland)))
            listed.add(fileOf(source));
      }
      return [...listed];
    },
  };
}
