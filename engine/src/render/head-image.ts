import type { Route } from '../shared/model.ts';
import { resolvePicture, type PictureContext } from './named-picture.ts';

/** Address of the picture that stands for a page where it is shared. */
export function resolveHeadImage(
  { image, source }: Pick<Route, 'image' | 'source'>,
  context: PictureContext,
): string | undefined {
  if (image === undefined || source === undefined) return image;
  return resolvePicture({ url: image, source, owner: 'the front matter' }, context);
}
