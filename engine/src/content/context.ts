import { posix } from 'node:path';
import type { FrontMatter, MarkdownFormat, Problem, SourceFile } from '../shared/model.ts';
import type { TrailingSlash } from '../shared/url.ts';
import type { GitHistory } from './git.ts';
import type { ParsePage } from './hooked-page.ts';
import type { Translations } from './messages.ts';
import type { ParsedFiles } from './parsed-files.ts';

/** The options that every content loader needs. */
export interface ContentContext {
  /** Absolute. */
  siteDir: string;
  /** Base url of the language being built. */
  baseUrl: string;
  /** Base url of the whole site. Static files are below it in every language. */
  rootUrl: string;
  trailingSlash: TrailingSlash;
  /** The language being built. */
  locale: string;
  translations: Translations;
  /** What to do with a page that has no translation. Its front matter takes precedence. Absent in the default language. */
  untranslated?: Untranslated;
  history: GitHistory;
  /** Drafts are left out of a build and shown in dev. */
  mode: 'build' | 'dev';
  /** The syntax of Markdown files: by extension, or one for all. */
  format: MarkdownFormat | 'detect';
  /** Look for `sidebars.*` in the site folder when the config names no sidebars file; Docusaurus does not. */
  findSidebarsFile: boolean;
  /** Runs a module of the site (a sidebars file) and returns its default export. */
  loadModuleFile: (path: string) => Promise<unknown>;
  /** Parsed files of an earlier run. */
  parsed?: ParsedFiles;
  /** A plugin that parses front matter. */
  parsePage?: ParsePage | undefined;
}

type Untranslated = 'fallback' | 'omit';

/** Whether a page is left out of this language. */
export function isOmitted(
  frontMatter: { untranslated?: Untranslated | undefined },
  { translated, context }: { translated: boolean; context: Pick<ContentContext, 'untranslated'> },
): boolean {
  if (translated || context.untranslated === undefined) return false;
  return (frontMatter.untranslated ?? context.untranslated) === 'omit';
}

/** The language of a section's texts. Translations are in the language being built. */
export function sectionLang(
  { lang }: { lang?: string | undefined },
  { untranslated }: Pick<ContentContext, 'untranslated'>,
): string | undefined {
  return untranslated === undefined ? lang : undefined;
}

/** The language of a file, where it is not that of its section: its own, that of its folder, that of the section's originals. */
export function fileLang(
  { own, folder }: { own?: string | undefined; folder?: string | undefined },
  given: { translated: boolean; options: { lang?: string | undefined }; context: Pick<ContentContext, 'untranslated'> },
): string | undefined {
  const lang = own ?? (given.translated ? undefined : (folder ?? given.options.lang));
  return lang === sectionLang(given.options, given.context) ? undefined : lang;
}

/** An unlisted page is in no list of the built site. In dev it is listed, as drafts are, so that its author finds it. */
export function isUnlisted(
  frontMatter: { unlisted?: boolean | undefined },
  { mode }: Pick<ContentContext, 'mode'>,
): boolean {
  return mode === 'build' && frontMatter.unlisted === true;
}

/** Folder of a section's translations, relative to the site. The main section's name has no suffix. */
export function translatedDirOf(
  { kind, id }: { kind: 'docs' | 'blog' | 'pages'; id: string },
  { translations }: Pick<ContentContext, 'translations'>,
): string | undefined {
  return translations.dir && posix.join(translations.dir, sectionFolder(kind, id));
}

/** The name of a section's folder inside a folder of translations. */
export function sectionFolder(kind: 'docs' | 'blog' | 'pages', id: string): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
}

/** The result of a loader: metadata, the files it was read from, and problems. */
export interface Loaded<T> {
  content: T;
  sources: SourceFile[];
  problems: Problem[];
}

/** The syntax of a Markdown file: its own `mdx: {format}`, else the site's. */
export function formatOf(
  source: string,
  options: { format: ContentContext['format']; frontMatter: FrontMatter },
): MarkdownFormat {
  const own = (options.frontMatter['mdx'] as { format?: unknown } | null | undefined)?.format;
  const format = own === 'md' || own === 'mdx' || own === 'detect' ? own : options.format;
  if (format !== 'detect') return format;
  return source.endsWith('.mdx') ? 'mdx' : 'md';
}

/** `https://host/repo/edit/main/` + folder + file, single slashes between. */
export function joinEditUrl(base: string, ...pieces: string[]): string {
  const tail = pieces.filter((piece) => piece !== '').map((piece) => piece.replace(/^\/+|\/+$/g, ''));
  return [base.replace(/\/+$/, ''), ...tail].join('/');
}

/** `custom_edit_url` of the front matter wins: a url, or null for no link. */
export function resolveEditUrl(custom: unknown, computed: () => string | undefined): string | undefined {
  if (custom === undefined) return computed();
  return typeof custom === 'string' && custom !== '' ? custom : undefined;
}
