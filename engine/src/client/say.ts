import type { TextFunction, TextId, TextParams } from '../shared/texts.ts';

/** The theme's words in the language of the page. They are fetched when the first of them is needed: a page that is read needs none. */
export async function say(id: TextId, params?: TextParams): Promise<string> {
  try {
    return (await loadTexts())(id, params);
  } catch {
    // Without a network there may be no words; what they belong to works without them.
    return '';
  }
}

/** For what needs many of them. */
export async function loadTexts(): Promise<TextFunction> {
  const [{ text }, { currentLanguage, loadLanguage }] = await Promise.all([
    import('../shared/texts.ts'),
    import('./language.ts'),
  ]);
  await loadLanguage();
  const words = { lang: document.documentElement.lang, own: currentLanguage()?.site.texts };
  return (id, params) => text(words, id, params);
}
