import type { SiteView } from '../shared/model.ts';
import { usePage } from './context.ts';

/** Attributes of a text that is not in the language of the page around it. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The language of the page's text, where it is not that of the page around it: it has no translation. */
export function useTextLanguage(): TextLanguage {
  const { textLang, site } = usePage().view;
  return describe(textLang, site);
}

/** The same for what a page shows or says of others. */
export function useLanguageOf(): (text: { untranslated?: true }) => TextLanguage {
  const { site } = usePage().view;
  const original = site.locales.find(({ name }) => name === site.defaultLocale)?.htmlLang;
  return ({ untranslated }) => (untranslated ? describe(original, site) : {});
}

function describe(lang: string | undefined, site: SiteView): TextLanguage {
  if (lang === undefined) return {};
  const direction = site.locales.find(({ htmlLang }) => htmlLang === lang)?.direction;
  return { lang, ...(direction === site.locale.direction ? {} : { dir: direction }) };
}
