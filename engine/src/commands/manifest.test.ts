import { describe, expect, it } from 'vitest';
import { parseManifest, printManifest, type Manifest, type SitePage } from './manifest.ts';
import { sitePage } from './testing/site-page.ts';

/** What is told apart from the functions that tell it. */
const plain = ({ pages, ...rest }: Manifest) => ({
  ...rest,
  pages: [...pages.values()].map(({ made, printed: _printed, text, ...page }) => ({
    ...page,
    made: made(),
    text: [text.digest, text.sections()],
  })),
});
const manifestOf = (pages: SitePage[]): Manifest => ({
  table: 't',
  targets: 'z',
  pages: new Map(pages.map((page) => [page.url, page])),
});
const NOTHING = { table: '', targets: '', pages: [] };

describe('parseManifest', () => {
  const manifest = manifestOf([
    sitePage({ url: '/docs/ağ', isQuiet: true }, { facts: { ids: ['şu'], links: [] } }),
    sitePage({ url: '/docs/b', hasBrokenLink: true, inode: 7, bytes: 3 }),
  ]);
  const printed = printManifest(manifest, { folder: 'f' });

  it('gives back what was printed, and prints what it was given unread', () => {
    const parsed = parseManifest(printed, { folder: 'f' });
    expect(plain(parsed)).toEqual(plain(manifest));
    const unread = [...parsed.pages.values()].map((page) => ({ ...page, made: () => expect.fail('It was parsed.') }));
    expect(printManifest(manifestOf(unread), { folder: 'f' })).toEqual(printed);
  });

  it('knows nothing of another folder, nor when there is none', () => {
    expect(plain(parseManifest(printed, { folder: 'g' }))).toEqual(NOTHING);
    expect(plain(parseManifest(printed, { folder: undefined }))).toEqual(NOTHING);
    expect(plain(parseManifest(undefined, { folder: 'f' }))).toEqual(NOTHING);
  });

  it('starts anew from what was cut short or is longer than it should be', () => {
    for (const bytes of [printed.subarray(0, 40), printed.subarray(0, -1), Buffer.concat([printed, Buffer.from('x')])])
      expect(plain(parseManifest(bytes, { folder: 'f' }))).toEqual(NOTHING);
  });

  it.each([
    '',
    '\n',
    '{"pages\n',
    'null\n',
    '[]\n',
    '{"version":3,"folder":"f"}\n',
    '{"version":3,"folder":"f","pages":[1]}\n',
  ])('starts anew from what it cannot use: %j', (text) => {
    expect(plain(parseManifest(Buffer.from(text), { folder: 'f' }))).toEqual(NOTHING);
  });
});
