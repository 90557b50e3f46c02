import type { SiteView } from '../shared/model.ts';

/** What components may know about the language they are shown in, on the server and in the browser. */
export interface Language {
  site: SiteView;
  /** Translations of the site's own components, by id. */
  messages: Readonly<Record<string, string>>;
}

/**
 * `translate()` is a plain function that authors also call while their module is loaded, so the language cannot come from React. It is
 * in the global scope, set before the first module of the site is loaded, on the server as in the browser. On the server each
 * language has its own copy of the modules, which keeps the language it was loaded with.
 */
const KEY = Symbol.for('yaprak.language');
type Scope = { [KEY]?: Language | undefined };

const scope = globalThis as Scope;
let loadedWith = typeof window === 'undefined' ? scope[KEY] : undefined;

/** On the server, for modules that were loaded before their language was known. */
export function setLanguage(language: Language): void {
  loadedWith = language;
}

/** Nothing in the browser on a page of the default language: the bundled texts are right there. */
export function currentLanguage(): Language | undefined {
  return loadedWith ?? scope[KEY];
}

let loading: Promise<void> | undefined;

/** In the browser: loads the language of the page before a component is loaded. If that fails, texts are shown as they were written. */
export function loadLanguage(): Promise<void> {
  const url = document.documentElement.dataset.language;
  if (url === undefined) return Promise.resolve();
  return (loading ??= fetch(url)
    .then((response) => {
      if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}.`);
      return response.json();
    })
    .then(
      (language: Language) => void (scope[KEY] = language),
      (error: unknown) => console.warn('The translations of this page could not be loaded.', error),
    ));
}
