import path from 'node:path';
import { createBodyCompiler, createHoleResolvers, type CompileBody } from '../render/kit.ts';
import { answerHole, type HoleResolvers } from '../render/answer-hole.ts';
import { metadataOf } from '../render/articles.ts';
import { wordsOf } from '../routes/route-options.ts';
import { fillHoles } from '../shared/holes.ts';
import type { Route } from '../shared/model.ts';
import { fillTexts } from '../shared/text-tokens.ts';
import { formatOfModule } from '../shared/module-key.ts';
import type { MdxModule } from '../vite/mdx-modules.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';
import { buildKitData, markdownOptions } from './kit-data.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';
import { createDiskCache, siteFiles } from './page-maker.ts';
import { surveyModules, type ModuleSurvey } from './survey-modules.ts';

export interface SiteSurvey extends ModuleSurvey {
  compile: CompileBody;
}

/** Nothing looked into yet: in dev, modules are loaded when a page asks for them. */
export function createSurvey(site: LoadedSite, options: { cacheDir: string; engineVersion: string }): SiteSurvey {
  const markdown = markdownOptions(site.config);
  const { compile } = createBodyCompiler(
    { markdown },
    { files: siteFiles(site.config.siteDir), cache: createDiskCache({ ...options, markdown }) },
  );
  return { modules: [], pageIslands: [], compile };
}

/** Which modules and which pages the bundler must know. */
export function surveySite(site: LoadedSite, options: { cacheDir: string; engineVersion: string }): SiteSurvey {
  const { compile } = createSurvey(site, options);
  const found = surveyModules(
    site.languages.flatMap(({ routes }) => routes),
    { sources: site.sources, compile, markdownFormat: site.config.markdown.format },
  );
  return { ...found, compile };
}

export function bundleInput(site: LoadedSite, survey: SiteSurvey): SiteBundleInput {
  const { config } = site;
  const [main] = site.languages;
  // Most sites have no Markdown that the bundler asks for, and these grow with the pages.
  const prepare = () => ({ resolvers: createResolvers(), known: findPages(site) });
  let prepared: ReturnType<typeof prepare> | undefined;
  /** Markdown that the bundler needs: its links are settled here, since the browser cannot. */
  const compileMdx = async (source: string): Promise<MdxModule> => {
    const { resolvers, known } = (prepared ??= prepare());
    const { route, language = main } = known.get(source) ?? {};
    const { body, holes, imports, toc } = survey.compile(
      route?.bodies[0] ?? { source, format: formatOfModule(source, config.markdown.format) },
    );
    const place = { source, pageUrl: route?.url ?? config.baseUrl };
    const own = resolvers(language);
    const words = wordsOf(language.config.i18n);
    const answer = (_digest: string, index: number): string => {
      const hole = holes[index];
      // The token stands in a string of the code: the size that follows an image's url in HTML has no place there.
      return hole
        ? answerHole({ kind: hole.kind === 'image' ? 'asset' : hole.kind, url: hole.url }, place, own).text
        : '';
    };
    const code =
      body.kind === 'mdx'
        ? body.code
        : `const html = ${JSON.stringify(body.html)}; return { default: () => arguments[0].jsx('div', { dangerouslySetInnerHTML: { __html: html } }) };`;
    const frontMatter = route && metadataOf(route.page, source)?.frontMatter;
    const scope = {
      frontMatter: frontMatter ?? {},
      toc: toc.filter((entry) => !('partial' in entry)),
      metadata: {},
      assets: {},
    };
    const worded = fillTexts(code, { words, escape: (text) => JSON.stringify(text).slice(1, -1) });
    return { code: fillHoles(worded, answer), specifiers: imports.map(({ specifier }) => specifier), scope };
  };
  return {
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    modules: survey.modules,
    siteData: main.view,
    customCss: config.customCss.map((file) => path.resolve(config.siteDir, file)),
    compileMdx,
  };
}

/** How links resolve in each language, found out when it is first asked for. */
function createResolvers(): (language: LoadedLanguage) => HoleResolvers {
  const known = new Map<LoadedLanguage, HoleResolvers>();
  return (language) => {
    const found =
      known.get(language) ??
      createHoleResolvers(
        buildKitData(language, { assets: { styles: [], scripts: [] }, islands: {} }),
        siteFiles(language.config.siteDir),
      );
    known.set(language, found);
    return found;
  };
}

/** The page that each file makes. One that several languages show is one module: its links lead into the first of them. */
function findPages(site: LoadedSite): Map<string | undefined, { route: Route; language: LoadedLanguage }> {
  const known = new Map<string | undefined, { route: Route; language: LoadedLanguage }>();
  for (const language of site.languages)
    for (const route of language.routes) if (!known.has(route.source)) known.set(route.source, { route, language });
  return known;
}
