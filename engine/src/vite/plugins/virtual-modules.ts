import path from 'node:path';
import type { Plugin } from 'vite';
import { ICON_PARTS } from '../../shared/icon-parts.ts';
import { engineSrc } from '../paths.ts';
import { listExtraFiles, type LookStyles } from '../theme/extra-styles.ts';
import { createPageImports } from './package-islands.ts';
import { findOverride, findPart, type ThemeFolders } from './theme-parts.ts';

/** Input of the virtual modules. */
export interface VirtualInput extends ThemeFolders {
  /** Keys (see moduleKey) of the modules that pages import and of React pages. */
  modules: readonly string[];
  /** Public data of the site that islands may read in the browser, or a promise of it. */
  siteData: unknown;
  look?: LookStyles;
}

/**
 * `yaprak:modules` (server): what pages import. `yaprak:mdx-components`: what MDX may use without importing. `yaprak:island`: the island
 * wrapper. `yaprak:icons` (server): icons of the site. `yaprak:extra-styles` (browser): what few pages need. `virtual:yaprak/site`: the site's public data.
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
    // A site that copied the whole list has the theme's own in it, and names of plain elements. Those are not overrides.
    'const own = Object.fromEntries(Object.entries(site).filter(([name, component]) => component !== name && component !== mdxComponents[name]));',
    'if (own.code && !own.pre) elements.pre = adapters.toFence();',
    'export const replacedElements = Object.keys(elements);',
    'export const siteComponents = own;',
    'export const themeComponents = mdxComponents;',
    'export const components = { ...mdxComponents, ...elements, ...own };',
    "if (components.a !== 'a') components.a = adapters.toLink(components.a);",
  ].join('\n');
}

/** A Markdown element that a part of the site's theme renders. */
export interface ElementOverride {
  element: string;
  /** Its default export is the component. */
  module: string;
  /** Which function of theme/mdx-components.tsx turns the component into one for the element. */
  adapter?: 'toPre' | 'toFence' | 'toPlainFence' | 'toHeading';
}

interface Replaceable {
  name: string;
  adapter?: ElementOverride['adapter'];
  /** The theme's part that uses it. */
  drawnBy?: string;
}

function piecesOf(part: string): readonly string[] {
  return findPart(part)?.inPieces?.pieces ?? [];
}

/** From the most specific name to the most general. */
const REPLACEABLE: Readonly<Record<string, readonly Replaceable[]>> = {
  a: [{ name: 'MDXComponents/A' }],
  admonition: [
    { name: 'Admonition' },
    ...['Admonition/Types', ...piecesOf('Admonition/Types')].map((name) => ({ name, drawnBy: 'Admonition' })),
  ],
  code: [{ name: 'MDXComponents/Code' }, { name: 'CodeInline' }],
  details: [{ name: 'MDXComponents/Details' }, { name: 'Details' }],
  img: [{ name: 'MDXComponents/Img' }],
  li: [{ name: 'MDXComponents/Li' }],
  mermaid: [{ name: 'Mermaid' }],
  pre: [
    { name: 'MDXComponents/Pre' },
    { name: 'MDXComponents/Code', adapter: 'toFence' },
    { name: 'CodeBlock', adapter: 'toPre' },
    ...piecesOf('CodeBlock').map((name) => ({ name, adapter: 'toPre' as const, drawnBy: 'CodeBlock' })),
    { name: 'CodeInline', adapter: 'toPlainFence' },
  ],
  ul: [{ name: 'MDXComponents/Ul' }],
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [
      heading,
      [
        { name: 'MDXComponents/Heading', adapter: 'toHeading' as const },
        { name: 'Heading', adapter: 'toHeading' as const },
      ],
    ]),
  ),
};

/** Whether pages are drawn with a part of that name, though no other part imports it. */
export function isElementPart(name: string): boolean {
  return Object.values(REPLACEABLE).some((names) => names.some((each) => each.name === name));
}

/** When there are none, the Markdown of pages stays plain HTML, which is faster. */
export function listElementOverrides(folders: ThemeFolders): ElementOverride[] {
  return Object.entries(REPLACEABLE).flatMap(([element, names]) => {
    for (const { name, adapter, drawnBy } of names) {
      const own = findOverride(folders, name);
      const module = own && drawnBy ? `@theme/${drawnBy}` : own;
      if (module !== undefined) return [{ element, module, adapter }];
    }
    return [];
  });
}
