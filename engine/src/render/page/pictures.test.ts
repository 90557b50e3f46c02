import { describe, expect, it } from 'vitest';
import type { Author, BlogPost, PageData, Problem } from '../../shared/model.ts';
import { blog, pages, post } from '../../theme/testing/sample-blog.ts';
import type { Asset } from './assets.ts';
import { resolveAuthorPictures, resolveHeadImage } from './pictures.ts';

const AUTHORS: Author[] = [
  { name: 'Ada', imageURL: './ç.png' },
  { name: 'Can', imageURL: '/kok/img/can.png' },
  { name: 'Efe' },
];
const shown: BlogPost = { ...post, source: 'blog/yazi/index.md', authors: AUTHORS };
const inBlog = { ...blog, authorsFile: 'blog/authors.yml' };

/** There is a picture in each folder that is named. */
function resolve(page: PageData, folders: string[]) {
  const assets: Asset[] = [];
  const problems: Problem[] = [];
  const resolved = resolveAuthorPictures(page, {
    resolveAsset(url, source) {
      const file = source.slice(0, source.lastIndexOf('/')) + url.slice(1);
      return folders.some((folder) => file === `${folder}/ç.png`)
        ? { url: `/kok/${file}`, file, digest: '' }
        : undefined;
    },
    textOf: () => '---\nauthors: [{name: Ada, image_url: ./ç.png}]\n---\n',
    assets,
    problems,
  });
  return { resolved, assets, problems };
}

const pictures = (authors: readonly Author[]) => authors.map(({ imageURL }) => imageURL);

describe('pictures of authors', () => {
  it('are files beside the post, wherever it is shown', () => {
    const one = resolve({ kind: 'blogPost', blog, post: shown, showToc: true, tocLevels: { min: 2, max: 3 } }, [
      'blog/yazi',
    ]);
    const many = resolve({ kind: 'blogList', blog, posts: [shown], page: pages }, ['blog/yazi']);
    const posts = [one.resolved, many.resolved].flatMap((page) =>
      page.kind === 'blogPost' ? [page.post] : page.kind === 'blogList' ? page.posts : [],
    );
    expect(posts).toHaveLength(2);
    for (const { authors } of posts)
      expect(pictures(authors)).toEqual(['/kok/blog/yazi/%C3%A7.png', '/kok/img/can.png', undefined]);
    expect(one.assets.map(({ file }) => file)).toEqual(['blog/yazi/ç.png']);
    expect([...one.problems, ...many.problems]).toEqual([]);
  });

  it('that do not exist are reported with the place, and left out', () => {
    const { resolved, problems } = resolve({ kind: 'blogList', blog, posts: [shown], page: pages }, []);
    expect(resolved.kind === 'blogList' && pictures(resolved.posts[0]?.authors ?? [])[0]).toBeUndefined();
    expect(problems).toMatchObject([
      {
        code: 'broken-markdown-image',
        message: 'The image "./ç.png" of the author Ada does not exist.',
        file: 'blog/yazi/index.md',
        line: 2,
        column: 34,
      },
    ]);
  });

  it('are files beside the authors file on pages of the authors, if they are there', () => {
    const list: PageData = {
      kind: 'blogAuthors',
      blog: inBlog,
      title: 'Yazarlar',
      authors: AUTHORS.map((author) => ({ ...author, count: 1 })),
    };
    const own: PageData = {
      kind: 'blogAuthor',
      blog: inBlog,
      author: { name: 'Ada', imageURL: './ç.png' },
      count: 1,
      posts: [shown],
      page: pages,
    };
    const found = resolve(list, ['blog']).resolved;
    expect(found.kind === 'blogAuthors' && pictures(found.authors)[0]).toBe('/kok/blog/%C3%A7.png');
    const { resolved, problems } = resolve(own, ['blog/yazi']);
    expect(resolved.kind === 'blogAuthor' && [resolved.author, ...(resolved.posts[0]?.authors ?? [])]).toMatchObject([
      { imageURL: undefined },
      { imageURL: '/kok/blog/yazi/%C3%A7.png' },
      { imageURL: '/kok/img/can.png' },
      { name: 'Efe' },
    ]);
    expect(problems).toEqual([]);
  });
});

describe('head image', () => {
  const asset: Asset = { url: '/kok/assets/images/ç-1.png', file: '/site/docs/ç.png', digest: '1' };

  function resolve(
    image: string | undefined,
    { text = '', source = 'docs/a.md' }: { text?: string; source?: string | undefined } = {},
  ) {
    const requested: string[] = [];
    const assets: Asset[] = [];
    const problems: Problem[] = [];
    const address = resolveHeadImage(
      { image, source },
      {
        resolveAsset(url, from) {
          requested.push(`${from} ${url}`);
          return url === './ç.png' ? asset : undefined;
        },
        textOf: () => text,
        assets,
        problems,
      },
    );
    return { address, requested, assets, problems };
  }

  describe('resolveHeadImage', () => {
    it('makes a file beside the page one of the site', () => {
      expect(resolve('./ç.png')).toEqual({
        address: '/kok/assets/images/%C3%A7-1.png',
        requested: ['docs/a.md ./ç.png'],
        assets: [asset],
        problems: [],
      });
    });

    it.each([undefined, 'x.png', '../x.png', '/img/x.png', '@site/static/x.png', 'https://cdn.example/x.png'])(
      'takes anything else as an address: %s',
      (image) => {
        expect(resolve(image)).toEqual({ address: image, requested: [], assets: [], problems: [] });
      },
    );

    it('says that there is no such file, and gives no dead address', () => {
      const { address, problems } = resolve('./yok.png', { text: '---\ntitle: A\nimage: ./yok.png\n---\n' });
      expect(address).toBeUndefined();
      expect(problems).toEqual([
        expect.objectContaining({
          code: 'broken-markdown-image',
          message: 'The image "./yok.png" of the front matter does not exist.',
          file: 'docs/a.md',
          line: 3,
          column: 8,
        }),
      ]);
    });
  });
});
