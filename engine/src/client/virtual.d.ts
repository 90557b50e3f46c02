/** Module that the bundler writes (vite/plugins/virtual-modules.ts): addresses of the stylesheets that few pages need. */
declare module 'yaprak:extra-styles' {
  export const urls: readonly string[];
}
