/** Modules that the bundler writes (vite/plugins/virtual-modules.ts). */
declare module 'yaprak:modules' {
  export const modules: Record<string, () => Promise<Record<string, unknown>>>;
}

declare module 'yaprak:mdx-components' {
  /** The theme's components for MDX. Those of the site override them. */
  export const components: Record<string, unknown>;
  export const siteComponents: Record<string, unknown>;
  export const themeComponents: Record<string, unknown>;
  /** Names of elements that a part in the site's src/theme draws. */
  export const replacedElements: string[];
}

declare module 'yaprak:icons' {
  /** Components of the site's own icons: see ICON_PARTS. */
  export const icons: Record<string, unknown[]>;
}
