import type { Problem } from './source.ts';

/** A heading of a page, in document order, h1 included. */
export interface Heading {
  level: number;
  /** Absent for an empty heading and for h1. */
  id?: string;
  /** Inline HTML of the heading without its permalink, for the table of contents. */
  html: string;
  /** Plain text. */
  text: string;
}

/** A place in the table of contents: a heading of this file, or all those of an imported partial. */
export type TocEntry = Heading | { partial: string };

/** The text under one heading (or before the first), for search, feeds and llms.txt. */
export interface Section {
  heading?: string;
  anchor?: string;
  level: number;
  /** A block is a line, code stands between backticks, cells of a table are separated by tabs. */
  text: string;
}

/**
 * A url that only the route table or the disk can resolve. The compiled body holds `placeholderToken(digest, index)` in its place, which
 * render replaces, so that a compile depends on the bytes of one file only.
 */
export interface LinkPlaceholder {
  /**
   * `link`: href of a Markdown link. `image`: src of a Markdown image. `asset`: `require('./x')` or an imported file. `package`: a script of
   * a package that the site has installed.
   */
  kind: 'link' | 'image' | 'asset' | 'package';
  /** As the author wrote it, decoded by the Markdown parser but otherwise untouched. */
  url: string;
  line: number;
  column: number;
}

/** An `import` of an MDX page. */
export interface ModuleImport {
  /** The specifier as written. */
  specifier: string;
  line: number;
  /** A `require` in the text. If it cannot be loaded, the error is thrown when the code runs it. */
  isLate?: true;
}

/** What a module exports: `default`, or a part of it: `default.Header`. Empty: all of it. */
export interface ImportedName {
  /** The import that names the module, as written. */
  specifier: string;
  name: string;
}

export type CompiledBody =
  /** HTML, with placeholder tokens. */
  | { kind: 'html'; html: string }
  /**
   * The body of a function. It reads `arguments[0]`: `{Fragment, jsx, jsxs, modules}` where `modules[specifier]` is the imported
   * module's namespace, and returns `{default: MDXContent, ...exports}`. `MDXContent` takes `{components}`.
   * `receivers`: what the components may be that the page gives something which is no data; `MDXContent.receivers` has their values.
   */
  | { kind: 'mdx'; code: string; needsClient: boolean; receivers?: ImportedName[] };

/** Code of a page that a component of the site draws, as it is given to `highlight`. */
export interface Fence {
  code: string;
  language: string;
  /** What is written after the language. */
  meta: string;
}

/** The result of compiling Markdown. Depends only on the text and the options. */
export interface CompiledPage {
  digest: string;
  body: CompiledBody;
  /** Only where the site has a component for them. */
  fences?: Fence[];
  imports: ModuleImport[];
  placeholders: LinkPlaceholder[];
  toc: TocEntry[];
  sections: Section[];
  /** True when the first heading of the body is an h1, so that the layout must not add one. */
  startsWithH1: boolean;
  /** Warnings. Errors are thrown as YaprakError, since there is no body then. */
  problems: Problem[];
}

/** A drawing, ready to be placed. */
export interface Diagram {
  /** What is in its figure. */
  html: string;
  /** The script that draws it in the browser, where that is not done already: a file of a package. */
  script?: string;
}
