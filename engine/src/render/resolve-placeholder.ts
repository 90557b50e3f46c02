import { escapeAttribute } from '../shared/escape.ts';
import type { LinkPlaceholder } from '../shared/model.ts';
import { encodePath, isExternal, splitHref } from '../shared/url.ts';
import type { RouteTable } from '../routes/table.ts';
import type { Asset, AssetResolver } from './assets.ts';

export interface PlaceholderResolvers {
  table: Pick<RouteTable, 'resolveMarkdownLink' | 'resolvePageLink'>;
  assetsOf: AssetResolver;
}

export interface PlaceholderAnswer {
  /** What stands in the attribute, escaped. */
  text: string;
  /** The href of a link, unescaped. */
  href?: string;
  asset?: Asset;
  missing: boolean;
  /** Whether files were looked for: else the route table alone decides. */
  onDisk: boolean;
}

/** The file a placeholder was written in, and the page it is shown on: the same, but for partials. */
export interface PlaceholderPlace {
  source: string;
  pageUrl: string;
}

export function resolvePlaceholder(
  placeholder: Pick<LinkPlaceholder, 'kind' | 'url'>,
  place: PlaceholderPlace,
  resolvers: PlaceholderResolvers,
): PlaceholderAnswer {
  if (placeholder.kind === 'link') return answerLink(placeholder.url, place, resolvers);
  const asset = resolvers.assetsOf.resolve(placeholder.url, place.source);
  if (!asset) return { text: escapeAttribute(placeholder.url), missing: true, onDisk: true };
  // The token stands alone between the quotes of `src`, so the size can follow it as further attributes.
  const size =
    placeholder.kind === 'image' && asset.width && asset.height
      ? `" width="${asset.width}" height="${asset.height}`
      : '';
  const text = escapeAttribute(encodePath(asset.url) + splitHref(placeholder.url).suffix) + size;
  return { text, asset, missing: false, onDisk: true };
}

function answerLink(url: string, place: PlaceholderPlace, resolvers: PlaceholderResolvers): PlaceholderAnswer {
  const { path, suffix } = splitHref(url);
  const file = resolvers.table.resolveMarkdownLink(url, place.source);
  if (file === null) {
    // Nothing to lead to; the address is at least complete, as it is wherever the text is shown (in a list, through a partial).
    const href = resolvers.table.resolvePageLink(url, place.pageUrl);
    return { text: escapeAttribute(href), href, missing: true, onDisk: false };
  }
  // A link to a file beside the page, or in a static folder, is a download.
  const isFile = file === undefined && !isExternal(url) && /\.(?!html?$)[a-z0-9]+$/i.test(path);
  const asset = isFile ? resolvers.assetsOf.resolve(url, place.source) : undefined;
  const href = asset ? encodePath(asset.url) + suffix : (file ?? resolvers.table.resolvePageLink(url, place.pageUrl));
  return { text: escapeAttribute(href), href, asset, missing: false, onDisk: isFile };
}
