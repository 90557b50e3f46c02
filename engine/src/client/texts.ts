import type { TextFunction, TextId, TextParams } from '../shared/texts.ts';

/** A text of the theme in the language of the page. Texts are fetched with the first use: a page that is only read needs none. */
export async function loadText(id: TextId, params?: TextParams): Promise<string> {
  try {
    return (await loadTexts())(id, params);
  } catch {
    // Without a network there may be no texts; whatever shows them works without.
    return '';
  }
}

/** For code that needs many of them. */
export async function loadTexts(): Promise<TextFunction> {
  const [{ text }, { currentLanguage, loadLanguage }] = await Promise.all([
    import('../shared/texts.ts'),
    import('./language.ts'),
  ]);
  await loadLanguage();
  const language = { lang: document.documentElement.lang, own: currentLanguage()?.site.texts };
  return (id, params) => text(language, id, params);
}
