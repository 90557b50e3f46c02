import type { Plugin } from 'vite';
import { serverEntry } from '../paths.ts';
import { orderStyles } from './style-order.ts';

/** CSS modules (absolute files) that one module of those that pages import uses alone, and that module. In the order of imports. */
export type PageStyles = ReadonlyMap<string, string>;

const CSS_MODULE = /\.module\.css$/;

export interface SiteStyles {
  /** All stylesheets that modules import, in the order of imports. */
  styles: string[];
  pageStyles: PageStyles;
}

/**
 * Goes into the server build. Lists the stylesheets, and finds the CSS modules that few pages need: those of a React page, or of a component
 * that pages import. One that several such modules use, or a part of the theme, stays in the stylesheet of every page. So does one that
 * an island uses: it may be drawn later, in a page that arrived without its classes.
 */
export function collectStyles(): { plugin: Plugin; read: (islands: Iterable<string>) => SiteStyles } {
  const sources = new Map<string, string>();
  const imports = new Map<string, string[]>();
  const users = new Map<string, string>();
  const importsOf = (id: string): string[] => imports.get(id) ?? [];
  const plugin: Plugin = {
    name: 'yaprak:page-styles',
    enforce: 'pre',
    transform(code, id) {
      if (CSS_MODULE.test(id)) sources.set(id, code);
    },
    buildEnd() {
      /** The modules that pages import by which a module is used; undefined stands for all else. */
      const findUsers = (id: string, seen: Set<string>): (string | undefined)[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const info = this.getModuleInfo(id);
        const users = (info?.importers ?? []).flatMap((importer) => findUsers(importer, seen));
        const dynamic = info?.dynamicImporters ?? [];
        const isPageModule = dynamic.includes('\0yaprak:modules');
        if (isPageModule) users.push(id);
        return users.length === 0 || dynamic.length > Number(isPageModule) ? [...users, undefined] : users;
      };
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        imports.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]);
      }
      for (const [file, source] of sources) {
        const found = new Set(findUsers(file, new Set()));
        const [user] = found;
        if (found.size === 1 && user !== undefined && hasOnlyOwnRules(source)) users.set(file, user);
      }
    },
  };
  return {
    plugin,
    read(islands) {
      const styles = orderStyles([serverEntry], importsOf);
      const ofIslands = new Set(orderStyles(islands, importsOf));
      const pageStyles = new Map<string, string>();
      for (const file of styles) {
        const user = ofIslands.has(file) ? undefined : users.get(file);
        if (user !== undefined) pageStyles.set(file, user);
      }
      return { styles, pageStyles };
    },
  };
}

const AT_RULES = /@(?!media\b|supports\b|container\b|keyframes\b)[a-z-]+/i;

/** Whether each rule of a CSS module names one of its classes: then a page without them does not need it. */
export function hasOnlyOwnRules(source: string): boolean {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  if (AT_RULES.test(text) || /:(?:global|import|export)\b|\bcomposes\s*:/.test(text)) return false;
  const rules = text
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
    .replace(/@[^{]*\{/g, '')
    .replace(/:(?:not|is|where|has)\([^{]*?\)/g, '');
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.length > 0 && selectors.every((selector) => /\.[a-z_]/i.test(selector));
}
