/** The public API of the package `yaprak`. */
export { defineConfig, type ConfigExport } from './config/define-config.ts';
export type { BlogSection, DocsSection, LocaleConfig, PagesSection, SiteConfig, UserConfig } from './config/schema.ts';
export type { Adapter, MappedConfig, ReadConfigContext, TransformOptions } from './shared/adapter.ts';
export { formatKeyPath, type KeyPath } from './shared/key-path.ts';
export type { Problem, SidebarItem } from './shared/model.ts';
