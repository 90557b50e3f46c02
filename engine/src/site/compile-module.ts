import { replacementOf } from '../plugins/index.ts';
import { openSiteFiles } from '../content/read.ts';
import { resolvePlaceholder, type PlaceholderResolvers } from '../render/page/placeholders.ts';
import { buildScope, isHeading, listToc, metadataOf } from '../render/page/mdx-scope.ts';
import type { MdxScope } from '../render/server-api.ts';
import { createPlaceholderResolvers, type BodyCompiler } from '../render/context.ts';
import { wordsOf } from '../routes/route-options.ts';
import { fillPlaceholders, fillTexts } from '../shared/placeholders.ts';
import type { CompiledPage, PageData, Route } from '../shared/model.ts';
import { docMetadata, postMetadata } from '../shared/content-metadata.ts';
import { formatOfModule } from '../shared/module-key.ts';
import type { MdxModule } from '../vite/plugins/mdx-modules.ts';
import { pluginCode } from './plugin-code.ts';
import { buildRenderData } from './render-data.ts';
import { listReplacedElements } from './replaced-elements.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';

/** A page in one language; a partial is a page of none. */
interface Shown {
  language: LoadedLanguage;
  route?: Route;
}

/** Compiles Markdown that the bundler needs: its links and words are settled here, since the browser cannot. */
export function createModuleCompiler(
  site: LoadedSite,
  { compile, highlight }: BodyCompiler,
): (source: string) => Promise<MdxModule> {
  // Most sites have no Markdown that the bundler asks for, and these grow with the pages.
  const prepare = () => ({ resolversOf: createResolvers(site), pages: findPages(site) });
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (source) => {
    const { resolversOf, pages } = (prepared ??= prepare());
    const shown: readonly Shown[] = pages.get(source) ?? site.languages.map((language) => ({ language }));
    const route = shown[0]?.route;
    const compiled = await compile(
      route?.bodies[0] ?? { source, format: formatOfModule(source, site.config.markdown.format) },
    );
    const { imports, toc } = compiled;
    const fences = (compiled.fences ?? []).map((fence) => ({
      ...fence,
      html: highlight(fence.code, fence.language, fence.meta),
    }));
    return {
      code: chooseByLanguage(
        shown.map((each) => ({
          lang: each.language.view.locale.htmlLang,
          code: settle(compiled, { ...each, source, fences, resolvers: resolversOf(each.language) }),
        })),
      ),
      specifiers: imports.map(({ specifier }) => specifier),
      exports: compiled.body.kind === 'mdx' ? exportsOf(compiled.body.code) : [],
      scope: {
        frontMatter: (route && metadataOf(route.page, source)?.frontMatter) ?? {},
        toc: listToc(toc),
        contentTitle: undefined,
        metadata: {},
        assets: {},
        ...(route && usedScope(compiled, route)),
      },
      metadata: route && describePage(route.page, source),
    };
  };
}

/** What else the text itself uses. Not given to all: it would reach the browser with each page. */
function usedScope({ body, toc }: CompiledPage, { bodies: [first], page }: Route): Partial<MdxScope> {
  const used = body.kind === 'mdx' ? (/^const \{(.*)\} = _scope;$/m.exec(body.code)?.[1]?.split(', ') ?? []) : [];
  if (!first || !used.some((name) => name === 'metadata' || name === 'contentTitle')) return {};
  const { metadata, contentTitle } = buildScope(first, { toc: toc.filter(isHeading), page });
  return { metadata, contentTitle };
}

function describePage(page: PageData, source: string): object | undefined {
  if (page.kind === 'doc' && page.doc.source === source) return docMetadata(page.doc);
  if (page.kind === 'blogPost' && page.post.source === source) return postMetadata(page.post);
  return metadataOf(page, source);
}

/** Names in what the body of a page gives back at its end: see CompiledBody. */
function exportsOf(code: string): string[] {
  const given = /\nreturn \{(.*)\};$/.exec(code)?.[1]?.split(', ') ?? [];
  const names = given.map((each) => /^"?([\p{ID_Start}$_][\p{ID_Continue}$]*)"?(?::|$)/u.exec(each)?.[1]);
  return names.filter((name) => name !== undefined && name !== 'default') as string[];
}

interface SettleOptions extends Shown {
  source: string;
  /** Highlighted: the browser cannot do that. */
  fences: readonly object[];
  resolvers: PlaceholderResolvers;
}

/** The code as one language has it. */
function settle(
  { body, placeholders }: CompiledPage,
  { language, route, source, fences, resolvers }: SettleOptions,
): string {
  const place = { source, pageUrl: route?.url ?? language.config.baseUrl };
  const code =
    body.kind === 'mdx'
      ? (fences.length > 0 ? `arguments[0].keepFences(${JSON.stringify(fences)});\n` : '') + body.code
      : // As the server draws a partial: see componentOfHtml.
        `const html = ${JSON.stringify(body.html)}; return { default: () => arguments[0].jsx('div', { className: 'partial', dangerouslySetInnerHTML: { __html: html } }) };`;
  const words = wordsOf(language.config.i18n);
  const articleLang = route?.textLang;
  const worded = fillTexts(code, { words, articleLang, escape: (text) => JSON.stringify(text).slice(1, -1) });
  return fillPlaceholders(worded, (_digest, index) => {
    const placeholder = placeholders[index];
    // The token stands in a string of the code: the size that follows an image's url in HTML has no place there.
    const kind = placeholder?.kind === 'image' ? 'asset' : placeholder?.kind;
    if (!placeholder || !kind) return '';
    const { text, given } = resolvePlaceholder({ kind, url: placeholder.url }, place, resolvers);
    return given === undefined || body.kind === 'html' ? text : JSON.stringify(given).slice(1, -1);
  });
}

/** One function body for all languages that show the file, since it is one module; a parameter says which of them is meant where they differ. */
function chooseByLanguage(versions: readonly { lang: string; code: string }[]): string {
  const [first] = versions;
  if (!first || versions.every(({ code }) => code === first.code)) return first?.code ?? '';
  const langs = JSON.stringify(versions.map(({ lang }) => lang));
  const bodies = versions.map(({ code }) => `function () {${code}\n}`).join(',\n');
  return `return [${bodies}][Math.max(0, ${langs}.indexOf(arguments[0].lang()))].apply(this, arguments);`;
}

/** How links resolve in each language, found out when it is first asked for. */
function createResolvers(site: LoadedSite): (language: LoadedLanguage) => PlaceholderResolvers {
  const known = new Map<LoadedLanguage, PlaceholderResolvers>();
  const code = pluginCode(site);
  const asWritten = code.link !== undefined && listReplacedElements({ ...site.config, ...code }).includes('a');
  return (language) => {
    const data = () => buildRenderData(language, { assets: { styles: [], scripts: [] }, islands: {}, plugins: [] });
    const found = known.get(language) ?? {
      ...createPlaceholderResolvers(data(), openSiteFiles(language.config.siteDir)),
      asWritten,
      replaceMissing: replacementOf(site.plugins),
    };
    known.set(language, found);
    return found;
  };
}

/** The pages that each file makes, the default language's first. */
function findPages(site: LoadedSite): Map<string, Shown[]> {
  const known = new Map<string, Shown[]>();
  for (const language of site.languages)
    for (const route of language.routes)
      if (route.source !== undefined)
        known.set(route.source, [...(known.get(route.source) ?? []), { language, route }]);
  return known;
}
