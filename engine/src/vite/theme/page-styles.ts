import type { Plugin } from 'vite';

/** CSS modules (absolute files) that one module of those that pages import uses alone, and that module. Sorted by file. */
export type PageStyles = ReadonlyMap<string, string>;

const CSS_MODULE = /\.module\.css$/;

/**
 * Goes into the server build. Finds the CSS modules that few pages need: those of a React page, or of a component that pages import. One
 * that several such modules use, or a part of the theme, stays in the stylesheet of every page.
 */
export function collectPageStyles(): { plugin: Plugin; pageStyles: Map<string, string> } {
  const sources = new Map<string, string>();
  const pageStyles = new Map<string, string>();
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
      for (const file of [...sources.keys()].sort()) {
        const users = new Set(findUsers(file, new Set()));
        const [user] = users;
        if (users.size === 1 && user !== undefined && hasOnlyOwnRules(sources.get(file) ?? ''))
          pageStyles.set(file, user);
      }
    },
  };
  return { plugin, pageStyles };
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
