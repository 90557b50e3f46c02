import type { FrontMatter, TocLevels } from '../shared/model.ts';
import { text, type TextId, type TextParams, type Words } from '../shared/texts.ts';
import type { SiteRoots, TrailingSlash } from '../shared/url.ts';

/** The part of the config that routes depend on. */
export interface RouteConfig extends SiteRoots {
  trailingSlash?: TrailingSlash;
  /** The language of generated titles. */
  i18n: LanguageConfig;
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

/** The fields of front matter for `<head>`. The front matter is already validated. */
export function resolveHeadFields(frontMatter: FrontMatter): { keywords?: string[]; image?: string } {
  return {
    keywords: frontMatter['keywords'] as string[] | undefined,
    image: frontMatter['image'] as string | undefined,
  };
}

/** The part of the config about the language of a page. */
export interface LanguageConfig {
  currentLocale: string;
  localeConfigs: Readonly<Record<string, { htmlLang: string }>>;
  texts: Readonly<Record<string, string>>;
}

export function wordsOf({ currentLocale, localeConfigs, texts }: LanguageConfig): Words {
  return { lang: localeConfigs[currentLocale]?.htmlLang ?? currentLocale, own: texts };
}

/** The language of a text, where it is not that of the site. */
export function otherLang(lang: string | undefined, { i18n }: Pick<RouteConfig, 'i18n'>): string | undefined {
  return lang === wordsOf(i18n).lang ? undefined : lang;
}

/** The title of a generated page, in the language of the site. */
export function wordTitle(id: TextId, config: Pick<RouteConfig, 'i18n'>, params?: TextParams): string {
  return text(wordsOf(config.i18n), id, params);
}
