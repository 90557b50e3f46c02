import path from 'node:path';
import { createBodyCompiler, createHoleResolvers, type CompileBody } from '../render/kit.ts';
import { answerHole } from '../render/answer-hole.ts';
import { metadataOf } from '../render/articles.ts';
import { fillHoles } from '../shared/holes.ts';
import { formatOfModule } from '../shared/module-key.ts';
import type { MdxModule } from '../vite/mdx-modules.ts';
import type { SiteBundleInput } from '../vite/plugins.ts';
import { buildKitData, markdownOptions } from './kit-data.ts';
import type { LoadedSite } from './load-site.ts';
import { createDiskCache, siteFiles } from './page-maker.ts';
import { surveyModules, type ModuleSurvey } from './survey-modules.ts';

export interface SiteSurvey extends ModuleSurvey {
  compile: CompileBody;
}

/** Which modules and which pages the bundler must know. */
export function surveySite(site: LoadedSite, options: { cacheDir: string; engineVersion: string }): SiteSurvey {
  const markdown = markdownOptions(site.config);
  const { compile } = createBodyCompiler(
    { markdown },
    { files: siteFiles(site.config.siteDir), cache: createDiskCache({ ...options, markdown }) },
  );
  return {
    ...surveyModules(site.routes, { sources: site.sources, compile, markdownFormat: site.config.markdown.format }),
    compile,
  };
}

export function bundleInput(site: LoadedSite, survey: SiteSurvey): SiteBundleInput {
  const { config, view } = site;
  // Most sites have no Markdown that the bundler asks for, and these grow with the pages.
  const prepare = () => {
    const data = buildKitData(site, { assets: { styles: [], scripts: [] }, islands: {} });
    return {
      resolvers: createHoleResolvers(data, siteFiles(config.siteDir)),
      routeOf: new Map(site.routes.map((route) => [route.source, route])),
    };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  /** Markdown that the bundler needs: its links are settled here, since the browser cannot. */
  const compileMdx = async (source: string): Promise<MdxModule> => {
    const { resolvers, routeOf } = (prepared ??= prepare());
    const route = routeOf.get(source);
    const { body, holes, imports, toc } = survey.compile(
      route?.bodies[0] ?? { source, format: formatOfModule(source, config.markdown.format) },
    );
    const place = { source, pageUrl: route?.url ?? config.baseUrl };
    const answer = (_digest: string, index: number): string => {
      const hole = holes[index];
      // The token stands in a string of the code: the size that follows an image's url in HTML has no place there.
      return hole
        ? answerHole({ kind: hole.kind === 'image' ? 'asset' : hole.kind, url: hole.url }, place, resolvers).text
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
    return { code: fillHoles(code, answer), specifiers: imports.map(({ specifier }) => specifier), scope };
  };
  return {
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    modules: survey.modules,
    siteData: view,
    customCss: config.customCss.map((file) => path.resolve(config.siteDir, file)),
    compileMdx,
  };
}
