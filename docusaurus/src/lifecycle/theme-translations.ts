import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveBrought } from './docusaurus-packages.ts';

/** The package of the theme's texts in many languages. */
const PACKAGE = '@docusaurus/theme-translations/package.json';
const FILES = ['theme-common.json', 'theme-search-algolia.json'];

/** The texts of Docusaurus's theme in a language, where the site has them installed. It has none in English: these are in its code. */
export function readThemeTranslations(locale: string, { configFile }: { configFile: string }): Record<string, string> {
  const manifest = resolveBrought(PACKAGE, configFile);
  if (manifest === undefined) return {};
  const folder = path.dirname(manifest);
  const found = FILES.map((name) => namesOf(locale).map((each) => path.join(folder, 'locales', each, name)));
  const files = found.flatMap((candidates) => candidates.find((file) => existsSync(file)) ?? []);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** As Docusaurus looks for them: `pt` is `pt-BR`, `zh-CN` may be `zh`. */
function namesOf(locale: string): string[] {
  try {
    const { language, region, script } = new Intl.Locale(locale).maximize();
    return [locale, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    return [locale];
  }
}
