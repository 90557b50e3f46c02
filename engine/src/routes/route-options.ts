import type { FrontMatter, TocLevels } from '../shared/model.ts';
import { text, type TextId, type TextParams } from '../shared/texts.ts';
import type { TrailingSlash } from '../shared/url.ts';

/** The part of the config that routes depend on. */
export interface RouteConfig {
  baseUrl: string;
  trailingSlash?: TrailingSlash;
  /** Its default locale words the titles of pages that no author wrote. */
  i18n: { defaultLocale: string };
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

/** A title in the language of the site, for a page that the theme words. */
export function wordTitle(id: TextId, config: Pick<RouteConfig, 'i18n'>, params?: TextParams): string {
  return text(config.i18n.defaultLocale, id, params);
}
