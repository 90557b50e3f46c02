import path from 'node:path';
import { openSiteFiles } from '../content/read.ts';
import { readerOf, syntaxesOf } from '../plugins/index.ts';
import { createBodyCompiler, type BodyCompiler } from '../render/context.ts';
import type { SiteBundleInput } from '../vite/plugins/site-plugins.ts';
import { findOverride } from '../vite/plugins/theme-parts.ts';
import { createModuleCompiler } from './compile-module.ts';
import { pluginCode } from './plugin-code.ts';
import { listReplacedElements } from './replaced-elements.ts';
import { openCompiledPages } from '../store/compiled-pages.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import { markdownOptions, routeTableData } from './render-data.ts';
import type { LoadedLanguage, LoadedSite } from './load-site.ts';
import type { Store } from '../store/store.ts';
import type { Problem } from '../shared/model.ts';
import { findUnread, surveyModules, type ModuleSurvey, type SurveyedLanguage } from './survey-modules.ts';

export interface SiteSurvey extends ModuleSurvey, BodyCompiler {}

interface SurveyOptions {
  store: Store;
  /** See codeDigest. */
  engine: string;
  /** See digestRead. */
  read?: string;
}

/** Nothing looked into yet: in dev, modules are loaded when a page asks for them. */
export function createSurvey(site: LoadedSite, options: SurveyOptions): SiteSurvey {
  return {
    modules: [],
    pageIslands: [],
    pageTexts: [],
    pageReceivers: [],
    problems: [],
    unread: new Set(),
    ...openCompiler(site, { ...options, tableOf: createTableFinder(site) }),
  };
}

function openCompiler(
  site: LoadedSite,
  { store, engine, read = '', tableOf }: SurveyOptions & { tableOf: (source: string) => RouteTable },
): BodyCompiler {
  const { config, plugins } = site;
  const overriddenElements = listReplacedElements({ ...config, ...pluginCode(site) });
  const markdown = { ...markdownOptions(config), overriddenElements };
  return createBodyCompiler(
    { markdown },
    {
      files: openSiteFiles(config.siteDir),
      cache: openCompiledPages(store, { engine, markdown }),
      syntaxes: syntaxesOf(plugins),
      reader: readerOf(plugins, read),
      tableOf,
    },
  );
}

/** Which modules and which pages the bundler must know. `findUnread` looks into the other pages, too. */
export async function surveySite(
  site: LoadedSite,
  options: SurveyOptions,
): Promise<SiteSurvey & { findUnread: () => Promise<Problem[]> }> {
  const { compile, highlight } = createSurvey(site, options);
  const reader = readerOf(site.plugins);
  const languages = site.languages.map((language): SurveyedLanguage => ({
    routes: language.routes,
    // With plugins of unified, pages of each language are compiled here, by one thread, and kept for the threads that make them.
    compile: reader
      ? openCompiler(site, { ...options, tableOf: createTableFinder({ languages: [language] }) }).compile
      : compile,
  }));
  const found = await surveyModules(languages, {
    sources: site.sources,
    markdownFormat: site.config.markdown.format,
    docItems: Object.assign({}, ...site.plugins.map(({ plugin, data }) => plugin.bundle?.(data).docItems)),
    ...(reader && { isRewritten: (source: string) => reader.of(source) !== undefined }),
  });
  return { ...found, compile, highlight, findUnread: () => findUnread(languages, found) };
}

/** The table of the first language that has a file; of the default language for a partial. */
function createTableFinder({ languages }: { languages: readonly LoadedLanguage[] }): (source: string) => RouteTable {
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
  const code = pluginCode(site);
  // The theme's own components need no browser. What is named here is part of the key of the bundle.
  const isOwn = (component: string): boolean => {
    const [, part] = /^@theme\/(.+)$/.exec(component) ?? [];
    return part === undefined || findOverride({ ...config, ...code }, part) !== undefined;
  };
  const pageReceivers = survey.pageReceivers.map(({ source, receivers }) => ({
    source,
    receivers: receivers.filter(({ key }) => isOwn(key)),
  }));
  return {
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    modules: survey.modules,
    pageTexts: survey.pageTexts.filter(({ component }) => isOwn(component)),
    pageReceivers: pageReceivers.filter(({ receivers }) => receivers.length > 0),
    siteData: site.languages[0].view,
    customCss: config.customCss.map((file) => path.resolve(config.siteDir, file)),
    ...code,
    compileMdx: createModuleCompiler(site, survey),
  };
}
