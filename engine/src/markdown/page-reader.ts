import type { MdastNode } from 'satteri';
import type { FrontMatter, MarkdownFormat } from '../shared/model.ts';

/** How a plugin reads a page in the place of the engine. */
export interface PageReading {
  /** Rewrites the text below the front matter. */
  preprocess?(content: string): Promise<string>;
  /** Makes a tree of mdast, which the engine's syntaxes render. An error may carry `line` and `column`. */
  parse?(page: PageToParse): Promise<MdastNode>;
}

export interface PageToParse {
  /** Blank lines stand for the front matter, so that line numbers hold. */
  text: string;
  format: MarkdownFormat;
  frontMatter: FrontMatter;
  /** The address of the page that a link to a Markdown file leads to. */
  resolveLink(href: string): string | undefined;
}
