import path from 'node:path';
import type { Plugin } from 'vite';
import { ICON_PARTS } from '../../shared/icon-parts.ts';
import { engineSrc } from '../paths.ts';
import { listExtraFiles, type LookStyles } from '../theme/extra-styles.ts';
import { createPageImports } from './package-islands.ts';
import { listElementOverrides } from './element-overrides.ts';
import { findOverride, type ThemeFolders } from './theme-parts.ts';

/** Input of the virtual modules. */
export interface VirtualInput extends ThemeFolders {
  /** Keys (see moduleKey) of the modules that pages import and of React pages. */
  modules: readonly string[];
  /** Public data of the site that islands may read in the browser, or a promise of it. */
  siteData: unknown;
  look?: LookStyles;
  /** See PluginBundle. */
  link?: string | undefined;
}

/**
 * `yaprak:modules` (server): what pages import. `yaprak:mdx-components`: what MDX may use without importing. `yaprak:link`: what
 * draws a link that a component of the site hands on. `yaprak:island`: the island wrapper. `yaprak:icons` (server): icons of the site. `yaprak:extra-styles` (browser): what few pages need. `virtual:yaprak/site`: the site's public data.
 * A module that cannot be found is left out: the page that imports it reports it, with its file and line.
 */
export function virtualModules(input: VirtualInput): Plugin {
  const imports = createPageImports(input);
  return {
    name: 'yaprak:virtual-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'yaprak:island') return path.join(engineSrc, 'islands/create-island.ts');
      return NAMES.has(id) ? `\0${id}` : null;
    },
    async load(id) {
      if (id === '\0virtual:yaprak/site') return `export default ${JSON.stringify(await input.siteData)};`;
      if (id === '\0yaprak:mdx-components') return mdxComponents(input);
      if (id === '\0yaprak:link')
        return input.link ? `export { default } from ${JSON.stringify(input.link)};` : "export default 'a';";
      if (id === '\0yaprak:icons') return ownIcons(input);
      if (id === '\0yaprak:extra-styles') return extraStyleUrls(input.look);
      if (id !== '\0yaprak:modules') return null;
      const entries: string[] = [];
      for (const key of input.modules) {
        const id = await imports.find(key, this);
        if (id !== undefined)
          entries.push(`${JSON.stringify(key)}: () => import(${JSON.stringify(id)}).then((all) => all.islands ?? all)`);
      }
      return `export const modules = {${entries.join(',\n')}};`;
    },
  };
}

const NAMES = new Set([
  'yaprak:modules',
  'yaprak:mdx-components',
  'yaprak:icons',
  'yaprak:link',
  'yaprak:extra-styles',
  'virtual:yaprak/site',
]);

/** By class. Where one state of an element has an icon of the site's own, the others are drawn as elements, too. */
function ownIcons(folders: ThemeFolders): string {
  const replaced = Object.entries(ICON_PARTS).filter(([, parts]) => parts.some((part) => findOverride(folders, part)));
  const parts = replaced.flatMap(([, names]) => names);
  const entries = replaced.map(
    ([name, names]) => `${JSON.stringify(name)}: [${names.map((part) => `i${parts.indexOf(part)}`).join(', ')}]`,
  );
  return [
    ...parts.map((part, index) => `import i${index} from ${JSON.stringify(`@theme/${part}`)};`),
    `export const icons = {${entries.join(', ')}};`,
  ].join('\n');
}

/** Addresses of the stylesheets that few pages need. */
function extraStyleUrls(look: LookStyles | undefined): string {
  const files = listExtraFiles(look);
  return [
    ...files.map((file, index) => `import url${index} from ${JSON.stringify(`${file}?url`)};`),
    `export const urls = [${files.map((_file, index) => `url${index}`).join(', ')}];`,
  ].join('\n');
}

/** The theme's components for MDX. Those of the site override them. */
function mdxComponents(folders: ThemeFolders): string {
  const own = findOverride(folders, 'MDXComponents');
  const elements = listElementOverrides(folders);
  const theme = JSON.stringify(path.join(engineSrc, 'theme/mdx-components.tsx'));
  return [
    `import * as adapters from ${theme};`,
    `import { mdxComponents } from ${theme};`,
    ...elements.map(({ module }, index) => `import e${index} from ${JSON.stringify(module)};`),
    own ? `import site from ${JSON.stringify(own)};` : 'const site = {};',
    `const elements = {${elements.map(({ element, adapter }, index) => `${element}: ${adapter ? `adapters.${adapter}(e${index}, ${JSON.stringify(element)})` : `e${index}`}`).join(', ')}};`,
    // A site that copied the whole list has the theme's own in it, and names of plain elements. Those are not overrides. Nor is what is not
    // there yet, since two modules import each other.
    'const isOwn = ([name, component]) => component !== undefined && component !== name && component !== mdxComponents[name];',
    'const own = Object.fromEntries(Object.entries(site).filter(isOwn));',
    'if (own.code && !own.pre) elements.pre = adapters.toFence();',
    'export const replacedElements = Object.keys(elements);',
    'export const siteComponents = own;',
    'export const themeComponents = mdxComponents;',
    'export const components = { ...mdxComponents, ...elements, ...own };',
    "if (components.a !== 'a') components.a = adapters.toLink(components.a);",
  ].join('\n');
}
