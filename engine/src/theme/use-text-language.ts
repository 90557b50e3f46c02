import { usePage } from './context.ts';

/** The language of the page's text, as attributes, where it is not that of the page around it: it has no translation. */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { textLang, site } = usePage().view;
  if (textLang === undefined) return {};
  const direction = site.locales.find(({ htmlLang }) => htmlLang === textLang)?.direction;
  return { lang: textLang, ...(direction === site.locale.direction ? {} : { dir: direction }) };
}
