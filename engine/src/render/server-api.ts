import type { DocsIndex } from '../shared/docs-data.ts';
import type { BodyTags, ClientAssets, Diagram, Heading, PageView, SiteView } from '../shared/model.ts';

/**
 * The server bundle as the engine's Node side sees it: React components are opaque values here. `server.tsx` is its one implementation.
 */

/** What running a compiled MDX body gives: `default` is the page's component, the rest its exports. */
export interface MdxContent {
  default: unknown;
  [name: string]: unknown;
}

/** A heading below the title, as authors know it from Docusaurus. `value` is HTML. */
export interface TocItem {
  value: string;
  id: string | undefined;
  level: number;
}

/** Names that an MDX page may use without importing them. */
export interface MdxScope {
  frontMatter: Record<string, unknown>;
  toc: TocItem[];
  contentTitle?: string;
  metadata: Record<string, unknown>;
  assets: Record<string, unknown>;
}

/** A compiled body, ready to be placed. */
export interface BodyInput {
  toc: Heading[];
  startsWithH1: boolean;
  /** Finished HTML (may hold placeholder tokens). */
  html?: string;
  /** What `evaluateMdx` gave. */
  content?: MdxContent;
  /** See Article. */
  module?: string | undefined;
}

export interface RenderInput {
  view: PageView;
  bodies: BodyInput[];
  /** Default export of a React page. */
  component?: unknown;
  assets: ClientAssets;
  bodyTags?: BodyTags | undefined;
  inlineScript: string;
  languageUrl?: string | undefined;
  /** Further classes for elements, by one that they have. */
  classNames?: Readonly<Record<string, string>> | undefined;
  moduleUrl: (module: string) => string | undefined;
  /** See PageContextValue. */
  addressOf: (href: string) => string;
  /** See PageContextValue. */
  collectLink?: ((href: string) => void) | undefined;
  highlight: (code: string, language: string, meta: string) => string;
  /** Nothing, with a warning, where it cannot be drawn. */
  diagram: (source: string) => Diagram | undefined;
  /** All docs, for components that query them. */
  docsIndex: () => DocsIndex;
  /** Url of the file with all docs, for islands that query them. */
  docsUrl: () => string;
  warn: (message: string) => void;
}

/** What an article alone needs. */
export type ArticleInput = Pick<RenderInput, 'view' | 'addressOf' | 'highlight' | 'diagram' | 'docsIndex'>;

export interface ServerBundle {
  /** Modules that pages import, by key (see moduleKey). */
  modules: Record<string, () => Promise<Record<string, unknown>>>;
  /** For a bundle that was loaded before its language was known. */
  setLanguage(language: { site: SiteView; messages: Record<string, string> }): void;
  /** Names of HTML elements that the site's MDXComponents replaces. */
  overriddenElements(): string[];
  /** Run a compiled MDX body (see CompiledBody). */
  evaluateMdx(code: string, given: { modules: Record<string, unknown>; scope: MdxScope }): MdxContent;
  /** A component that shows finished HTML: a partial without MDX in it. */
  componentOfHtml(html: string): unknown;
  /**
   * Makes an MDX page one island: one that uses hooks or handlers itself (`isClient`), else one that gives an island something that cannot be
   * sent to the browser. Any other stays as it is.
   */
  islandOfPage(content: MdxContent, options: { module: string; isClient: boolean }): MdxContent;
  /** A whole page as HTML. */
  renderPage(input: RenderInput): string;
  /** An MDX article alone, as markup: for feeds. */
  renderArticle(content: MdxContent, input: ArticleInput): string;
}
