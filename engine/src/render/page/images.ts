import { escapeAttribute } from '../../shared/html.ts';
import { encodePath } from '../../shared/url.ts';
import type { CompiledPart } from './articles.ts';
import type { Asset, AssetResolver } from './assets.ts';

/** What there is of an image besides itself. */
export interface ImageSet {
  /** The same picture in other widths and formats, the narrowest first. Empty where the image stays as it is. */
  variants: Asset[];
  /** The image is the best file for the widest place, too. */
  withOriginal: boolean;
  /** Why it could not be read. */
  failure?: string | undefined;
}

/** Sets of a whole site. */
export interface ImageSets {
  /** Nothing for an image that was not prepared, now or by an earlier build. */
  of(image: Asset): ImageSet | undefined;
  prepare(image: Asset): Promise<void>;
}

/** Width of the text column (`--y-measure`) in pixels: no image of an article is wider. */
const COLUMN = 768;

/** The attributes that follow the address of an image: it ends inside the quotes of the last one, as the address does. */
export function sizeAttributes(image: Asset, set: ImageSet | undefined): string {
  const { width, height } = image;
  if (!width || !height) return '';
  const size = `" width="${width}" height="${height}`;
  if (!set || set.variants.length === 0) return size;
  const files = set.withOriginal ? [...set.variants, image] : set.variants;
  const srcset = files.map((file) => `${encodePath(file.url)} ${file.width ?? width}w`).join(', ');
  // Browsers that know `auto` use the width in the layout for lazy images.
  return `${size}" srcset="${escapeAttribute(srcset)}" sizes="auto, min(100vw, ${Math.min(width, COLUMN)}px)`;
}

/** Makes what is missing of the images of a page: afterwards `of` has an answer for each. */
export async function prepareImages(
  parts: readonly CompiledPart[],
  { assetsOf, imageSets }: { assetsOf: AssetResolver; imageSets?: ImageSets | undefined },
): Promise<void> {
  if (!imageSets) return;
  for (const { source, compiled } of parts)
    for (const { kind, url } of compiled.placeholders) {
      const image = kind === 'image' ? assetsOf.resolve(url, source) : undefined;
      if (image) await imageSets.prepare(image);
    }
}

/** As markdown/syntax/links.ts begins an image. */
const LAZY = '<img loading="lazy" decoding="async" ';

/** The first image of a page is mostly seen at once, so it does not wait for the layout. */
export function eagerFirstImage(html: string): string {
  return html.replace(LAZY, '<img ');
}
