/** The lists of plugins that a section may have, in the order in which they run. */
export const PLUGIN_LISTS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const;

export type PluginList = (typeof PLUGIN_LISTS)[number];

/** A plugin as the author wrote it, and its name for messages. */
export interface NamedPlugin {
  name: string;
  plugin: unknown;
  options: readonly unknown[];
}

export type PluginLists = Partial<Record<PluginList, NamedPlugin[]>>;

/** A section of the config whose pages plugins of unified read. */
export interface UnifiedSection {
  kind: 'docs' | 'blog' | 'pages';
  id: string;
  /** Of its folder, as written. */
  path: string;
  lists: PluginLists;
  /** Names of admonitions. */
  keywords: readonly string[];
  /** Whether `$` opens a formula in its pages. */
  hasMath: boolean;
}
