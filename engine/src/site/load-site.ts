import path from 'node:path';
import { loadConfig, loadModuleFile, type LoadedConfig } from '../config/load.ts';
import type { TargetName } from '../shared/host-targets.ts';
import type { SiteConfig } from '../config/schema.ts';
import { localizeConfig } from '../config/localize.ts';
import { createGitHistory } from '../content/git.ts';
import { loadContent, type LoadContentOptions } from '../content/load.ts';
import { checkUnknownMessages, CODE_FILE, createTranslations, type Translations } from '../content/messages.ts';
import { createPageFaults } from '../content/page-faults.ts';
import { isFile, isFolder } from '../content/read.ts';
import { resolveMessages, resolveThemeTexts } from '../content/theme-texts.ts';
import { YaprakError } from '../errors/index.ts';
import { buildSiteView } from '../render/site-view.ts';
import { buildRoutes } from '../routes/build.ts';
import { linkLanguages, type LanguageRoutes, type LinkedRoutes } from '../routes/link-languages.ts';
import { createSidebarIndexer, type SidebarIndexer } from '../routes/sidebar-index.ts';
import type { Content, Problem, Route, SiteView, SourceFile, WrittenLink } from '../shared/model.ts';
import { TEXTS } from '../shared/text-table.ts';
import { isTextId } from '../shared/texts.ts';
import type { LoadedPlugin } from '../plugins/index.ts';
import { loadPlugins, type LoadedPlugins } from './load-plugins.ts';
import { listPluginPages } from './plugin-pages.ts';
import type { ParsedFilesStore } from '../store/parsed-files.ts';

/** One language of a site as far as metadata goes: nothing compiled, nothing rendered. */
export interface LoadedLanguage {
  /** The config as this language has it. */
  config: SiteConfig;
  content: Content;
  /** Content folders, for links from a content root. */
  roots: string[][];
  /** Addresses that the author wrote into sidebars. */
  sidebarLinks: WrittenLink[];
  routes: Route[];
  /** Routes whose address was taken by another. */
  shadowed: Route[];
  /** Pages of the default language that this one lacks, and where they would stand here. */
  missing: LinkedRoutes['missing'];
  view: SiteView;
  indexSidebar: SidebarIndexer;
  /** Translations of the site's own components. */
  messages: Record<string, string>;
  translations: Translations;
}

export interface LoadedSite {
  /** The config as the author wrote it: that of the default language. */
  config: SiteConfig;
  /** Absolute paths of the config and what it imports. */
  configFiles: string[];
  /** What the config was warned of, which may be the reason for what fails later. They are among `problems`, too. */
  configProblems: Problem[];
  /** The engine's own and the site's. */
  plugins: readonly LoadedPlugin[];
  /** Absolute paths of what plugins read. */
  pluginFiles: string[];
  /** Where a key stands in the config. */
  locate: LoadedConfig['locate'];
  /** The default language first. */
  languages: [LoadedLanguage, ...LoadedLanguage[]];
  /** Every text that was read, by its path relative to the site. */
  sources: Map<string, SourceFile>;
  problems: Problem[];
}

export interface LoadSiteOptions {
  mode: 'build' | 'dev';
  configFile?: string;
  /** See LoadConfigOptions. */
  outDir?: string;
  /** Comes before `output.target` of the config. */
  target?: TargetName;
  /** Files as an earlier run has parsed them. */
  parsed?: ParsedFilesStore;
  /** Whether pages whose front matter is not valid are kept, and what is wrong with it is among the problems. */
  keepsFaulty?: boolean;
  /** Called, and waited for, as soon as the config is known. */
  onConfig?: (config: SiteConfig) => void | Promise<void>;
}

/**
 * config -> content -> routes, for each language. Throws one YaprakError with every error that was found on the way (but see `keepsFaulty`), and
 * what the config was warned of, since that may be the reason: a preset that is ignored brings no docs.
 */
export async function loadSite(siteDir: string, options: LoadSiteOptions): Promise<LoadedSite> {
  const folder = path.resolve(siteDir);
  const { configFile, outDir, target } = options;
  const loadedConfig = setTarget(await loadConfig(folder, { configFile, outDir }), target);
  const { config, problems, locate } = loadedConfig;
  await options.onConfig?.(config);
  const plugins = await loadPlugins(config).catch((error: unknown): never => {
    throw error instanceof YaprakError ? new YaprakError(settlePlaces(error.problems, locate)) : error;
  });
  const loaded = await loadLanguages(config, {
    plugins: plugins.plugins,
    siteDir: folder,
    mode: options.mode,
    parsed: options.parsed?.start(),
    history: createGitHistory(folder),
  });
  const found = [problems, plugins.problems, checkStyles(config), ...loaded.map((each) => each.problems)];
  const all = settlePlaces(dropRepeated(found), locate);
  const errors = all.filter((problem) => problem.severity === 'error');
  const isKept = options.keepsFaulty ? createPageFaults(loaded.flatMap((each) => each.language.routes)) : () => false;
  if (!errors.every(isKept)) throw new YaprakError([...problems, ...errors]);
  // A navbar item that names a doc is only worth fixing once the docs can be read.
  const viewProblems = errors.length > 0 ? [] : dropRepeated(loaded.map((each) => each.viewProblems));
  if (viewProblems.length > 0) throw new YaprakError([...problems, ...settlePlaces(viewProblems, locate)]);
  const site = linkSite(loadedConfig, { loaded, plugins });
  return { ...site, problems: [...all, ...site.problems] };
}

function setTarget<Loaded extends { config: SiteConfig }>(loaded: Loaded, target: TargetName | undefined): Loaded {
  if (target === undefined) return loaded;
  const { config } = loaded;
  return { ...loaded, config: Object.freeze({ ...config, output: Object.freeze({ ...config.output, target }) }) };
}

type Languages = Awaited<ReturnType<typeof loadLanguage>>[];

/** The default language first. */
async function loadLanguages(config: SiteConfig, given: Omit<LoadLanguageOptions, 'locale'>): Promise<Languages> {
  const { defaultLocale, locales } = config.i18n;
  const loaded: Languages = [];
  for (const locale of [defaultLocale, ...locales.filter((name) => name !== defaultLocale)])
    loaded.push(await loadLanguage(config, { ...given, locale }));
  return loaded;
}

/** The site that languages are of. Of problems it has those that are seen only between languages. */
function linkSite(
  { config, files, problems, locate }: LoadedConfig,
  { loaded, plugins }: { loaded: Languages; plugins: LoadedPlugins },
): LoadedSite {
  const linked = linkLanguages(
    loaded.map(({ language }) => routesOf(language)),
    config,
  );
  const languages = loaded.map(({ language }, index) => ({ ...language, ...linked.languages[index] }));
  return {
    config,
    configFiles: files,
    configProblems: problems,
    plugins: plugins.plugins,
    pluginFiles: plugins.files,
    locate,
    languages: languages as LoadedSite['languages'],
    sources: mergeSources(loaded),
    problems: linked.problems,
  };
}

interface LoadLanguageOptions extends Omit<LoadContentOptions, 'translations' | 'loadModuleFile' | 'parsePage'> {
  locale: string;
  plugins: readonly LoadedPlugin[];
}

/** The content, routes and view of one language. */
async function loadLanguage(base: SiteConfig, { locale, plugins, ...given }: LoadLanguageOptions) {
  const { i18n } = base;
  const settings = i18n.localeConfigs[locale];
  const dir = settings?.translate === false ? undefined : path.posix.join(i18n.path, settings?.path ?? locale);
  const translations = createTranslations({ siteDir: given.siteDir, dir });
  const code = translations.file(CODE_FILE);
  const offered = pluginMessages(plugins, locale);
  const hasParts = isFolder(path.join(given.siteDir, 'src/theme'));
  const config = localizeConfig(base, {
    locale,
    navbar: translations.file(`${THEME_FOLDER}/navbar.json`).translate,
    footer: translations.file(`${THEME_FOLDER}/footer.json`).translate,
    texts: resolveThemeTexts(new Map([...Object.entries(offered), ...code.all]), { ids: TEXT_IDS }),
  });
  const {
    content,
    sources,
    roots,
    links: sidebarLinks,
  } = await loadContent(config, {
    ...given,
    translations,
    loadModuleFile,
    parsePage: plugins.find(({ plugin }) => plugin.reader)?.plugin.reader?.parsePage,
  });
  const added = listPluginPages(plugins, config);
  content.pages.push(...added.pages);
  const indexSidebar = createSidebarIndexer();
  const { routes, shadowed, problems } = buildRoutes(content, config, indexSidebar);
  const { view, problems: viewProblems } = buildSiteView(config, { docs: content.docs, routes });
  for (const file of translations.sources) sources.set(file.source, file);
  const language: LoadedLanguage = {
    config,
    content,
    roots,
    sidebarLinks,
    routes,
    shadowed,
    missing: [],
    view,
    indexSidebar,
    messages: resolveMessages(code.all, { offered, ids: TEXT_IDS, hasParts }),
    translations,
  };
  const ofTranslations = [...translations.problems, ...checkUnknownMessages(translations)];
  return {
    language,
    sources,
    viewProblems,
    problems: [...content.problems, ...added.problems, ...problems, ...ofTranslations],
  };
}

const pluginMessages = (plugins: readonly LoadedPlugin[], locale: string): Record<string, string> =>
  Object.assign({}, ...plugins.map(({ plugin, data }) => plugin.messages?.({ data, locale })));

/** Of a file that several languages have, the last is taken. */
function mergeSources([first, ...rest]: readonly { sources: Map<string, SourceFile> }[]): Map<string, SourceFile> {
  const merged = first?.sources ?? new Map<string, SourceFile>();
  for (const { sources } of rest) for (const [source, file] of sources) merged.set(source, file);
  return merged;
}

const TEXT_IDS = Object.keys(TEXTS).filter(isTextId);
const THEME_FOLDER = 'docusaurus-theme-classic';

function routesOf({ config, routes, roots, view }: LoadedLanguage): LanguageRoutes {
  const { name, htmlLang } = view.locale;
  return { name, htmlLang, baseUrl: config.baseUrl, routes, roots };
}

/** Reports a file that several languages share once. */
function dropRepeated(groups: readonly (readonly Problem[])[]): Problem[] {
  if (groups.length === 1) return [...(groups[0] ?? [])];
  return [...new Map(groups.flat().map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Problems that come from a key of the config are shown there. */
function settlePlaces(problems: readonly Problem[], locate: LoadedConfig['locate']): Problem[] {
  return problems.map(({ configKey, ...problem }) => (configKey ? { ...problem, ...locate(configKey) } : problem));
}

function checkStyles({ siteDir, customCss }: SiteConfig): Problem[] {
  const missing = customCss.filter((file) => !isFile(path.resolve(siteDir, file)));
  return missing.map((file) => ({
    code: 'missing-file',
    severity: 'error',
    message: `The style file "${file}" does not exist.`,
    configKey: ['customCss'],
    hint: 'Create it, or correct customCss in the config.',
  }));
}
