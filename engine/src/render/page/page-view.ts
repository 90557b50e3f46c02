import type { SiteConfig } from '../../config/schema.ts';
import type { HeadTag, PageView, Route, SidebarView, SiteView } from '../../shared/model.ts';
import { pageTitle } from '../../shared/html.ts';
import { encodePath, isExternal, joinUrl } from '../../shared/url.ts';

/** All that the theme may see for one page. Costs nothing that grows with the number of pages. */
export function buildPageView(
  route: Route,
  options: { site: SiteView; sidebar?: SidebarView; headTags: HeadTag[]; image?: string },
): PageView {
  const { site } = options;
  const image = route.image ?? options.image;
  return {
    site,
    url: route.url,
    documentTitle: pageTitle(route.title, site),
    title: route.title,
    description: route.description,
    keywords: route.keywords,
    image: image && (isExternal(image) ? image : joinUrl(site.rootUrl, belowRoot(image, site.rootUrl))),
    canonical: site.url + encodePath(route.url),
    noIndex: site.noIndex || route.unlisted || versionNoIndex(route),
    page: route.page,
    sidebar: options.sidebar,
    headTags: options.headTags,
    languages: route.languages,
    textLang: route.textLang,
  };
}

/** A picture beside the page comes as the address of its file, percent-encoded; one of a static folder may lack the root. */
function belowRoot(image: string, rootUrl: string): string {
  const root = [rootUrl, encodePath(rootUrl)].find((start) => image.startsWith(start));
  return root === undefined ? image : image.slice(root.length);
}

function versionNoIndex(route: Route): boolean {
  return 'version' in route.page && route.page.version.noIndex;
}

/** Tags that the config puts into every page. */
export function configHeadTags(
  config: Pick<SiteConfig, 'headTags' | 'scripts' | 'stylesheets' | 'metadata'>,
): HeadTag[] {
  const attributesOf = (
    given: string | Record<string, string | boolean>,
    name: string,
  ): Record<string, string | boolean> => (typeof given === 'string' ? { [name]: given } : given);
  return [
    ...config.headTags.map((tag) => ({ ...tag, attributes: tag.attributes as HeadTag['attributes'] })),
    ...config.metadata.map((attributes) => ({ tagName: 'meta', attributes })),
    ...config.stylesheets.map((sheet) => ({
      tagName: 'link',
      attributes: { rel: 'stylesheet', ...attributesOf(sheet, 'href') },
    })),
    ...config.scripts.map((script) => ({ tagName: 'script', attributes: attributesOf(script, 'src') })),
  ];
}
