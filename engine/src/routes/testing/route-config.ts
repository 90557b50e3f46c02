import type { RouteConfig } from '../route-options.ts';

/** The config of a site of one language, for tests of the routes. */
export const CONFIG: RouteConfig = {
  baseUrl: '/',
  rootUrl: '/',
  trailingSlash: undefined,
  i18n: { currentLocale: 'en', localeConfigs: {}, texts: {} },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

/** The same in Turkish. */
export const TURKISH: RouteConfig = { ...CONFIG, i18n: { ...CONFIG.i18n, currentLocale: 'tr' } };
