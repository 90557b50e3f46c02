import { useContext } from 'react';
import { currentLanguage } from '../client/language.ts';
import type { PageData, SiteView } from '../shared/model.ts';
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

/** Texts that are part of an article, in its language. An island has the texts of its page only. */
export function useArticleText(): TextFunction {
  const page = useContext(PageContext);
  const words = useWords();
  const lang = page && !page.inIsland ? page.view.textLang : undefined;
  return (id, params) => text(lang === undefined ? words : { lang }, id, params);
}

/** Attributes of a text in another language than the page around it. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** The language of the page's text. */
export function useTextLanguage(): TextLanguage {
  const { textLang, site } = usePage().view;
  return describe(textLang, site);
}

/** The language of the docs or the blog around the page, for lists. */
export function useSectionLanguage(): TextLanguage {
  const { page, site } = usePage().view;
  return describe(sectionLang(page), site);
}

/** For an interface text inside a list that says its language. */
export function useInterfaceLanguage(): TextLanguage {
  const { page, site } = usePage().view;
  return describe(sectionLang(page), site).lang === undefined ? {} : { lang: site.locale.htmlLang };
}

/** The same for titles of other pages, outside of such lists. */
export function useLanguageOf(): (text: { lang?: string; untranslated?: true }) => TextLanguage {
  const { page, site } = usePage().view;
  const original = site.locales.find(({ name }) => name === site.defaultLocale)?.htmlLang;
  return ({ lang, untranslated }) => describe(lang ?? (untranslated ? original : sectionLang(page)), site);
}

function sectionLang(page: PageData): string | undefined {
  if ('version' in page) return page.version.lang;
  return 'blog' in page ? page.blog.lang : undefined;
}

function describe(lang: string | undefined, site: SiteView): TextLanguage {
  if (lang === undefined || lang === site.locale.htmlLang) return {};
  const direction = site.locales.find(({ htmlLang }) => htmlLang === lang)?.direction;
  return { lang, ...(direction === undefined || direction === site.locale.direction ? {} : { dir: direction }) };
}
