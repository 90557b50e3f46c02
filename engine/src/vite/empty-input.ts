import type { SiteBundleInput } from './plugins.ts';

/** For a site whose config cannot be read yet: enough to show why. */
export function emptyBundleInput(siteDir: string): SiteBundleInput {
  return {
    siteDir,
    baseUrl: '/',
    modules: [],
    siteData: {},
    customCss: [],
    clientModules: [],
    compileMdx: () => Promise.reject(new Error('The site is not loaded.')),
  };
}
