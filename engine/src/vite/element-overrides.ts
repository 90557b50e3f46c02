import { findOverride, type ThemeFolders } from './theme-parts.ts';

/** A Markdown element that a part of the site's theme renders. */
export interface ElementOverride {
  element: string;
  /** Its default export is the component. */
  module: string;
  /** Which function of theme/mdx-components.tsx turns the component into one for the element. */
  adapter?: 'toPre' | 'toHeading';
}

interface Replaceable {
  name: string;
  adapter?: ElementOverride['adapter'];
  /** The theme's part that uses it. */
  drawnBy?: string;
}

/** From the most specific name to the most general. */
const NAMES: Readonly<Record<string, readonly Replaceable[]>> = {
  a: [{ name: 'MDXComponents/A' }],
  admonition: [{ name: 'Admonition' }, { name: 'Admonition/Types', drawnBy: 'Admonition' }],
  code: [{ name: 'MDXComponents/Code' }],
  details: [{ name: 'MDXComponents/Details' }, { name: 'Details' }],
  img: [{ name: 'MDXComponents/Img' }],
  li: [{ name: 'MDXComponents/Li' }],
  mermaid: [{ name: 'Mermaid' }],
  pre: [{ name: 'MDXComponents/Pre' }, { name: 'CodeBlock', adapter: 'toPre' }],
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

/** Without any, the Markdown of pages stays plain HTML, which is faster. */
export function listElementOverrides(folders: ThemeFolders): ElementOverride[] {
  return Object.entries(NAMES).flatMap(([element, names]) => {
    for (const { name, adapter, drawnBy } of names) {
      const own = findOverride(folders, name);
      const module = own && drawnBy ? `@theme/${drawnBy}` : own;
      if (module !== undefined) return [{ element, module, adapter }];
    }
    return [];
  });
}
