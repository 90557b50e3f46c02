/** Data that can be written as JSON: it is sent to threads and is part of cache keys. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Settings for the bundler, in terms that do not depend on which one it is. */
export interface PluginBundle {
  /** What a name that modules import stands for: a file or folder (absolute), another name, or `false` for an empty module. */
  aliases?: Readonly<Record<string, string | false>>;
  /**
   * Imports that give an empty module, or the one that `by` names: by the name that is imported, and by the folder of the module that
   * imports it.
   */
  replaced?: readonly { name: RegExp; from?: RegExp; by?: string }[];
  /** Endings that are tried before all others where an import has none: `.web.js`. */
  extensions?: readonly string[];
  /** Expressions in code, and the values that replace them. */
  define?: Readonly<Record<string, Json>>;
  /** Names that code of packages uses without importing them, and what they are: a module, or an export of one. */
  provide?: Readonly<Record<string, string | readonly [module: string, name: string]>>;
  /** How files are imported whose path matches: as their text, as the data in their YAML, as their address, or as nothing. */
  files?: readonly { test: RegExp; as: 'text' | 'yaml' | 'url' | 'nothing' }[];
  /** Components, as imports, that draw the docs of a section in place of the part `DocItem`: by the id of the section. */
  docItems?: Readonly<Record<string, string>>;
  /**
   * Component, as an import, that draws links of Markdown where a component of the site hands one on. It completes addresses itself, so the
   * site's own component for links gets them as they are written, apart from those of files; and what it draws, and tells the page of by
   * `collectLink`, is what the link check asks for.
   */
  link?: string;
  /** A name that a module of the site imports and another lacks is undefined, and a warning: so it is with webpack. Else it is an error. */
  looseNames?: boolean;
  /** Options for the compilers of stylesheets: those of Sass and Less themselves, and `additionalData`, which stands before each file. */
  styles?: Readonly<Partial<Record<'sass' | 'less', Readonly<Record<string, unknown>>>>>;
  /** PostCSS plugins. They may read any file, so the bundle of a site with one is not cached. */
  postcss?: readonly unknown[];
}

export interface PluginPolicy {
  /** For what runs: hosts, or `'unsafe-eval'` for code that compiles code. */
  scripts?: readonly string[];
  /** Hosts that scripts talk to. The host of a script in a page is allowed without being named. */
  connect?: readonly string[];
}
