import type { Route } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';

/** The routes of one language. */
export interface LanguageRoutes {
  /** Its locale. */
  name: string;
  htmlLang: string;
  baseUrl: string;
  isDefault: boolean;
  routes: readonly Route[];
  /** Groups of content folders, translations first and originals last. */
  roots: readonly (readonly string[])[];
}

/** Tell each page where it is in the other languages. Cost grows with the pages of all languages, once. */
export function linkLanguages(languages: readonly LanguageRoutes[]): Route[][] {
  if (languages.length < 2) return languages.map(({ routes }) => [...routes]);
  const keyed = languages.map((language) => {
    const keyOf = createKeys(language);
    return { ...language, keyOf, urls: new Map(language.routes.map((route) => [keyOf(route), route.url])) };
  });
  const original = languages.find(({ isDefault }) => isDefault)?.htmlLang;
  return keyed.map(({ routes, keyOf, isDefault }) =>
    routes.map((route) => {
      if (route.page.kind === 'notFound') return route;
      const key = keyOf(route);
      const isUntranslated = !isDefault && route.source === key && route.page.kind !== 'reactPage';
      const languages = keyed.flatMap(({ name, htmlLang, urls }) => {
        const url = urls.get(key);
        return url === undefined ? [] : [{ name, htmlLang, url }];
      });
      return { ...route, languages, ...(isUntranslated && original !== undefined ? { textLang: original } : {}) };
    }),
  );
}

/** Two routes of one key are one page in two languages: they come from one file, or have one address below their language's root. */
function createKeys({ baseUrl, roots }: LanguageRoutes): (route: Route) => string {
  const groups = roots.filter((group) => group.length > 1);
  return ({ source, url }) => {
    if (source === undefined) return urlKey(`/${url.slice(baseUrl.length)}`);
    for (const group of groups) {
      const home = group.find((root) => source.startsWith(`${root}/`));
      if (home !== undefined) return `${group.at(-1)}${source.slice(home.length)}`;
    }
    return source;
  };
}
