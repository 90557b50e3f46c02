import { findText } from '../errors/place.ts';
import type { Problem } from '../shared/model.ts';
import { encodePath } from '../shared/url.ts';
import type { Asset } from './assets.ts';

export interface NamedPicture {
  url: string;
  /** The file beside which it is looked for. */
  source: string;
  /** Whose picture it is, for the message. */
  owner: string;
}

export interface PictureContext {
  resolveAsset: (url: string, source: string) => Asset | undefined;
  /** Text of a file of the site, to point at the place. */
  textOf: (source: string) => string | undefined;
  /** Both are added to. */
  assets: Asset[];
  problems: Problem[];
}

/**
 * Address of a picture that a field names. As in Docusaurus only `./x` is a file beside the page; all else (`x.png`, `/img/x.png`, a whole
 * address) is an address already. Nothing where there is no such file, which is told.
 */
export function resolvePicture({ url, source, owner }: NamedPicture, context: PictureContext): string | undefined {
  if (!url.startsWith('./')) return url;
  const asset = context.resolveAsset(url, source);
  if (asset) {
    context.assets.push(asset);
    return encodePath(asset.url);
  }
  context.problems.push({
    code: 'broken-markdown-image',
    severity: 'warning',
    message: `The image "${url}" of ${owner} does not exist.`,
    file: source,
    ...findText(context.textOf(source) ?? '', url),
    hint: 'A path that starts with ./ is looked for beside this file; a file of the static folders is written with a first slash.',
  });
  return undefined;
}
