import { severityOf, type Policy } from '../errors/index.ts';
import type { Problem, Route } from '../shared/model.ts';
import { urlKey } from '../shared/url.ts';

/** The routes of one language. */
export interface LanguageRoutes {
  /** Its locale. */
  name: string;
  htmlLang: string;
  baseUrl: string;
  routes: readonly Route[];
  /** Groups of content folders, translations first and originals last. */
  roots: readonly (readonly string[])[];
}

export interface LinkedRoutes {
  routes: Route[];
  /** Pages of the default language that are not part of this one, and the address they would have. */
  missing: { from: string; route: Route }[];
}

/** Adds to each page its addresses in the other languages. The first language is the default one. */
export function linkLanguages(
  languages: readonly LanguageRoutes[],
  options: { onDuplicateRoutes: Policy },
): { languages: LinkedRoutes[]; problems: Problem[] } {
  const [main] = languages;
  if (!main || languages.length < 2)
    return { languages: languages.map(({ routes }) => ({ routes: [...routes], missing: [] })), problems: [] };
  const { served, problems } = dropClashes(languages, options);
  const keyed = served.map((language) => {
    const keyOf = createKeys(language);
    return { ...language, keyOf, urls: new Map(language.routes.map((route) => [keyOf(route), route.url])) };
  });
  const linked = keyed.map((language): LinkedRoutes => {
    const { routes, keyOf, urls, baseUrl } = language;
    const isDefault = language === keyed[0];
    const link = (route: Route): Route => {
      if (route.page.kind === 'notFound') return route;
      const key = keyOf(route);
      const isUntranslated = !isDefault && route.source === key && route.page.kind !== 'reactPage';
      const found = keyed.flatMap(({ name, htmlLang, urls: known }) => {
        const url = known.get(key);
        return url === undefined ? [] : [{ name, htmlLang, url }];
      });
      return { ...route, languages: found, ...(isUntranslated ? { textLang: route.textLang ?? main.htmlLang } : {}) };
    };
    const lacks = (route: Route): boolean => !urls.has(keyed[0]?.keyOf(route) ?? '');
    const missing = isDefault ? [] : (keyed[0]?.routes ?? []).filter(lacks);
    return {
      routes: routes.map(link),
      missing: missing.map((route) => ({ from: baseUrl + route.url.slice(main.baseUrl.length), route })),
    };
  });
  return { languages: linked, problems };
}

/** Drops pages of the default language that have the address of a page of another language. */
function dropClashes(languages: readonly LanguageRoutes[], options: { onDuplicateRoutes: Policy }) {
  const [main, ...rest] = languages;
  const taken = new Map(rest.flatMap(({ routes }) => routes.map((route) => [urlKey(route.output), route] as const)));
  const clashing = (main?.routes ?? []).filter((route) => taken.has(urlKey(route.output)));
  const severity = severityOf(options.onDuplicateRoutes);
  const problems = clashing.flatMap((route): Problem[] => {
    const other = taken.get(urlKey(route.output));
    if (!severity || !other) return [];
    const message = `Both ${other.source ?? other.url} and ${route.source ?? route.url} have the address ${other.url}. The first is served, since the address belongs to its language.`;
    const place = route.source === undefined ? {} : { file: route.source };
    return [
      {
        code: 'duplicate-route',
        severity,
        message,
        ...place,
        hint: 'Rename one of them, or set "slug" in its front matter.',
      },
    ];
  });
  const left = new Set(clashing);
  const served = main ? [{ ...main, routes: main.routes.filter((route) => !left.has(route)) }, ...rest] : [];
  return { served, problems };
}

/** Makes the key of a route. Routes with one key are one page in several languages: of one file, or at one address below the language. */
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
