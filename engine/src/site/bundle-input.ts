import path from 'node:path';
import { openSiteFiles } from '../content/read.ts';
import { syntaxesOf } from '../plugins/index.ts';
import { createBodyCompiler, type CompileBody } from '../render/context.ts';
import type { SiteBundleInput } from '../vite/plugins/site-plugins.ts';
import { createModuleCompiler } from './compile-module.ts';
import { pluginCode } from './plugin-code.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { markdownOptions } from './render-data.ts';
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
    },
  );
  return { modules: [], pageIslands: [], compile };
}

/** Which modules and which pages the bundler must know. */
export function surveySite(site: LoadedSite, options: SurveyOptions): SiteSurvey {
  const { compile } = createSurvey(site, options);
  const found = surveyModules(
    site.languages.flatMap(({ routes }) => routes),
    { sources: site.sources, compile, markdownFormat: site.config.markdown.format },
  );
  return { ...found, compile };
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
