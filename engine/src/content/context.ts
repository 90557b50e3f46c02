import type { FrontMatter, MarkdownFormat, Problem, SourceFile } from '../shared/model.ts';
import type { TrailingSlash } from '../shared/url.ts';
import type { ParsedFiles } from './parsed-files.ts';

/** What every content loader needs to know about the site. */
export interface ContentContext {
  /** Absolute. */
  siteDir: string;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  /** The language being built. */
  locale: string;
  /** Drafts are left out of a build and shown in dev. */
  mode: 'build' | 'dev';
  /** How Markdown files are read: by extension, or all the same. */
  format: MarkdownFormat | 'detect';
  /** Look for `sidebars.*` in the site folder when the config names no sidebars file; Docusaurus does not. */
  findSidebarsFile: boolean;
  /** Runs a module of the author's (a sidebars file) and gives its default export. */
  loadModuleFile: (path: string) => Promise<unknown>;
  /** Files as an earlier run has parsed them. */
  parsed?: ParsedFiles;
}

/** What a loader gives back: metadata, the texts it was read from, and what was wrong. */
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
