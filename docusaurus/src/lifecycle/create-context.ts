import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, listOf, readLocaleConfigs, type Fields } from '../config/entries.ts';
import type { DocusaurusContext, DocusaurusI18n } from './types.ts';

export interface ContextOptions {
  siteDir: string;
  /** Absolute. */
  configFile: string;
  outDir: string;
  /** See completeSiteConfig. */
  siteConfig: Fields;
}

/** Folder of generated files, relative to the site. */
export const GENERATED = '.docusaurus';

/** What a plugin is told of the site, in one language. */
export function createContext(locale: string | undefined, options: ContextOptions): DocusaurusContext {
  const { siteDir, siteConfig } = options;
  const i18n = readI18n(siteConfig, locale);
  const { currentLocale, defaultLocale } = i18n;
  const { baseUrl = '/', path: folder = currentLocale } = i18n.localeConfigs[currentLocale] ?? {};
  const isDefault = currentLocale === defaultLocale;
  const rootUrl = String(siteConfig['baseUrl']);
  const localizationDir = path.join(siteDir, i18n.path, folder);
  const storage = fieldsOf(siteConfig['storage']);
  return {
    siteDir,
    siteVersion: readVersion(path.join(siteDir, 'package.json')),
    siteStorage: { type: storage['type'] === 'sessionStorage' ? 'sessionStorage' : 'localStorage', namespace: '' },
    // Docusaurus makes one language after the other in one folder. Here all are made at once.
    generatedFilesDir: path.join(siteDir, GENERATED, ...(isDefault ? [] : ['locales', currentLocale])),
    localizationDir,
    siteConfig: { ...siteConfig, baseUrl },
    siteConfigPath: options.configFile,
    outDir: path.join(options.outDir, baseUrl.startsWith(rootUrl) ? baseUrl.slice(rootUrl.length) : ''),
    baseUrl,
    i18n,
    codeTranslations: readCodeTranslations(path.join(localizationDir, 'code.json')),
  };
}

/** The locales of a config: the default one first in what is built, in the author's order in what plugins see. */
export function listLocales(siteConfig: Fields): string[] {
  const { defaultLocale, locales } = readI18n(siteConfig, undefined);
  return [defaultLocale, ...locales.filter((name) => name !== defaultLocale)];
}

function readI18n(siteConfig: Fields, locale: string | undefined): DocusaurusI18n {
  const written = fieldsOf(siteConfig['i18n']);
  const defaultLocale = String(written['defaultLocale'] ?? 'en');
  const names = listOf(written['locales']).map(String);
  const locales = names.length > 0 ? names : [defaultLocale];
  const rootUrl = String(siteConfig['baseUrl']);
  const given = fieldsOf(readLocaleConfigs(written['localeConfigs']));
  const localeConfigs = Object.fromEntries(
    locales.map((name) => {
      const own = fieldsOf(given[name]);
      const baseUrl = name === defaultLocale ? rootUrl : `${rootUrl}${name}/`;
      return [
        name,
        { ...defaultsOf(name), url: siteConfig['url'], baseUrl, ...own, path: String(own['path'] ?? name) },
      ];
    }),
  ) as DocusaurusI18n['localeConfigs'];
  return {
    defaultLocale,
    locales,
    path: String(written['path'] ?? 'i18n'),
    currentLocale: locale ?? defaultLocale,
    localeConfigs,
  };
}

function defaultsOf(name: string): Fields {
  try {
    const label = new Intl.DisplayNames(name, { type: 'language', fallback: 'code' }).of(name) ?? name;
    const locale = new Intl.Locale(name) as Intl.Locale & { textInfo?: { direction?: string } };
    return {
      label: label.charAt(0).toLocaleUpperCase(name) + label.slice(1),
      direction: locale.textInfo?.direction ?? 'ltr',
      htmlLang: name,
      calendar: 'gregory',
      translate: true,
    };
  } catch {
    return { label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', translate: true };
  }
}

/** Of a `package.json`. */
export function readVersion(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}

function readCodeTranslations(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message?: string }>;
  return Object.fromEntries(Object.entries(texts).map(([id, { message = '' }]) => [id, message]));
}
