import { escapeAttribute } from '../../shared/html.ts';
import type { LinkPlaceholder, Problem } from '../../shared/model.ts';
import { fillPlaceholders, placeholderToken } from '../../shared/placeholders.ts';
import { encodePath, isExternal, isOutside, splitHref } from '../../shared/url.ts';
import type { RouteTable } from '../../routes/table.ts';
import type { Asset, AssetResolver } from './assets.ts';
import type { CompiledPart } from './articles.ts';
import { sizeAttributes, type ImageSets } from './images.ts';

export interface PlaceholderResolvers {
  table: Pick<RouteTable, 'resolveMarkdownLink' | 'resolvePageLink' | 'indexOf'>;
  assetsOf: AssetResolver;
  /** Absent where images are shown as they are. */
  imageSets?: Pick<ImageSets, 'of'> | undefined;
  /** Links are drawn by a component of the site that expects addresses as they are written: see PluginBundle. */
  asWritten?: boolean | undefined;
  replaceMissing?: ReplaceMissing | undefined;
}

/** A link or an image that leads nowhere, and where it was written: `source` is relative to the site. */
export type MissingTarget = Pick<LinkPlaceholder, 'url'> &
  Partial<Pick<LinkPlaceholder, 'line' | 'column'>> & { kind: 'link' | 'image'; source: string };

/** What a plugin puts in the place of an address that leads nowhere. Nothing leaves it as it is. */
export type ReplaceMissing = (missing: MissingTarget) => string | undefined;

export interface ResolvedPlaceholder {
  /** Value of the attribute, escaped. */
  text: string;
  /** The href of a link, unescaped. */
  href?: string;
  /** What a component gets in the place of the href: the same, unless it expects what is written. */
  given?: string;
  asset?: Asset;
  /** Smaller files of an image. */
  variants?: Asset[];
  /** Why an image has none. */
  failure?: string | undefined;
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
  placeholder: Pick<Resolution, 'kind' | 'url'> & Partial<Pick<LinkPlaceholder, 'line' | 'column'>>,
  place: PlaceholderPlace,
  resolvers: PlaceholderResolvers,
): ResolvedPlaceholder {
  if (placeholder.kind === 'link') return resolveLink(placeholder, place, resolvers);
  const { url, kind } = placeholder;
  if (kind === 'page')
    return { text: resolvers.table.indexOf(url) === undefined ? '' : kind, missing: false, onDisk: false };
  const asset =
    kind === 'package' ? resolvers.assetsOf.resolvePackage(url) : resolvers.assetsOf.resolve(url, place.source);
  // There is nothing to load: the address is empty.
  if (!asset) {
    const shown =
      kind === 'image' ? (resolvers.replaceMissing?.({ ...placeholder, kind, source: place.source }) ?? url) : url;
    return { text: kind === 'package' ? '' : escapeAttribute(shown), missing: shown === url, onDisk: true };
  }
  const address = escapeAttribute(encodePath(asset.url) + splitHref(url).suffix);
  if (kind !== 'image') return { text: address, asset, missing: false, onDisk: true };
  const set = resolvers.imageSets?.of(asset);
  // The token is alone between the quotes of `src`, so the size can follow it as further attributes.
  const text = address + sizeAttributes(asset, set);
  return { text, asset, variants: set?.variants, failure: asset.damage ?? set?.failure, missing: false, onDisk: true };
}

function resolveLink(
  { url, line, column }: Pick<Resolution, 'url'> & Partial<Pick<LinkPlaceholder, 'line' | 'column'>>,
  place: PlaceholderPlace,
  resolvers: PlaceholderResolvers,
): ResolvedPlaceholder {
  const { path, suffix } = splitHref(url);
  const file = resolvers.table.resolveMarkdownLink(url, place.source);
  if (file === null) {
    // Nothing to lead to; the address is at least complete, as it is wherever the text is shown (in a list, through a partial).
    const other = resolvers.replaceMissing?.({ kind: 'link', url, line, column, source: place.source }) ?? url;
    const href = resolvers.table.resolvePageLink(other, place.pageUrl);
    const given = resolvers.asWritten ? other : href;
    return { text: escapeAttribute(href), href, given, missing: other === url, onDisk: false };
  }
  // A link to a file beside the page, or in a static folder, is a download.
  const isFile = file === undefined && !isExternal(url) && /\.(?!html?$)[a-z0-9]+$/i.test(path);
  const asset = isFile ? resolvers.assetsOf.resolve(url, place.source) : undefined;
  const href = asset ? encodePath(asset.url) + suffix : (file ?? resolvers.table.resolvePageLink(url, place.pageUrl));
  const given = resolvers.asWritten && !asset && file === undefined ? url : href;
  return { text: escapeAttribute(href), href, given, asset, missing: false, onDisk: isFile };
}

/** Where a link of the page leads, and where it was written. */
export interface PageLink {
  href: string;
  source: string;
  line: number;
  column: number;
  /** False where the author excludes it from the check (`pathname://`) or it has been reported already. */
  checked: boolean;
}

/** How a placeholder was filled: if a later build would fill all of them the same way, the page need not be made again. */
export interface Resolution {
  /** `page`: whether there is a page at the address, for twins. */
  kind: LinkPlaceholder['kind'] | 'page';
  url: string;
  source: string;
  /** Value of the attribute, escaped. */
  text: string;
  /** The result depends on whether a file exists. */
  onDisk?: true;
}

/** Resolves placeholders, and records what the link check and the next build need to know of them. */
export function createPlaceholderFiller(
  parts: readonly CompiledPart[],
  options: { context: PlaceholderResolvers; problems: Problem[]; assets: Asset[]; pageUrl: string },
) {
  const byDigest = new Map<string, CompiledPart>(parts.map((part) => [part.compiled.digest.slice(0, 8), part]));
  const filled = new Map<string, Filled>();
  const links: PageLink[] = [];
  const resolutions: Resolution[] = [];
  const resolve = (placeholder: LinkPlaceholder, source: string): Filled => {
    const { text, href, given, asset, variants, failure, missing, onDisk } = resolvePlaceholder(
      placeholder,
      { source, pageUrl: options.pageUrl },
      options.context,
    );
    if (asset) options.assets.push(asset, ...(asset.parts ?? []), ...(variants ?? []));
    if (failure !== undefined) options.problems.push(unreadImage(placeholder, { source, failure }));
    if (missing) options.problems.push(MISSING[placeholder.kind](placeholder, source));
    if (href !== undefined)
      links.push({
        href,
        source,
        line: placeholder.line,
        column: placeholder.column,
        checked: !isOutside(placeholder.url),
      });
    resolutions.push({ kind: placeholder.kind, url: placeholder.url, source, text, ...(onDisk && { onDisk }) });
    return { text, given };
  };
  const get = (digest: string, index: number): Filled => {
    const key = `${digest}-${index}`;
    const part = byDigest.get(digest);
    const placeholder = part?.compiled.placeholders[index];
    const known = filled.get(key) ?? (part && placeholder ? resolve(placeholder, part.source) : { text: '' });
    filled.set(key, known);
    return known;
  };
  return {
    links,
    resolutions,
    fill: (digest: string, index: number): string => get(digest, index).text,
    /** See PageContextValue. What is no link keeps its token: it is filled with more than an address. */
    addressOf: (href: string): string =>
      fillPlaceholders(href, (digest, index) => get(digest, index).given ?? placeholderToken(digest, index)),
  };
}

type Filled = Pick<ResolvedPlaceholder, 'text' | 'given'>;

/** A diagram that the site has no Mermaid to draw with. */
export function missingPackage(
  { url, line, column }: Pick<LinkPlaceholder, 'url'> & Partial<LinkPlaceholder>,
  source: string | undefined,
): Problem {
  const name = url.split('/')[0] ?? '';
  return {
    code: 'mermaid-missing',
    severity: 'warning',
    message: `The diagram is drawn by the package \`${name}\`, which is not installed: its source is shown instead.`,
    file: source,
    line,
    column,
    hint: `Install it with \`npm install ${name}\`.`,
  };
}

function missingImage(placeholder: LinkPlaceholder, source: string): Problem {
  return {
    code: 'broken-markdown-image',
    severity: 'warning',
    message: `The image "${placeholder.url}" does not exist.`,
    file: source,
    line: placeholder.line,
    column: placeholder.column,
    hint: 'A path without a first slash is looked for beside the page, one with it in the static folders.',
  };
}

function unreadImage(placeholder: LinkPlaceholder, { source, failure }: { source: string; failure: string }): Problem {
  return {
    code: 'image-error',
    severity: 'warning',
    message: `The image "${placeholder.url}" cannot be read, and is used as it is: ${failure}.`,
    file: source,
    line: placeholder.line,
    column: placeholder.column,
    hint: 'It may be damaged: save it again, or give it the ending of its format.',
  };
}

function brokenMarkdownLink(placeholder: LinkPlaceholder, source: string): Problem {
  return {
    code: 'broken-markdown-link',
    severity: 'warning',
    message: `The link "${placeholder.url}" leads to no page of this site.`,
    file: source,
    line: placeholder.line,
    column: placeholder.column,
    hint: 'A path that starts with ./ or ../ is looked for from the page, one that does not also from the content folder.',
  };
}

const MISSING = { link: brokenMarkdownLink, image: missingImage, asset: missingImage, package: missingPackage };
