import { describe, expect, it } from 'vitest';
import type { Problem } from '../shared/model.ts';
import type { Asset } from './assets.ts';
import { resolveHeadImage } from './head-image.ts';

const asset: Asset = { url: '/kok/assets/images/ç-1.png', file: '/site/docs/ç.png', digest: '1' };

function resolve(
  image: string | undefined,
  { text = '', source = 'docs/a.md' }: { text?: string; source?: string | undefined } = {},
) {
  const asked: string[] = [];
  const assets: Asset[] = [];
  const problems: Problem[] = [];
  const address = resolveHeadImage(
    { image, source },
    {
      resolveAsset(url, from) {
        asked.push(`${from} ${url}`);
        return url === './ç.png' ? asset : undefined;
      },
      textOf: () => text,
      assets,
      problems,
    },
  );
  return { address, asked, assets, problems };
}

describe('resolveHeadImage', () => {
  it('makes a file beside the page one of the site', () => {
    expect(resolve('./ç.png')).toEqual({
      address: '/kok/assets/images/%C3%A7-1.png',
      asked: ['docs/a.md ./ç.png'],
      assets: [asset],
      problems: [],
    });
  });

  it.each([undefined, 'x.png', '../x.png', '/img/x.png', '@site/static/x.png', 'https://cdn.example/x.png'])(
    'takes anything else as an address: %s',
    (image) => {
      expect(resolve(image)).toEqual({ address: image, asked: [], assets: [], problems: [] });
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
