import { useContext } from 'react';
import { PageContext } from './context.ts';
import { text, type TextFunction, type Words } from '../shared/texts.ts';
import { currentLanguage } from '../client/language.ts';

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
  // An island must not look at its page for this: the view would be sent along.
  return { lang, own: page && !page.inIsland ? page.view.site.texts : currentLanguage()?.site.texts };
}

/** The theme's texts in the language of the page. */
export function useText(): TextFunction {
  const words = useWords();
  return (id, params) => text(words, id, params);
}
