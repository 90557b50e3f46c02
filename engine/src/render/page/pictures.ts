import { findText } from '../../errors/place.ts';
import type { Author, BlogPost, PageData, Problem, Route } from '../../shared/model.ts';
import { encodePath } from '../../shared/url.ts';
import type { Asset } from './assets.ts';

interface NamedPicture {
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
 * address) is an address already. Nothing, with a warning, where there is no such file.
 */
function resolvePicture({ url, source, owner }: NamedPicture, context: PictureContext): string | undefined {
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

/** Address of the social image of a page. */
export function resolveHeadImage(
  { image, source }: Pick<Route, 'image' | 'source'>,
  context: PictureContext,
): string | undefined {
  if (image === undefined || source === undefined) return image;
  return resolvePicture({ url: image, source, owner: 'the front matter' }, context);
}

/**
 * The page, with the addresses of its authors' pictures. As in Docusaurus a picture is looked for beside the post, also one that the authors
 * file names. Pages of the authors themselves, where Docusaurus has a dead address, look beside that file.
 */
export function resolveAuthorPictures(page: PageData, context: PictureContext): PageData {
  const inPost = (post: BlogPost): BlogPost => ({
    ...post,
    authors: post.authors.map((author) => withPicture(author, post.source, context)),
  });
  // Posts in folders of their own may each have the picture: one that is not beside the authors file is left out without a word.
  const quiet: PictureContext = { ...context, problems: [] };
  switch (page.kind) {
    case 'blogPost':
      return { ...page, post: inPost(page.post) };
    case 'blogList':
    case 'blogTag':
      return { ...page, posts: page.posts.map(inPost) };
    case 'blogAuthor':
      return { ...page, author: withPicture(page.author, page.blog.authorsFile, quiet), posts: page.posts.map(inPost) };
    case 'blogAuthors':
      return { ...page, authors: page.authors.map((author) => withPicture(author, page.blog.authorsFile, quiet)) };
    default:
      return page;
  }
}

function withPicture<Shown extends Author>(author: Shown, source: string | undefined, context: PictureContext): Shown {
  const { imageURL: url, name, key } = author;
  if (url === undefined || source === undefined) return author;
  return { ...author, imageURL: resolvePicture({ url, source, owner: `the author ${name ?? key ?? ''}` }, context) };
}
