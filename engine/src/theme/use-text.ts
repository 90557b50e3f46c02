import { useContext } from 'react';
import { PageContext } from './context.ts';
import { text, type TextId, type TextParams } from '../shared/texts.ts';

export type TextFunction = (id: TextId, params?: TextParams) => string;

/** Language of the page: from the render on the server, from the document inside an island. */
export function useLocale(): string {
  const page = useContext(PageContext);
  if (page) return page.view.site.locale.htmlLang;
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
}

/** The theme's texts in the language of the page. */
export function useText(): TextFunction {
  const locale = useLocale();
  return (id, params) => text(locale, id, params);
}
