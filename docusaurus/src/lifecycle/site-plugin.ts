import type { EmitLanguage, HeadTag, PageAttributes, Plugin, PluginBundle, PluginCommand, PluginPage } from 'yaprak';
import { contentPackageOf, isContentRoute, loadOtherContent, type ContentSection } from './content-plugins.ts';
import { fieldsOf } from '../config/entries.ts';
import { printCodeTheme } from '../look/code-theme.ts';
import { createContext, listLocales, GENERATED, type ContextOptions } from './create-context.ts';
import { openGeneratedFiles, type GeneratedFiles } from './generated-files.ts';
import { toTags } from './html-tags.ts';
import { runHook } from './load-plugin.ts';
import { replacePrism } from './prism-package.ts';
import { keepDefaultProps } from './react-version.ts';
import { runPostBuild, withBuildFolder } from './post-build.ts';
import { toPages } from './routes.ts';
import {
  listDocItems,
  listSectionComponents,
  sectionThemeDir,
  writeSectionComponents,
} from '../config/section-components.ts';
import { listNamedElements, writeNamedElements } from '../config/named-elements.ts';
import { runContent, type SiteContent } from './run-content.ts';
import { clientEntry, codeStyles, writeClientEntry, writeGlobalData, writeSiteFiles } from './site-files.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';
import { putsMediaLast } from './site-config.ts';
import { policyOf, readBundle, watchedPaths } from './plugin-settings.ts';
import { takeSsrTemplate } from './ssr-template.ts';
import { readThemeTranslations } from './theme-translations.ts';
import path from 'node:path';

export interface SitePluginOptions extends ContextOptions {
  /** Of the default language. */
  context: DocusaurusContext;
  /** Client modules, absolute. */
  scripts: string[];
  themeDirs: string[];
  commands: PluginCommand[];
  sections: ContentSection[];
  load: (file: string) => Promise<unknown>;
  /** Makes the plugins once more, for another language. */
  createFor: (context: DocusaurusContext) => Promise<PluginInstance[]>;
}

/** What the plugins have given for one language. */
interface LanguageData {
  context: DocusaurusContext;
  plugins: readonly PluginInstance[];
  site: SiteContent;
  pages: PluginPage[];
  head: HeadTag[];
  start: HeadTag[];
  end: HeadTag[];
  messages: Record<string, string>;
  /** What `ssrTemplate` adds to the elements around a page. */
  attributes: PageAttributes;
}

interface LoadedData {
  languages: Record<string, LanguageData>;
  bundle: PluginBundle;
}

/** One plugin of the engine that runs all plugins of Docusaurus, hook by hook, through the engine's doors. */
export function createSitePlugin(plugins: readonly PluginInstance[], options: SitePluginOptions): Plugin {
  const { siteDir } = options;
  const components = listSectionComponents(options.sections);
  const elements = listNamedElements(siteDir);
  const languageOf = (data: unknown, { config }: Pick<EmitLanguage, 'config'>): LanguageData | undefined =>
    (data as LoadedData).languages[config.i18n.currentLocale];
  const plugin: Plugin<LoadedData> = {
    name: 'docusaurus',
    async load({ watch, report }) {
      const files = openGeneratedFiles(path.join(siteDir, GENERATED));
      const languages: Record<string, LanguageData> = {};
      const warn = (message: string): void =>
        report({ code: 'plugin-unsupported', severity: 'warning', message, file: path.basename(options.configFile) });
      for (const locale of listLocales(options.siteConfig))
        languages[locale] = await loadLanguage(locale, { ...options, plugins, files });
      writeGlobalData(
        mapValues(languages, ({ site }) => site.globalData),
        { siteDir, files },
      );
      writeSectionComponents(components, { siteDir, files });
      writeNamedElements(elements, { siteDir, files });
      files.write(codeStyles(siteDir), printCodeTheme(fieldsOf(options.siteConfig['themeConfig'])['prism']));
      if (options.scripts.length > 0) writeClientEntry(options.scripts, { siteDir, files });
      const replaced = [...replacePrism(options.siteConfig, { siteDir, files }), ...keepDefaultProps(siteDir)];
      files.removeOthers();
      for (const each of watchedPaths(plugins, siteDir)) watch(each);
      const contents = languages[options.context.i18n.currentLocale]?.site.contents ?? [];
      const bundle = await readBundle(plugins, { contents, context: options.context, warn });
      return { languages, bundle: { ...bundle, replaced: [...(bundle.replaced ?? []), ...replaced] } };
    },
    pages: ({ data, locale }) => data.languages[locale]?.pages ?? [],
    messages: ({ data, locale }) => data.languages[locale]?.messages ?? {},
    translations: ({ data, locale }) => data.languages[locale]?.site.translations ?? {},
    head: { site: (language, data) => languageOf(data, language)?.head ?? [] },
    body: {
      start: (language, data) => languageOf(data, language)?.start ?? [],
      end: (language, data) => languageOf(data, language)?.end ?? [],
      attributes: (language, data) => languageOf(data, language)?.attributes ?? {},
    },
    bundle: ({ bundle }) => ({
      ...bundle,
      docItems: listDocItems(components),
      link: '@docusaurus/Link',
      looseNames: true,
    }),
    look: { styles: codeStyles(siteDir), mediaLast: putsMediaLast(options.siteConfig) },
    theme: [...(components.size + elements.length > 0 ? [sectionThemeDir(siteDir)] : []), ...options.themeDirs],
    client: options.scripts.length > 0 ? [clientEntry(siteDir)] : [],
    commands: options.commands,
    policy: policyOf(plugins, options.siteConfig),
    // Docusaurus checks links of Markdown and of its `Link`, and ids that pages tell it of. In the HTML of a React page they look like any other.
    looseLinks: /\.[jt]sx?$/,
  };
  if (plugins.some(({ postBuild }) => postBuild))
    plugin.finish = async ({ languages, data }, { outDir }) => {
      const run = async (): Promise<void> => {
        for (const language of languages) {
          const own = languageOf(data, language);
          if (!own) continue;
          const props = { headTags: own.head, preBodyTags: own.start, postBodyTags: own.end };
          await runPostBuild(own.plugins, { ...own, language, outDir, props });
        }
      };
      await withBuildFolder(path.join(siteDir, 'build'), { outDir, run });
    };
  return plugin as Plugin;
}

interface LoadOptions extends SitePluginOptions {
  plugins: readonly PluginInstance[];
  files: GeneratedFiles;
}

async function loadLanguage(locale: string, options: LoadOptions): Promise<LanguageData> {
  const { files, load, sections } = options;
  const isDefault = locale === options.context.i18n.currentLocale;
  const context = isDefault ? options.context : createContext(locale, options);
  const plugins = isDefault ? options.plugins : await options.createFor(context);
  const messages = { ...readThemeTranslations(locale, options), ...(await collectMessages(plugins)) };
  Object.assign(context.codeTranslations, { ...messages, ...context.codeTranslations });
  const site = await runContent(plugins, {
    context,
    files,
    otherContent: () => loadOtherContent(withoutWrapped(sections, plugins), { context, load }),
    isOwnRoute: isContentRoute,
  });
  const pages = toPages(site.routes, { context, files });
  const { globalData } = site;
  writeSiteFiles({ context, files, plugins, globalData, codeTranslations: context.codeTranslations });
  const tags = plugins.map((plugin, index) => plugin.injectHtmlTags?.({ content: site.contents[index] }) ?? {});
  // What is wrong with it was said when the config was read.
  const template = takeSsrTemplate(context, () => undefined);
  return {
    context,
    plugins,
    site,
    pages,
    head: [...(template?.head ?? []), ...tags.flatMap(({ headTags }) => toTags(headTags))],
    start: [...(template?.start ?? []), ...tags.flatMap(({ preBodyTags }) => toTags(preBodyTags))],
    end: [...(template?.end ?? []), ...tags.flatMap(({ postBodyTags }) => toTags(postBodyTags))],
    // Scripts and styles of sites look for the element around the page by this name.
    attributes: { html: template?.html ?? {}, body: { id: '__docusaurus', ...template?.body } },
    messages,
  };
}

/** A section that a plugin of the site wraps is loaded by that plugin. */
function withoutWrapped(sections: readonly ContentSection[], plugins: readonly PluginInstance[]): ContentSection[] {
  const isWrapped = ({ package: name, options }: ContentSection): boolean =>
    plugins.some((each) => contentPackageOf(each) === name && each.id === (options['id'] ?? 'default'));
  return sections.filter((section) => !isWrapped(section));
}

async function collectMessages(plugins: readonly PluginInstance[]): Promise<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const plugin of plugins)
    Object.assign(
      messages,
      await runHook(plugin.name, 'getDefaultCodeTranslationMessages', () =>
        plugin.getDefaultCodeTranslationMessages?.(),
      ),
    );
  return messages;
}

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
