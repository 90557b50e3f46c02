import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createContext, renderIn, site } from './testing/render-page.tsx';
import { speak } from './testing/speak.ts';
import { useLocale, useText } from './use-text.ts';

afterEach(() => speak());

function Words() {
  const t = useText();
  return (
    <>
      {useLocale()}: {t('docs.next')}, {t('blog.count', { count: 2 })}
    </>
  );
}
const german = { locale: { ...site.locale, htmlLang: 'de' }, texts: { 'docs.next': 'Weiter' } };

describe('useText', () => {
  it('speaks the language of the page, the site’s own wordings first', () => {
    expect(renderIn(<Words />)).toBe('en: Next, 2 posts');
    expect(renderIn(<Words />, createContext({ site: german }))).toBe('de: Weiter, 2 posts');
  });

  it('in an island speaks the language that was loaded for it, without a look at the page', () => {
    speak({ site: { ...german, texts: { 'docs.next': 'Weiter!', 'blog.count': '|{count} Beiträge' } } });
    const page = { ...createContext(), inIsland: true };
    Object.defineProperty(page, 'view', {
      get: () => {
        throw new Error('The view of the page would be sent along.');
      },
    });
    expect(renderIn(<Words />, page)).toBe('de: Weiter!, 2 Beiträge');
    expect(renderToStaticMarkup(<Words />)).toBe('de: Weiter!, 2 Beiträge');
  });

  it('speaks English where nothing is known', () => {
    expect(renderToStaticMarkup(<Words />)).toBe('en: Next, 2 posts');
  });
});
