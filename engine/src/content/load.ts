import { ADAPTERS } from '../shared/adapter.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Content, SourceFile, WrittenLink } from '../shared/model.ts';
import { blogFolder, loadBlog } from './blog/load-blog.ts';
import { rootsOf } from './content-folder.ts';
import type { ContentContext, Loaded } from './context.ts';
import { loadDocs } from './docs/load-docs.ts';
import type { GitHistory } from './git.ts';
import type { ParsePage } from './hooked-page.ts';
import type { Translations } from './messages.ts';
import { loadPages, pagesFolder } from './pages/load-pages.ts';
import type { ParsedFiles } from './parsed-files.ts';

export interface LoadContentOptions {
  siteDir: string;
  mode: 'build' | 'dev';
  loadModuleFile: (path: string) => Promise<unknown>;
  /** Translations of the language being loaded. */
  translations: Translations;
  /** One for all languages. */
  history: GitHistory;
  parsed?: ParsedFiles | undefined;
  /** A plugin that parses front matter. */
  parsePage?: ParsePage | undefined;
}

export interface LoadedContent {
  content: Content;
  /** Every file that was read, by its path relative to the site. */
  sources: Map<string, SourceFile>;
  /** Content folders, relative to the site; those of a group are searched together for `[x](x.md)`. */
  roots: string[][];
  /** Links that the sidebars files contain. */
  links: WrittenLink[];
}

/** Whether to look for a sidebars file. A config of another engine always names it. */
export function findsSidebarsFile({ configFile }: Pick<SiteConfig, 'configFile'>): boolean {
  return !ADAPTERS.some((adapter) => configFile.includes(`${adapter.configFile}.`));
}

/** The part of the config that content depends on: the config of one language. */
export type ContentConfig = Pick<
  SiteConfig,
  'baseUrl' | 'rootUrl' | 'trailingSlash' | 'configFile' | 'docs' | 'blog' | 'pages'
> & {
  i18n: Pick<SiteConfig['i18n'], 'defaultLocale' | 'currentLocale' | 'untranslated'>;
  markdown: Pick<SiteConfig['markdown'], 'format'>;
};

/** Loads docs, blogs and pages as metadata, with the files they were read from. */
export async function loadContent(config: ContentConfig, options: LoadContentOptions): Promise<LoadedContent> {
  const { currentLocale, defaultLocale } = config.i18n;
  const context: ContentContext = {
    siteDir: options.siteDir,
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    trailingSlash: config.trailingSlash,
    locale: currentLocale,
    translations: options.translations,
    ...(currentLocale === defaultLocale ? {} : { untranslated: config.i18n.untranslated }),
    history: options.history,
    mode: options.mode,
    format: config.markdown.format,
    findSidebarsFile: findsSidebarsFile(config),
    loadModuleFile: options.loadModuleFile,
    parsed: options.parsed,
    parsePage: options.parsePage,
  };
  const content: Content = { docs: [], blogs: [], pages: [], problems: [] };
  const sources = new Map<string, SourceFile>();
  const take = <T>(loaded: Loaded<T>): T => {
    content.problems.push(...loaded.problems);
    for (const file of loaded.sources) sources.set(file.source, file);
    return loaded.content;
  };
  const roots: string[][] = [];
  const links: WrittenLink[] = [];
  for (const section of config.docs) {
    const docs = await loadDocs(section, context);
    content.docs.push(...take(docs));
    roots.push(...docs.roots);
    links.push(...docs.links);
  }
  for (const section of config.blog) {
    const blog = take(await loadBlog(section, context));
    if (section.explicit || blog.posts.length > 0) content.blogs.push(blog);
    roots.push(rootsOf(blogFolder(section, context)));
  }
  for (const section of config.pages) {
    content.pages.push(...take(await loadPages(section, context)));
    roots.push(rootsOf(pagesFolder(section, context)));
  }
  return { content, sources, roots, links };
}
