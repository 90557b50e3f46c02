import { createRequire } from 'node:module';
import { fieldsOf, type Fields } from '../config/entries.ts';

/** What Docusaurus 3 has where a config is silent. */
const DEFAULTS: Fields = {
  tagline: '',
  baseUrl: '/',
  baseUrlIssueBanner: true,
  titleDelimiter: '|',
  noIndex: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  customFields: {},
  themeConfig: {},
};
const EMPTY_LISTS = ['plugins', 'themes', 'presets', 'headTags', 'stylesheets', 'scripts', 'clientModules'];

/**
 * A config with Docusaurus's defaults, as plugins expect it. Where Docusaurus is installed, its own function fills them in: its own plugins
 * read settings that come and go between versions.
 */
export function completeSiteConfig(written: Fields, options: { configFile: string; useInstalled: boolean }): Fields {
  const own = options.useInstalled ? validateByDocusaurus(written, options.configFile) : undefined;
  return own ?? withDefaults(written);
}

function validateByDocusaurus(written: Fields, configFile: string): Fields | undefined {
  try {
    const { validateConfig } = createRequire(configFile)('@docusaurus/core/lib/server/configValidation.js') as {
      validateConfig: (config: unknown, file: string) => Fields;
    };
    return validateConfig(written, configFile);
  } catch {
    // It is not installed, or refuses what Yaprak reads.
    return undefined;
  }
}

function withDefaults(written: Fields): Fields {
  const { future, i18n, markdown, storage, ...rest } = written;
  const given = fieldsOf(markdown);
  const { faster: renamed, experimental_faster: early } = fieldsOf(future);
  const faster = renamed ?? early ?? {};
  return {
    ...DEFAULTS,
    ...Object.fromEntries(EMPTY_LISTS.map((name) => [name, []])),
    ...rest,
    // Docusaurus's own preset reads `future.v4.…`. What its plugins read of its bundler got another name in 3.10.
    future: { v4: {}, ...fieldsOf(future), faster, experimental_faster: faster },
    i18n: { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {}, ...fieldsOf(i18n) },
    storage: { type: 'localStorage', namespace: '', ...fieldsOf(storage) },
    markdown: {
      format: 'mdx',
      mermaid: false,
      emoji: true,
      ...given,
      mdx1Compat: { comments: true, admonitions: true, headingIds: true, ...fieldsOf(given['mdx1Compat']) },
      anchors: { maintainCase: false, ...fieldsOf(given['anchors']) },
      hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw', ...fieldsOf(given['hooks']) },
    },
  };
}

/** Whether Docusaurus has rules under a `@media` after all others: its tools but for Lightning CSS put them there. */
export function putsMediaLast({ future }: Fields): boolean {
  const { faster, experimental_faster: early, v4 } = fieldsOf(future);
  const chosen = faster ?? early;
  const byDefault = v4 === true || fieldsOf(v4)['fasterByDefault'] === true;
  return (typeof chosen === 'boolean' ? chosen : (fieldsOf(chosen)['lightningCssMinimizer'] ?? byDefault)) !== true;
}
