import type { SiteConfig } from '../../config/schema.ts';
import type { Asset } from '../../render/page/assets.ts';
import type { Problem } from '../../shared/model.ts';
import { findImageEncoder } from '../../store/image-encoder.ts';
import { ENCODED, type ImageSetOptions } from './image-sets.ts';

/** Nothing where images are used as they are. */
export function resolveImageOptions({ images }: Pick<SiteConfig, 'images'>): ImageSetOptions | undefined {
  const encoder = images === false ? undefined : findImageEncoder();
  return images === false || encoder === undefined ? undefined : { ...images, encoder };
}

/** Says once that images are not resized, where the package for it is missing and an image is wide enough. */
export function checkImageEncoder(
  { images }: Pick<SiteConfig, 'images'>,
  { isFound, assets }: { isFound: boolean; assets: () => Iterable<Asset> },
): Problem[] {
  if (images === false || isFound) return [];
  const narrowest = Math.min(...images.widths);
  for (const { width = 0, file } of assets())
    if (width > narrowest && ENCODED.test(file))
      return [
        {
          code: 'sharp-missing',
          severity: 'warning',
          message: 'Images are used as they are: the package `sharp`, which makes smaller ones, is not installed.',
          hint: 'Install it with `npm install sharp`, or set `images: false`.',
        },
      ];
  return [];
}
