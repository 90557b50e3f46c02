import type { Fields } from '../config/entries.ts';

/** As much of Docusaurus's interface of plugins as is used here. Plugins are the site's own code: what they give is checked where it is used. */

export interface DocusaurusContext {
  siteDir: string;
  siteVersion: string | undefined;
  siteStorage: { type: 'localStorage' | 'sessionStorage'; namespace: string };
  generatedFilesDir: string;
  localizationDir: string;
  siteConfig: Fields;
  siteConfigPath: string;
  outDir: string;
  baseUrl: string;
  i18n: DocusaurusI18n;
  codeTranslations: Record<string, string>;
}

export interface DocusaurusI18n {
  defaultLocale: string;
  locales: string[];
  path: string;
  currentLocale: string;
  localeConfigs: Record<string, Fields & { path: string; baseUrl: string }>;
}

export interface DocusaurusPlugin {
  name: string;
  loadContent?(): unknown;
  contentLoaded?(given: { content: unknown; allContent?: AllContent; actions: ContentActions }): unknown;
  allContentLoaded?(given: { allContent: AllContent; actions: ContentActions }): unknown;
  postBuild?(props: Fields): unknown;
  injectHtmlTags?(given: { content: unknown }): HtmlTags | undefined;
  getClientModules?(): string[];
  getThemePath?(): string;
  getTypeScriptThemePath?(): string;
  getPathsToWatch?(): string[];
  getTranslationFiles?(given: { content: unknown }): TranslationFile[] | Promise<TranslationFile[]>;
  translateContent?(given: { content: unknown; translationFiles: TranslationFile[] }): unknown;
  getDefaultCodeTranslationMessages?(): Record<string, string> | Promise<Record<string, string>>;
  configureWebpack?: unknown;
  configurePostCss?(options: { plugins: unknown[] }): { plugins?: unknown[] } | undefined;
  extendCli?(cli: unknown): void;
}

export interface ContentActions {
  addRoute(route: RouteConfig): void;
  createData(name: string, data: unknown): Promise<string>;
  setGlobalData(data: unknown): void;
}

/** By the name of a plugin, then by its id. */
export type AllContent = Record<string, Record<string, unknown>>;

export interface RouteConfig {
  path: string;
  component: string;
  modules?: RouteModules;
  context?: RouteModules;
  props?: Fields;
  routes?: RouteConfig[];
  exact?: boolean;
  [field: string]: unknown;
}

/** Modules by the name of the prop that gets them. */
export interface RouteModules {
  [name: string]: RouteModule | RouteModules | (RouteModule | RouteModules)[];
}

export type RouteModule = string | { __import?: boolean; path: string; query?: Record<string, unknown> };

export interface TranslationFile {
  /** Without its ending. */
  path: string;
  content: Record<string, { message: string; description?: string }>;
}

export interface HtmlTags {
  headTags?: HtmlTag;
  preBodyTags?: HtmlTag;
  postBodyTags?: HtmlTag;
}

export type HtmlTag = string | HtmlTagObject | readonly (string | HtmlTagObject)[];

export interface HtmlTagObject {
  tagName: string;
  attributes?: Record<string, string | boolean | null | undefined>;
  innerHTML?: string;
}

/** A plugin of the site that was made for one language. */
export interface PluginInstance extends DocusaurusPlugin {
  id: string;
  options: Fields;
  /** Folder of its module. */
  dir: string;
  /** What `site-metadata.json` says of it. */
  version: Fields;
}
