import { joinUrl } from '../shared/url.ts';
import type { LocaleConfig, UserConfig } from './schema.ts';

type WrittenLocale = NonNullable<NonNullable<UserConfig['i18n']>['localeConfigs']>[string];

/** Scripts that are written from right to left. `Intl.Locale` does not have this on every Node version. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Fills the defaults of a locale. A name that is no language tag works too, without a label or direction of its own. */
export function resolveLocale(
  name: string,
  { written = {}, ...site }: { written?: WrittenLocale; baseUrl: string; defaultLocale: string },
): LocaleConfig {
  const htmlLang = languageTag(written.htmlLang ?? name);
  return {
    name,
    label: written.label ?? labelOf(name),
    htmlLang,
    direction: written.direction ?? directionOf(htmlLang),
    calendar: written.calendar ?? 'gregory',
    path: written.path ?? name,
    translate: written.translate ?? true,
    ...(written.url === undefined ? {} : { url: written.url.replace(/\/+$/, '') }),
    baseUrl: written.baseUrl ?? (name === site.defaultLocale ? site.baseUrl : `${joinUrl(site.baseUrl, name)}/`),
  };
}

/** The language tag of a locale: `tr-TR` for `tr_TR`, `und` for a name that is no language. */
function languageTag(name: string): string {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0] ?? 'und';
  } catch {
    return 'und';
  }
}

/** Labels that `Intl` would give too, but that takes 30 ms on every start. */
export const KNOWN_LABELS: Readonly<Record<string, string>> = { en: 'English', tr: 'Türkçe' };

function labelOf(name: string): string {
  return KNOWN_LABELS[name] ?? queryLabel(name);
}

/** The name of a language in itself. */
export function queryLabel(name: string): string {
  try {
    const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
    return label.charAt(0).toLocaleUpperCase(name) + label.slice(1);
  } catch {
    return name;
  }
}

function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
