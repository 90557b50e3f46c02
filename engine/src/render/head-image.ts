import type { Problem, Route } from '../shared/model.ts';
import { encodePath } from '../shared/url.ts';
import type { Asset } from './assets.ts';

export interface HeadImageOptions {
  resolveAsset: (url: string, source: string) => Asset | undefined;
  /** Text of a file of the site, to point at the field. */
  textOf: (source: string) => string | undefined;
  /** Both are added to. */
  assets: Asset[];
  problems: Problem[];
}

/**
 * Address of the picture that stands for a page where it is shared. As in Docusaurus only `./x` is a file beside the page; all else
 * (`x.png`, `/img/x.png`, a whole address) is an address already.
 */
export function resolveHeadImage(
  { image, source }: Pick<Route, 'image' | 'source'>,
  { resolveAsset, textOf, assets, problems }: HeadImageOptions,
): string | undefined {
  if (source === undefined || !image?.startsWith('./')) return image;
  const asset = resolveAsset(image, source);
  if (asset) {
    assets.push(asset);
    return encodePath(asset.url);
  }
  problems.push({
    code: 'broken-markdown-image',
    severity: 'warning',
    message: `The image "${image}" of the front matter does not exist.`,
    file: source,
    ...findField(textOf(source) ?? ''),
    hint: 'A path that starts with ./ is looked for beside the page; a file of the static folders is written with a first slash.',
  });
  return undefined;
}

function findField(text: string): Pick<Problem, 'line' | 'column'> {
  const index = text.split('\n').findIndex((line) => /^(["']?)image\1\s*:/.test(line));
  return index < 0 ? {} : { line: index + 1, column: 1 };
}
