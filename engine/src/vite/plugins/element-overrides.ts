import { findOverride, findPart, type ThemeFolders } from './theme-parts.ts';

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
