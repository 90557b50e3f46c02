import { groupByTag, listSearchPages, listTags } from '../plugins/search.ts';
import { isSearchFile, makeSearchIndex } from '../plugins/search-pages.ts';
import type { IndexSink } from '../search/build/part-sizes.ts';
import { wordSections, type RenderContext } from '../render/page/render-route.ts';
import { wordsOf } from '../routes/route-options.ts';
import type { Route, RouteBody, Section } from '../shared/model.ts';
import { formatOfModule, isMarkdownModule, moduleKey, sourceOfKey } from '../shared/module-key.ts';
import type { LoadedLanguage } from '../site/load-site.ts';

export type DevSearchContext = Pick<RenderContext, 'compile' | 'markdownFormat'>;

/** A language's search files in dev: all of them made when the first is asked for. They live until the next change of the site. */
export function createDevSearch(
  language: LoadedLanguage,
): (name: string, context: DevSearchContext) => string | undefined {
  const { config, routes, content } = language;
  let files: Map<string, string> | undefined;
  const make = (context: DevSearchContext): Map<string, string> => {
    const { search } = config;
    if (search === false) return new Map();
    const byUrl = new Map(routes.map((route) => [route.url, route]));
    const sectionsOf = (url: string): Section[] =>
      readSections(byUrl.get(url), { context, words: wordsOf(config.i18n) });
    const made = new Map<string, string>();
    const sink: IndexSink = { has: () => false, write: ({ name, text }) => made.set(name, text) };
    for (const [tag, pages] of groupByTag(listSearchPages(routes, search), listTags(content))) {
      const texts = pages.map((page) => ({ page, key: page.url, sections: () => sectionsOf(page.url) }));
      makeSearchIndex(texts, { tag, config: search, sink });
    }
    return made;
  };
  return (name, context) => (isSearchFile(name) ? (files ??= make(context)).get(name) : undefined);
}

/** The text of a page with the Markdown that it imports. Of a component only its title is known: running all of them would take too long. */
function readSections(
  route: Route | undefined,
  { context, words }: { context: DevSearchContext; words: Parameters<typeof wordSections>[1] },
): Section[] {
  const seen = new Set<string>();
  const read = (body: RouteBody): Section[] => {
    if (seen.has(body.source)) return [];
    seen.add(body.source);
    try {
      const { sections, imports } = context.compile(body);
      const partials = imports.flatMap(({ specifier }) => {
        const key = moduleKey(specifier, body.source);
        const source = isMarkdownModule(key) ? sourceOfKey(key) : undefined;
        return source === undefined ? [] : read({ source, format: formatOfModule(source, context.markdownFormat) });
      });
      return [...wordSections(sections, words), ...partials];
    } catch {
      // A page that cannot be compiled says why where it is opened.
      return [];
    }
  };
  return (route?.bodies ?? []).flatMap(read);
}
