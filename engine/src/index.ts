/** The public API of the package `yaprak`. */
export { defineConfig, type ConfigExport } from './config/define-config.ts';
export type { BlogSection, DocsSection, LocaleConfig, PagesSection, SiteConfig, UserConfig } from './config/schema.ts';
export { definePlugin } from './plugins/plugin.ts';
export type { Json, PluginBundle, PluginPolicy } from './plugins/plugin-bundle.ts';
export type {
  Emit,
  EmitLanguage,
  EmitOutput,
  EmitSite,
  FinishedPage,
  FinishOutput,
  LoadContext,
  Look,
  PagesContext,
  Plugin,
  PluginBody,
  PluginCommand,
  PluginHead,
  PluginPage,
} from './plugins/plugin.ts';
export type { PageReading, PageToParse } from './markdown/page-reader.ts';
export type { PageReader } from './plugins/reader.ts';
export type { MissingTarget } from './render/page/placeholders.ts';
export type { MarkdownSyntax } from './markdown/syntax.ts';
export type { HeadTag, PageAttributes, Problem, Route, Section, SidebarItem, SiteView } from './shared/model.ts';
export type { Adapter, MappedConfig, ReadConfigContext, TransformOptions } from './shared/adapter.ts';
export { formatKeyPath, type KeyPath } from './shared/plain-data.ts';
export { folderImport } from './shared/module-key.ts';
