import path from 'node:path';
import { openSiteFiles } from '../content/read.ts';
import { readerOf, syntaxesOf } from '../plugins/index.ts';
import { createBodyCompiler, type CompileBody } from '../render/context.ts';
import type { SiteBundleInput } from '../vite/plugins/site-plugins.ts';
import { createModuleCompiler } from './compile-module.ts';
import { pluginCode } from './plugin-code.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import { markdownOptions, routeTableData } from './render-data.ts';
import type { LoadedSite } from './load-site.ts';
import type { Store } from '../store/store.ts';
import { surveyModules, type ModuleSurvey } from './survey-modules.ts';

export interface SiteSurvey extends ModuleSurvey {
  compile: CompileBody;
}

interface SurveyOptions {
  store: Store;
  /** See codeDigest. */
  engine: string;
  /** See digestRead. */
  read?: string;
}

/** Nothing looked into yet: in dev, modules are loaded when a page asks for them. */
export function createSurvey(site: LoadedSite, options: SurveyOptions): SiteSurvey {
  const markdown = markdownOptions(site.config);
  const { compile } = createBodyCompiler(
    { markdown },
    {
      files: openSiteFiles(site.config.siteDir),
      cache: openCompiledPages(options.store, { engine: options.engine, markdown }),
      syntaxes: syntaxesOf(site.plugins),
      reader: readerOf(site.plugins, options.read ?? ''),
      tableOf: createTableFinder(site),
    },
  );
  return { modules: [], pageIslands: [], compile };
}

/** Which modules and which pages the bundler must know. */
export async function surveySite(site: LoadedSite, options: SurveyOptions): Promise<SiteSurvey> {
  const { compile } = createSurvey(site, options);
  const reader = readerOf(site.plugins);
  const found = await surveyModules(
    site.languages.flatMap(({ routes }) => routes),
    {
      sources: site.sources,
      compile,
      markdownFormat: site.config.markdown.format,
      ...(reader && { isRewritten: (source: string) => reader.of(source) !== undefined }),
    },
  );
  return { ...found, compile };
}

/** The table of the first language that has a file; of the default language for a partial. */
function createTableFinder({ languages }: LoadedSite): (source: string) => RouteTable {
  const open = () =>
    languages.map((language) => ({
      sources: new Set(language.routes.map(({ source }) => source)),
      table: createRouteTable(routeTableData(language)),
    }));
  let tables: ReturnType<typeof open> | undefined;
  return (source) => {
    tables ??= open();
    const found = tables.find(({ sources }) => sources.has(source)) ?? tables[0];
    if (!found) throw new Error('The site has no language.');
    return found.table;
  };
}

export function bundleInput(site: LoadedSite, survey: SiteSurvey): SiteBundleInput {
  const { config } = site;
  return {
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    modules: survey.modules,
    siteData: site.languages[0].view,
    customCss: config.customCss.map((file) => path.resolve(config.siteDir, file)),
    ...pluginCode(site),
    compileMdx: createModuleCompiler(site, survey),
  };
}
