import { createContext, useContext, type ReactNode } from 'react';
import type { Heading, HeadTag, PageView } from '../shared/model.ts';

/**
 * Contexts of the server render. They end at an island's edge: in the browser an island lives alone, so whatever it needs comes as a prop
 * or from a store in client/.
 */

/** A piece of Markdown ready to be placed. Exactly one of `html` and `element` is set. */
export interface Article {
  /** Finished HTML. */
  html?: string;
  /** A rendered MDX page. */
  element?: ReactNode;
  toc: Heading[];
  startsWithH1: boolean;
}

/** What the page's components add to `<head>`: later titles and metas replace earlier ones. */
export interface HeadCollector {
  title?: string;
  description?: string;
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  tags: HeadTag[];
}

export interface PageContextValue {
  view: PageView;
  articles: Article[];
  head: HeadCollector;
  /** Turns code into a whole highlighted block, as the Markdown compiler does; without it a block is plain. */
  highlight?: (code: string, language: string, meta: string) => string;
  /** Turns Mermaid source into an SVG; without it the source is shown as code. */
  diagram?: (source: string) => string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page being rendered. Server only. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value)
    throw new Error(
      'usePage was used outside its provider. It works in server components; an island receives what it needs as props.',
    );
  return value;
}
