import type { FrontMatter, TocLevels } from '../shared/model.ts';
import type { TrailingSlash } from '../shared/url.ts';

/** The part of the config that routes depend on. */
export interface RouteConfig {
  baseUrl: string;
  trailingSlash?: TrailingSlash;
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
}

/** Heading levels of a page's table of contents: its own, else the site's. */
export function resolveTocLevels(
  frontMatter: FrontMatter,
  { tableOfContents }: Pick<RouteConfig, 'tableOfContents'>,
): TocLevels {
  const min = frontMatter['toc_min_heading_level'];
  const max = frontMatter['toc_max_heading_level'];
  return {
    min: typeof min === 'number' ? min : tableOfContents.minHeadingLevel,
    max: typeof max === 'number' ? max : tableOfContents.maxHeadingLevel,
  };
}

/** What front matter says for `<head>`. Only validated front matter comes here. */
export function resolveHeadFields(frontMatter: FrontMatter): { keywords?: string[]; image?: string } {
  return {
    keywords: frontMatter['keywords'] as string[] | undefined,
    image: frontMatter['image'] as string | undefined,
  };
}
