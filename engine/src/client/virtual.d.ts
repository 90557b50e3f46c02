/** Module that the bundler writes (vite/plugins/virtual-modules.ts): addresses of the stylesheets that few pages need. */
declare module 'yaprak:extra-styles' {
  export const urls: readonly string[];
}

/** The same: what draws a link that a component of the site hands on (see PluginBundle). */
declare module 'yaprak:link' {
  const link: import('react').ElementType<import('react').ComponentProps<'a'>>;
  export default link;
}
