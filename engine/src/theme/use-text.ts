import { useContext } from 'react';
import { currentLanguage } from '../client/language.ts';
import type { SiteView } from '../shared/model.ts';
import { text, type TextFunction, type Words } from '../shared/texts.ts';
import { PageContext, usePage } from '../client/page-context.ts';

/** Language of the page: from the render on the server, from the document inside an island. */
export function useLocale(): string {
  const page = useContext(PageContext);
  if (page && !page.inIsland) return page.view.site.locale.htmlLang;
  const language = currentLanguage();
  if (language) return language.site.locale.htmlLang;
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
}

function useWords(): Words {
  const page = useContext(PageContext);
  const lang = useLocale();
  // An island must not read its page for this: the whole view would be sent to the browser.
  return { lang, own: page && !page.inIsland ? page.view.site.texts : currentLanguage()?.site.texts };
}

/** The theme's texts in the language of the page. */
export function useText(): TextFunction {
  const words = useWords();
  return (id, params) => text(words, id, params);
}

/** Attributes of a text in another language than the page around it. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The language of the page's text if it has no translation. */
export function useTextLanguage(): TextLanguage {
  const { textLang, site } = usePage().view;
  return describe(textLang, site);
}

/** The same for titles of other pages. */
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
