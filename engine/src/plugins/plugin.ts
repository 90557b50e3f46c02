import type { SiteConfig } from '../config/schema.ts';
import type { MarkdownSyntax } from '../markdown/syntax.ts';
import type { RouteTable } from '../routes/table.ts';
import type { Look } from './look.ts';
import type { Json, PluginBundle, PluginPolicy } from './plugin-bundle.ts';
import type { PageReader } from './reader.ts';
import type { ReplaceMissing } from '../render/page/placeholders.ts';
import type { Content, HeadTag, PageAttributes, Problem, Route, Section, SiteView } from '../shared/model.ts';

/** The doors through which features enter, the engine's own too. A site names its plugins in `plugins` of its config. Every door is optional. */
export interface Plugin<Data = unknown> {
  /** Unique among the plugins of a site. Appears in messages. */
  name: string;
  /** Reads anything the other doors need. Runs when a site is loaded, and in `dev` again when something it read has changed. */
  load?(context: LoadContext): Data | Promise<Data>;
  /** Adds pages: Markdown text, or a component with props. Called once for each language. */
  pages?(context: PagesContext<Data>): readonly PluginPage[];
  /** Translations of components for one language, by id. Those in the site's `code.json` win over them. */
  messages?(context: PagesContext<Data>): Readonly<Record<string, string>>;
  /**
   * Texts that `write-translations` writes for translators: by file in the folder of a language, then by id. The plugin reads the files
   * itself.
   */
  translations?(context: PagesContext<Data>): Readonly<Record<string, TranslatableTexts>>;
  /**
   * A Markdown syntax, or a function that makes it from what `load` gave. Pages are compiled in threads, so it must depend on its arguments
   * only, and `data` must be JSON.
   */
  markdown?: PluginMarkdown | ((data: Data) => PluginMarkdown);
  /** Reads some pages in the place of the engine's parser. Runs in threads, too. */
  reader?: PageReader;
  /**
   * Asked about each link and image of a page that leads nowhere; gives an address for it. Runs in threads, so it must depend on its arguments
   * only. It is asked again when the page is made again.
   */
  replaceMissing?: ReplaceMissing;
  /** Tags in the head of pages. */
  head?: PluginHead<Data>;
  /** Tags of every page at the two ends of `<body>`. They are not part of what a page shows, and stay when the reader goes to another. */
  body?: PluginBody<Data>;
  /** Makes files from the finished pages. */
  emit?: Emit<Data>;
  /**
   * Runs when everything is written, and may change any file of the output. What it does cannot be known, so a site with such a plugin is
   * written anew by every build. Not called in `dev`.
   */
  finish?(site: EmitSite<Data>, output: FinishOutput): void | Promise<void>;
  /** Folder (absolute) with components that replace or wrap theme parts, or several; the first wins, after the site's `src/theme`. */
  theme?: string | readonly string[];
  /** How the theme looks. The stylesheets of the site come after it and win. */
  look?: Look;
  /** Modules (absolute) that run in the browser on every page. */
  client?: readonly string[];
  /** How the code of the site is bundled. */
  bundle?(data: Data): PluginBundle;
  /** What pages must be allowed besides the site's own files, as entries of a Content-Security-Policy. */
  policy?: PluginPolicy;
  /**
   * Files of pages, relative to the site, whose broken links and missing ids are warnings at most. So are then those that a component draws, or
   * has not drawn yet.
   */
  looseLinks?: RegExp;
  /** Further commands of the command line: `yaprak <name>`. */
  commands?: readonly PluginCommand[];
}

export type PluginMarkdown = MarkdownSyntax | readonly MarkdownSyntax[];

export interface LoadContext {
  /** Absolute. */
  siteDir: string;
  /** The config of the default language. */
  config: SiteConfig;
  /** Reads a text file, by an absolute path or one relative to the site. Nothing if there is none; `dev` watches it either way. */
  readText(file: string): string | undefined;
  /** Lists the files below a folder, relative to it, sorted. `dev` watches the folder. */
  listFiles(folder: string): string[];
  /** Names a file or folder that was read in another way, so that `dev` watches it. */
  watch(file: string): void;
  /** Adds an error or a warning to what the command prints. */
  report(problem: Problem): void;
}

export type TranslatableTexts = Readonly<Record<string, { message: string; description?: string }>>;

export interface PagesContext<Data = unknown> {
  data: Data;
  locale: string;
}

/** A page made by a plugin. `path` begins with a slash and is relative to the base URL of the language. */
export type PluginPage = {
  path: string;
  title: string;
  description?: string;
  /** Hides the page from search engines, the sitemap and the search box. */
  unlisted?: boolean;
  /**
   * Addresses that have no file and that this page is shown at, by the script of the 404 page: `/^\/orders\/\d+$/`. Relative to the base URL, like
   * `path`. Links to them are not broken.
   */
  matches?: RegExp;
} & (
  | { /** Markdown of its body. */ markdown: string; format?: 'md' | 'mdx' }
  | {
      /** Module (absolute) whose default export is the page. */ component: string;
      props?: Readonly<Record<string, Json>>;
      /** What messages name in place of a module that is not the author's. */
      origin?: string;
    }
);

/** Adds tags to the head of pages. */
export interface PluginHead<Data = unknown> {
  /** Tags of every page of a language. */
  site?(language: Pick<EmitLanguage, 'config' | 'content'>, data: Data): readonly HeadTag[];
  /**
   * Tags of one page. They replace tags of the same name that every page has. Runs when the page is rendered, in a thread, so it must depend
   * on its arguments only. `data` must be JSON.
   */
  page?(route: Route, context: { site: SiteView; data: Data }): readonly HeadTag[];
}

export interface PluginBody<Data = unknown> {
  /** Before everything else. */
  start?(language: Pick<EmitLanguage, 'config' | 'content'>, data: Data): readonly HeadTag[];
  /** After everything else. */
  end?(language: Pick<EmitLanguage, 'config' | 'content'>, data: Data): readonly HeadTag[];
  /** Attributes of `<html>` and `<body>`. */
  attributes?(language: Pick<EmitLanguage, 'config' | 'content'>, data: Data): PageAttributes;
}

export interface FinishOutput {
  /** The finished site, absolute. It is put in place of the old one afterwards. */
  outDir: string;
  report(problem: Problem): void;
}

export interface PluginCommand {
  name: string;
  /** One line for `yaprak --help`. */
  summary: string;
  /** It may work on after `run` has given its code: the process then ends when nothing is left to do. */
  goesOn?: boolean;
  /** Gives the exit code. */
  run(context: { siteDir: string; args: readonly string[] }): number | Promise<number>;
}

export interface Emit<Data = unknown> {
  /** What of a page `write` will ask for. A page is not asked for what nobody needs. */
  needs?(
    route: Route,
    language: Pick<EmitLanguage, 'config'>,
  ): { text?: boolean; article?: boolean; markdown?: boolean } | undefined;
  /** Whether `write` may name this path, relative to the output folder. `dev` runs `write` only for such a path. Absent: any path. */
  handles?(path: string, language: Pick<EmitLanguage, 'config' | 'content'>): boolean;
  /** No page links to these files, so their names may change without all links being checked again. */
  isUnlinked?: boolean;
  /** Names the files. It runs in every build; what is costly to make can be reused: see EmitOutput. */
  write(site: EmitSite<Data>, out: EmitOutput): void | Promise<void>;
}

/** One language of a site with its finished pages. */
export interface EmitLanguage {
  /** The config as this language has it. */
  config: SiteConfig;
  /** What pages are rendered with: title, addresses, texts of the interface. */
  site: SiteView;
  /** Docs with their versions and sidebars, posts and pages: metadata, no texts. */
  content: Content;
  /** All pages, with their addresses. */
  routes: readonly Route[];
  /** Pages of the default language that this one lacks, and where they would stand here. */
  missing: readonly { from: string; route: Route }[];
  /** Finds pages by address and by file. */
  routeTable(): RouteTable;
  /** What the config puts into the head of every page. */
  headTags: readonly HeadTag[];
  /** Scripts that every page must be allowed to run, as entries of a Content-Security-Policy. */
  scriptSources: readonly string[];
  /** Hosts that scripts of every page may talk to. */
  connectSources: readonly string[];
  /** Translations of the site's own components. */
  messages: Readonly<Record<string, string>>;
}

export interface EmitSite<Data = unknown> {
  data: Data;
  /** The default language first. */
  languages: readonly EmitLanguage[];
  /** A finished page by its address. */
  page(url: string): FinishedPage | undefined;
}

/** What is known of a page once it is made. */
export interface FinishedPage {
  /** Changes when `sections` gives something else. Empty for a page without text. */
  textHash: string;
  /** Its text by heading, if `needs` asked for it. */
  sections(): readonly Section[];
  /** The HTML of its article, if `needs` asked for it. */
  article(): string | Promise<string>;
  /**
   * Its text as Markdown in UTF-8, from the title on, if `needs` asked for it: components and partials resolved, addresses whole. Bytes, since
   * files are made of it as it is.
   */
  markdown(): Uint8Array | Promise<Uint8Array>;
  /** Changes when `markdown` gives something else. Empty for a page without. */
  markdownHash: string;
  /** In bytes; in `dev`, where it is not known before it is made, 0. */
  markdownSize: number;
  /** Whether an island of it reads the list of all docs. */
  sendsDocs(): boolean;
  /** What it must be allowed to run besides what every page may, as entries of a Content-Security-Policy. */
  scriptSources(): readonly string[];
}

export type FileContent = string | Uint8Array;
export interface EmitOutput {
  /**
   * Writes a file. `path` is relative to the output folder. `hash` names what the content was made from, so that the next build can reuse
   * the file; without it, the content itself is compared.
   */
  file(path: string, content: FileContent, hash?: string): void;
  /**
   * Writes a file that is costly to make. `make` is called only where the file of the last build has another hash, and in `dev` when the
   * file is requested.
   */
  makeFile(path: string, hash: string, make: () => Promise<FileContent>): Promise<void>;
  /** Leaves the file of the last build in place if it was written with the same hash. */
  reuse(path: string, hash: string): boolean;
  /** Whether the output has a file: a page, a static file, or one of an earlier plugin. */
  has(path: string): boolean;
  /** Values of this plugin from earlier builds. A key must name everything that its value was made from, or the value be checked. */
  cache: { get(key: string): Uint8Array | undefined; put(key: string, value: Uint8Array): void };
  report(problem: Problem): void;
}

export type { Look };

/** Gives a plugin its type. */
export function definePlugin<Data>(plugin: Plugin<Data>): Plugin<Data> {
  return plugin;
}
