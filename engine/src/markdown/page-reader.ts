import type { MdastNode } from 'satteri';
import { findFrontMatter } from '../shared/front-matter.ts';
import type { FrontMatter, MarkdownFormat } from '../shared/model.ts';

/** How a plugin reads a page in the place of the engine. */
export interface PageReading {
  /** Rewrites the text below the front matter. */
  preprocess?(content: string): Promise<string>;
  /** Makes a tree of mdast, which the engine's syntaxes render. An error may carry `line` and `column`. */
  parse?(page: PageToParse): Promise<MdastNode>;
  /** The text has no formulas, where the site has some elsewhere: `$` is a sign. */
  math?: false;
}

export interface PageToParse {
  /** Blank lines stand for the front matter, so that line numbers hold. */
  text: string;
  format: MarkdownFormat;
  frontMatter: FrontMatter;
  /** The address of the page that a link to a Markdown file leads to. */
  resolveLink(href: string): string | undefined;
}

/** The text with the part below its front matter rewritten. */
export async function rewriteContent(text: string, rewrite: NonNullable<PageReading['preprocess']>): Promise<string> {
  const start = findFrontMatter(text)?.bodyOffset ?? 0;
  return text.slice(0, start) + (await rewrite(text.slice(start)));
}
