import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ORIGINAL as ISLAND_ORIGINAL } from './client-directive.ts';
import { createClientFinder, type Bundler } from './client-modules.ts';
import { engineSrc, isEngineFile } from '../paths.ts';
import {
  findOverride,
  findOverrideBelow,
  findPart,
  hasPlaceFor,
  importedPart,
  isInTheme,
  isPartId,
  loadMissingPart,
  loadPart,
  missingPartId,
  originalId,
  originalShownBy,
  partId,
  readPartImport,
  type ThemeFolders,
} from './theme-parts.ts';

/** What stands for a part of the theme in the code of an island that replaces it. */
const ORIGINAL_PART = '\0yaprak:original-part/';

function loadOriginalPart(name: string): string {
  const file = JSON.stringify(path.join(engineSrc, 'client/original-part.ts'));
  return `import { createOriginalPart } from ${file};\nexport default createOriginalPart(${JSON.stringify(name)});`;
}

/** The theme renders the table of contents outside the layout of a doc, unless the site's own layout has a place for it. */
const BESIDE_LAYOUT = 'DocItem/TOC/Desktop';
const RENDERS_NOTHING = 'DocItem/TOC/Mobile';

/** In a bar of the site's own the narrow menu stands in its drawer, whoever draws the menu. */
const MENU = 'Navbar/MobileSidebar';
const BARS = ['Navbar/Layout', 'Navbar'];
const MENU_DRAWER = '\0yaprak:menu-drawer';

function loadMenuDrawer(): string {
  const file = JSON.stringify(path.join(engineSrc, 'theme/navbar/mobile-menu.tsx'));
  return `export { MenuDrawer as default } from ${file};`;
}

/**
 * Resolves `@theme/…` (the site's replacement first), `@theme-original/…` (without the importer's own) and `@theme-init/…` (the theme's own)
 * by the table of parts. The theme imports its own parts in this way too.
 */
export function partsResolver(options: ThemeFolders): Plugin {
  const findClients = createClientFinder(options);
  /** Whether the importer is an island that replaces the part: then the server renders the original. */
  const isServerRendered = async (bundler: Bundler, name: string, importer: string): Promise<boolean> => {
    const isInside = importer.endsWith(ISLAND_ORIGINAL);
    const file = isInside ? importer.slice(0, -ISLAND_ORIGINAL.length) : importer;
    if (findOverride(options, name) !== file) return false;
    const code = readFileSync(file, 'utf8');
    if (originalShownBy(file, { code, folders: options })?.name !== name) return false;
    return findClients(bundler).isClient(file, code);
  };
  const isBar = (importer: string): boolean => BARS.some((bar) => findOverride(options, bar) === importer);
  return {
    name: 'yaprak:parts-resolver',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      if (isPartId(id) || id.startsWith(ORIGINAL_PART) || id === MENU_DRAWER) return id;
      const own = importer.split('?')[0] ?? '';
      if (id.includes('MobileSidebar') && importedPart(id, own, options) === MENU && isBar(own)) return MENU_DRAWER;
      const { name, layer } = readPartImport(id) ?? {};
      if (name === undefined) return null;
      const isKnown = findPart(name) !== undefined;
      if (layer === undefined) {
        if (isEngineFile(importer) && isKnown) return partId(name);
        if (name === BESIDE_LAYOUT && !hasPlaceFor(name, options)) return partId(RENDERS_NOTHING);
        const found = findOverride(options, name) ?? (isKnown ? partId(name) : undefined);
        if (found !== undefined || !isInTheme(own, options)) return found ?? null;
        // Every file of the theme's folders is in the bundle. Nothing may draw this one, since the site has its own Layout: it fails when it is drawn.
        return (await this.resolve(id, importer, { skipSelf: true })) ?? missingPartId(name);
      }
      const isInIsland = this.environment.name === 'client' || importer.endsWith(ISLAND_ORIGINAL);
      if (isInIsland && (await isServerRendered(this, name, importer))) return ORIGINAL_PART + name;
      const below = layer === 'original' ? findOverrideBelow(options, name, importer) : undefined;
      return below ?? (isKnown ? originalId(name) : null);
    },
    load(id) {
      if (id.startsWith(ORIGINAL_PART)) return loadOriginalPart(id.slice(ORIGINAL_PART.length));
      if (id === MENU_DRAWER) return loadMenuDrawer();
      return loadMissingPart(id) ?? (isPartId(id) ? loadPart(id, options) : null);
    },
  };
}
