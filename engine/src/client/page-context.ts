import { createContext, useContext, type ReactNode, type RefObject } from 'react';
import type { DocsIndex } from '../shared/docs-data.ts';
import type { BlogPost, Diagram, Heading, HeadTag, PageView } from '../shared/model.ts';

/**
 * The page that components are on. On the server it is always available. In the browser an island is rendered alone: one that reads the
 * page on the server gets the page view with its props, so most islands cost nothing.
 */

/** A piece of Markdown ready to be placed. Exactly one of `html` and `element` is set. */
export interface Article {
  /** Finished HTML. */
  html?: string;
  /** A rendered MDX page. */
  element?: ReactNode;
  toc: Heading[];
  startsWithH1: boolean;
  /** Absolute file of an MDX page that shows components: a component of the browser that draws the page loads it as a module. */
  module?: string;
}

/** Where the text of a page, as a component that draws it, keeps its article. */
export const ARTICLE = Symbol('article');

/** What the page's components add to `<head>`: later titles and metas replace earlier ones. */
export interface HeadCollector {
  title?: string;
  description?: string;
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  /** One list for each `Head`. */
  tags: HeadTag[][];
}

export interface PageContextValue {
  /** In an island, what is read of it is sent to the browser: the site and the page are kilobytes. */
  view: PageView;
  /** The page's url, which costs nothing. */
  url: string;
  /** True inside an island, on the server and in the browser. */
  inIsland?: boolean;
  articles: Article[];
  head: HeadCollector;
  /** All docs of the site. A page that reads it is made again whenever any doc's address or title changes; an island fetches it. */
  docsIndex?: () => DocsIndex;
  /** The address in place of the token that a link of the text has until its page is made; anything else as it is. */
  addressOf?: (href: string) => string;
  /** Told of a link that is to be checked, as it is drawn. Only where components of the site draw the links of texts: see PluginBundle. */
  collectLink?: ((href: string) => void) | undefined;
  /** Turns code into a whole highlighted block, as the Markdown compiler does; without it a block is plain. */
  highlight?: (code: string, language: string, meta: string) => string;
  /** Draws Mermaid, as the Markdown compiler does; without it, or where it cannot, the source is shown as code. */
  diagram?: (source: string) => Diagram | undefined;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page being rendered. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value)
    throw new Error(
      'The hook usePage was used outside its provider: it works in server components; an island is given what it needs as props.',
    );
  return value;
}

/** The blog post that is being drawn: on its own page, or in a list. */
export interface PostContextValue {
  post: BlogPost;
  isPage: boolean;
  /** Of its own page. */
  toc: Heading[];
}

export const PostContext = createContext<PostContextValue | null>(null);

export function usePost(): PostContextValue {
  const value = useContext(PostContext);
  if (!value) throw new Error('A part of a blog post was used outside a blog post.');
  return value;
}

/** The title of a doc whose text has none, as markup. The text in it draws it. */
export const TitleContext = createContext<string | null>(null);

/**
 * What an island draws instead of the parts of the theme that it, or a part inside it, replaces and shows as well. By name; where one is shown
 * several times, also by its place, which is an id of React's: the same on the server and in the browser.
 */
export const OriginalContext = createContext<Readonly<Record<string, Original>>>({});
export type Original = ReactNode | ((place: string) => ReactNode);

/** A block of code, for the pieces that draw it: those of the theme, and those that a site wrote for Docusaurus. */
export interface CodeBlockMetadata {
  codeInput: string;
  /** Without the comments that mark lines. */
  code: string;
  className: string;
  language: string;
  title: ReactNode;
  lineNumbersStart: number | undefined;
  /** By the number of the line, from 0. */
  lineClassNames: Record<number, string[]>;
}

export interface CodeWordWrap {
  codeBlockRef: RefObject<HTMLPreElement | null>;
  isEnabled: boolean;
  isCodeScrollable: boolean;
  toggle: () => void;
}

export interface CodeBlockContextValue {
  metadata: CodeBlockMetadata;
  wordWrap: CodeWordWrap;
  /** The block as the server highlights it: the `<pre>` in it. */
  html?: string;
}

export const CodeBlockContext = createContext<CodeBlockContextValue | null>(null);

/** For pieces that are drawn apart from the lines. */
export const NO_WRAP: CodeWordWrap = {
  codeBlockRef: { current: null },
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};
