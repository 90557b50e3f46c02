import type { Author, BlogPost, PageData } from '../shared/model.ts';
import { resolvePicture, type PictureKit } from './named-picture.ts';

/**
 * The page, with the addresses of its authors' pictures. As in Docusaurus a picture is looked for beside the post, also one that the authors
 * file names. Pages of the authors themselves, where Docusaurus has a dead address, look beside that file.
 */
export function resolveAuthorPictures(page: PageData, kit: PictureKit): PageData {
  const inPost = (post: BlogPost): BlogPost => ({
    ...post,
    authors: post.authors.map((author) => withPicture(author, post.source, kit)),
  });
  // Posts in folders of their own may each have the picture: one that is not beside the authors file is left out without a word.
  const quiet: PictureKit = { ...kit, problems: [] };
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

function withPicture<Shown extends Author>(author: Shown, source: string | undefined, kit: PictureKit): Shown {
  const { imageURL: url, name, key } = author;
  if (url === undefined || source === undefined) return author;
  return { ...author, imageURL: resolvePicture({ url, source, owner: `the author ${name ?? key ?? ''}` }, kit) };
}
