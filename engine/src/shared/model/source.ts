export type Severity = 'error' | 'warning';

/** Something wrong with the author's input. Stages return these; commands decide what they mean. */
export interface Problem {
  /** A key of the catalogue in errors/, for example `broken-link`. */
  code: string;
  severity: Severity;
  /** One full sentence in the author's own words. */
  message: string;
  /** Site-relative file, and where in it (1-based). */
  file?: string;
  line?: number;
  column?: number;
  /** What to do about it, one sentence. */
  hint?: string;
  /** What was thrown, where the same may have been thrown for other pages: they are shown as one. */
  cause?: string;
  /** The key of the config that asked for it, for a stage that does not see the config's text; settled as file and line by commands. */
  configKey?: readonly (string | number)[];
}

/** Front matter after its schema; unknown keys are kept as they are. */
export type FrontMatter = Record<string, unknown>;

/** A text file as it was read, decoded from UTF-8, without a byte order mark. */
export interface SourceFile {
  source: string;
  /** Hex digest of the bytes. */
  digest: string;
  /** Of a page it may be read only now: see readParsed. */
  readonly text: string;
  /** Of a doc or a standalone page. */
  head?: PageHead;
}

/** What a page's file says of itself before it is compiled: pure in its bytes. */
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
