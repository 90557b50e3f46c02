export type Severity = 'error' | 'warning';

/** An error or a warning about the site. Stages return problems; commands print them and set the exit code. */
export interface Problem {
  /** A key of the catalogue in errors/, for example `broken-link`. */
  code: string;
  severity: Severity;
  /** One full sentence that names the thing that is wrong. */
  message: string;
  /** Site-relative file, and where in it (1-based). */
  file?: string;
  line?: number;
  column?: number;
  /** How to fix it, in one sentence. */
  hint?: string;
  /** The error that was thrown. Problems of several pages with one cause are printed as one. */
  cause?: string;
  /** What it means for readers of a site that was written for another engine; see `yaprak doctor`. Absent: they lose something. */
  effect?: 'changed' | 'ignored';
  /** The key of the config that it is about, for a stage that does not see the config file; commands resolve it to file and line. */
  configKey?: readonly (string | number)[];
}

/** Validated front matter. Unknown keys pass through. */
export type FrontMatter = Record<string, unknown>;

/** A text file as it was read, decoded from UTF-8, without a byte order mark. */
export interface SourceFile {
  source: string;
  /** Hex digest of the bytes. */
  digest: string;
  /** For a page this may read the file on access: see readParsed. */
  readonly text: string;
  /** Of a doc or a standalone page. */
  head?: PageHead;
}

/** Data of a page that is known before it is compiled. Depends only on its bytes. */
export interface PageHead<Fields = FrontMatter> {
  kind: 'doc' | 'page';
  frontMatter: Fields;
  /** The h1 with which the text opens, if it does. */
  contentTitle?: string;
  /** First line of the text, for a page without a description. */
  excerpt?: string;
  /** MDX only: whether a component of the page may list the cards of its neighbours. */
  mayShowCards?: boolean;
  /** MDX only: whether the page itself lists cards. */
  hasCardList?: boolean;
  /** MDX only: whether the page may import something or hold a handler. */
  mayNeedModules?: boolean;
}

export type MarkdownFormat = 'md' | 'mdx';

/** A piece of Markdown that some route shows. `text` is the whole file, or for a blog preview the part before the marker. */
export interface BodySource {
  source: string;
  format: MarkdownFormat;
  /** Digest of `text` and `format`: the identity of the compile. */
  digest: string;
  text: string;
}
