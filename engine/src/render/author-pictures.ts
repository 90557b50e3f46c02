import type { Author, BlogPost, PageData } from '../shared/model.ts';
import { resolvePicture, type PictureContext } from './named-picture.ts';

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
