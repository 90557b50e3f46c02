import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package of the theme's texts in many languages. Package managers that share nothing put it beside the theme. */
const PLACES = [[], ['@docusaurus/theme-classic'], ['@docusaurus/preset-classic', '@docusaurus/theme-classic']];
const FILES = ['theme-common.json', 'theme-search-algolia.json'];

/** The texts of Docusaurus's theme in a language, where the site has them installed. It has none in English: these are in its code. */
export function readThemeTranslations(locale: string, { configFile }: { configFile: string }): Record<string, string> {
  const folder = findFolder(configFile);
  if (folder === undefined) return {};
  const found = FILES.map((name) => namesOf(locale).map((each) => path.join(folder, 'locales', each, name)));
  const files = found.flatMap((candidates) => candidates.find((file) => existsSync(file)) ?? []);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

function findFolder(configFile: string): string | undefined {
  for (const place of PLACES) {
    try {
      const from = place.reduce((file, name) => resolvePackage(name, file), configFile);
      return path.dirname(resolvePackage('@docusaurus/theme-translations', from));
    } catch {
      // It is not there.
    }
  }
  return undefined;
}

function resolvePackage(name: string, from: string): string {
  return createRequire(from).resolve(`${name}/package.json`);
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
