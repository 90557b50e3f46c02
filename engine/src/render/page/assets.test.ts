import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createAssetResolver } from './assets.ts';

/** The first and the last part of a PNG that says 3 by 2. */
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002080600000000000000', 'hex');
const PNG = Buffer.concat([PNG_HEAD, Buffer.from('0000000049454e44ae426082', 'hex')]);

function createResolver(files: Record<string, string | Uint8Array>, staticDirs = ['/site/static']) {
  const reads: string[] = [];
  const resolver = createAssetResolver({
    siteDir: '/site',
    rootUrl: '/kok/',
    staticDirs,
    readBytes(file) {
      reads.push(file);
      const content = files[file];
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
  });
  return { ...resolver, reads };
}

describe('createAssetResolver', () => {
  it('gives a file beside the page a hashed copy', () => {
    const { resolve } = createResolver({ '/site/docs/img/a.png': PNG, '/site/docs/b.pdf': 'pdf' });
    const image = resolve('./img/a.png', 'docs/x.md');
    expect(image).toMatchObject({ file: '/site/docs/img/a.png', width: 3, height: 2 });
    expect(image?.output).toMatch(/^assets\/images\/a-[0-9a-f]{10}\.png$/);
    expect(image?.url).toBe(`/kok/${image?.output}`);
    expect(resolve('../b.pdf', 'docs/deep/x.md')?.output).toMatch(/^assets\/files\/b-[0-9a-f]{10}\.pdf$/);
  });

  it('names the copy after its bytes', () => {
    const one = createResolver({ '/site/docs/a.zip': 'one' }).resolve('a.zip', 'docs/x.md');
    const same = createResolver({ '/site/docs/a.zip': 'one' }).resolve('a.zip', 'docs/x.md');
    const two = createResolver({ '/site/docs/a.zip': 'two' }).resolve('a.zip', 'docs/x.md');
    expect(same?.url).toBe(one?.url);
    expect(two?.url).not.toBe(one?.url);
  });

  it('leaves a file of a static folder at its address', () => {
    const { resolve } = createResolver({ '/site/static/img/a.png': PNG });
    const found = resolve('/img/a.png', 'docs/x.md');
    expect(found).toMatchObject({ url: '/kok/img/a.png', width: 3, height: 2 });
    expect(found?.output).toBeUndefined();
    expect(resolve('@site/static/img/a.png', 'docs/x.md')).toEqual(found);
  });

  it('looks through all static folders, the first wins', () => {
    const { resolve } = createResolver({ '/site/one/a.txt': '1', '/site/two/a.txt': '2', '/site/two/b.txt': '2' }, [
      '/site/one',
      '/site/two',
    ]);
    expect(resolve('/a.txt', 'docs/x.md')?.file).toBe('/site/one/a.txt');
    expect(resolve('/b.txt', 'docs/x.md')?.file).toBe('/site/two/b.txt');
  });

  it('finds any other file of the site by @site/', () => {
    const { resolve } = createResolver({ '/site/src/a.png': PNG, '/site/static-not/a.png': PNG });
    expect(resolve('@site/src/a.png', 'docs/x.md')?.output).toMatch(/^assets\/images\//);
    expect(resolve('@site/static-not/a.png', 'docs/x.md')?.output).toMatch(/^assets\/images\//);
  });

  it('decodes the address and leaves query and hash aside', () => {
    const { resolve } = createResolver({ '/site/docs/ç a.png': PNG });
    expect(resolve('./%C3%A7%20a.png?v=1#x', 'docs/x.md')?.file).toBe('/site/docs/ç a.png');
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    'mailto:a@b.c',
    '#a',
    '?a',
    '',
    './none.png',
    '/none.png',
  ])('has nothing for %j', (url) => {
    expect(createResolver({}).resolve(url, 'docs/x.md')).toBeUndefined();
  });

  it('keeps an image that it cannot measure', () => {
    const found = createResolver({ '/site/docs/a.png': 'no image' }).resolve('a.png', 'docs/x.md');
    expect(found?.output).toMatch(/^assets\/images\//);
    expect(found?.width).toBeUndefined();
    expect(found?.damage).toBe('its bytes are no image');
  });

  it.each([
    ['a.png', PNG, undefined],
    ['a.png', PNG_HEAD, 'it ends too early'],
    ['a.jpg', '', 'its bytes are no image'],
    [
      'a.webp',
      'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
      'Git LFS keeps it elsewhere, run `git lfs pull`',
    ],
    // A drawing without a size is as good as any.
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['a.pdf', 'no image', undefined],
  ])('says what is wrong with %s', (name, bytes, damage) => {
    const found = createResolver({ [`/site/docs/${name}`]: bytes }).resolve(name, 'docs/x.md');
    expect(found?.damage).toBe(damage);
    expect(found?.width).toBe(name === 'a.png' && !damage ? 3 : undefined);
  });

  it('measures a photograph as the reader sees it', async () => {
    const shape = { width: 30, height: 20, channels: 3 as const, background: 'green' };
    const taken = (orientation: number): Promise<Buffer> =>
      sharp({ create: shape }).withMetadata({ orientation }).jpeg().toBuffer();
    const { resolve } = createResolver({ '/site/a.jpg': await taken(1), '/site/b.jpg': await taken(6) });
    expect(resolve('a.jpg', 'x.md')).toMatchObject({ width: 30, height: 20 });
    expect(resolve('b.jpg', 'x.md')).toMatchObject({ width: 20, height: 30 });
  });

  it('reads a file once, and once only finds that it is missing', () => {
    const { resolve, reads } = createResolver({ '/site/docs/a.png': PNG });
    for (let turn = 0; turn < 3; turn++) {
      resolve('./a.png', 'docs/x.md');
      resolve('../docs/a.png', 'docs/y.md');
      resolve('./none.png', 'docs/x.md');
    }
    expect(reads).toEqual(['/site/docs/a.png', '/site/docs/none.png']);
  });
});
