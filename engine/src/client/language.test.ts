import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from './language.ts';

/** Where components find their language, whichever copy of the modules they are in. */
const scope = globalThis as Record<symbol, unknown>;
const KEY = Symbol.for('yaprak.language');

const language = (hello: string): Language => ({ site: {} as Language['site'], messages: { hello } });

beforeEach(() => {
  vi.resetModules();
  delete scope[KEY];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete scope[KEY];
});

/** A copy of the module of its own. */
const load = () => import('./language.ts');

describe('currentLanguage', () => {
  it('is nothing until one is there', async () => {
    const { currentLanguage } = await load();
    expect(currentLanguage()).toBeUndefined();
    scope[KEY] = language('Merhaba');
    expect(currentLanguage()?.messages['hello']).toBe('Merhaba');
  });

  it('on the server stays the one that its copy of the modules was loaded with', async () => {
    scope[KEY] = language('Merhaba');
    const turkish = await load();
    vi.resetModules();
    scope[KEY] = language('Hallo');
    const german = await load();
    expect(turkish.currentLanguage()?.messages['hello']).toBe('Merhaba');
    expect(german.currentLanguage()?.messages['hello']).toBe('Hallo');
  });

  it('in the browser is that of the page', async () => {
    vi.stubGlobal('window', {});
    scope[KEY] = language('Merhaba');
    const { currentLanguage } = await load();
    scope[KEY] = language('Hallo');
    expect(currentLanguage()?.messages['hello']).toBe('Hallo');
  });
});

describe('loadLanguage', () => {
  const onPage = (dataset: Record<string, string>, answer: () => Promise<unknown> = () => Promise.reject()) => {
    const fetched = vi.fn(answer);
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('fetches the file that the page names, once', async () => {
    const answer = { ok: true, json: () => Promise.resolve(language('Merhaba')) };
    const fetched = onPage({ language: '/assets/language/tr-1.json' }, () => Promise.resolve(answer));
    const { currentLanguage, loadLanguage } = await load();
    await Promise.all([loadLanguage(), loadLanguage()]);
    await loadLanguage();
    expect(fetched.mock.calls).toEqual([['/assets/language/tr-1.json']]);
    expect(currentLanguage()?.messages['hello']).toBe('Merhaba');
  });

  it('fetches nothing where what is bundled is right', async () => {
    const fetched = onPage({});
    await (await load()).loadLanguage();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', () => Promise.resolve({ ok: false, status: 404, json: () => Promise.reject(new Error('unread')) })],
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ])('goes on with the texts as they were written when the file %s', async (_what, answer) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onPage({ language: '/x.json' }, answer);
    const { currentLanguage, loadLanguage } = await load();
    await expect(loadLanguage()).resolves.toBeUndefined();
    expect(currentLanguage()).toBeUndefined();
    expect(warned.mock.calls[0]?.[0]).toBe('The translations of this page could not be loaded.');
  });
});
