import { describe, expect, it } from 'vitest';
import type { Section } from '../shared/model.ts';
import { openText, printText, type Chunk, type Manifest, type SitePage } from './manifest.ts';
import { parseManifest, printManifest } from './manifest-index.ts';
import { sitePage } from '../build/testing/site-page.ts';

/** What is told apart from the functions that tell it. */
const plain = ({ pages, ...rest }: Manifest) => ({
  ...rest,
  pages: [...pages.values()].map(({ made, kept: _kept, text, ...page }) => ({
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

/** Files of a made-up disk; `read` are those that someone looked into. */
function createDisk() {
  const files = new Map<string, Uint8Array>();
  const read: string[] = [];
  let index: Uint8Array | undefined;
  let names = 0;
  return {
    files,
    read,
    write(manifest: Manifest) {
      const printed = printManifest(manifest, { folder: 'f', nameChunk: () => `${names++}` });
      for (const { name, pieces } of printed.chunks) files.set(name, Buffer.concat([...pieces]));
      index = Buffer.from(printed.index);
      return { ...printed, bytes: index };
    },
    parse(bytes: Uint8Array | undefined = index, folder: string | undefined = 'f') {
      const findChunk = (name: string): Chunk | undefined => {
        const found = files.get(name);
        const look = (start: number, length: number): Uint8Array => {
          read.push(name);
          return (found as Uint8Array).subarray(start, start + length);
        };
        return found && { name, size: found.length, read: look };
      };
      return parseManifest(bytes, { folder, findChunk });
    },
  };
}

const sections = [{ text: 'şöyle' }] as unknown as Section[];
const manifest = manifestOf([
  sitePage(
    { url: '/docs/ağ', isQuiet: true, text: openText(printText(sections)) },
    { facts: { ids: ['şu'], links: [] } },
  ),
  sitePage({ url: '/docs/b', hasBrokenLink: true, inode: 7, bytes: 3 }),
]);

describe('the index of a manifest', () => {
  it('gives back what was printed', () => {
    const disk = createDisk();
    disk.write(manifest);
    expect(plain(disk.parse())).toEqual(plain(manifest));
  });

  it('leaves what is kept where it is, unread, and adds what is new', () => {
    const disk = createDisk();
    disk.write(manifest);
    const made = sitePage({ url: '/docs/c', isQuiet: true });
    const next = manifestOf([...disk.parse().pages.values(), made]);
    expect(disk.write(next).chunks).toHaveLength(1);
    expect(disk.write(disk.parse()).chunks).toEqual([]);
    expect(disk.read).toEqual([]);
    expect(plain(disk.parse())).toEqual(plain(manifestOf([...manifest.pages.values(), made])));
  });

  it('reads nothing of quiet pages to tell of the others', () => {
    const disk = createDisk();
    disk.write(manifest);
    const [quiet, asked] = disk.parse().pages.values();
    asked?.made();
    const own = disk.read.splice(0);
    quiet?.made();
    expect(own).not.toEqual(disk.read);
  });

  it('writes everything together again when it lies in too many pieces', () => {
    const disk = createDisk();
    const pages = Array.from({ length: 40 }, (_none, at) => sitePage({ url: `/docs/${at}`, isQuiet: true }));
    let most = 0;
    for (const [at, page] of pages.entries()) {
      const { names } = disk.write(manifestOf(at === 0 ? [page] : [...disk.parse().pages.values(), page]));
      most = Math.max(most, names.length);
    }
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThan(20);
    expect(plain(disk.parse())).toEqual(plain(manifestOf(pages)));
  });

  it('forgets what lies around for pages that are gone', () => {
    const disk = createDisk();
    const long = sitePage({ url: '/docs/uzun', isQuiet: true }, { article: 'x'.repeat(3_000_000) });
    disk.write(manifestOf([long, sitePage({ url: '/docs/kısa', isQuiet: true })]));
    const [, short] = disk.parse().pages.values();
    const { chunks, names } = disk.write(manifestOf([short as SitePage]));
    expect(names).toEqual(chunks.map(({ name }) => name));
    expect(disk.files.get(chunks[0]?.name ?? '')?.length).toBeLessThan(1000);
  });

  it('knows nothing of another folder, nor when there is none', () => {
    const disk = createDisk();
    const { bytes } = disk.write(manifest);
    expect(plain(disk.parse(bytes, 'g'))).toEqual(NOTHING);
    expect(plain(parseManifest(bytes, { folder: undefined, findChunk: () => undefined }))).toEqual(NOTHING);
    expect(plain(parseManifest(undefined, { folder: 'f', findChunk: () => undefined }))).toEqual(NOTHING);
  });

  it('starts anew from what was cut short or is longer than it should be', () => {
    const disk = createDisk();
    const { bytes } = disk.write(manifest);
    for (const wrong of [bytes.subarray(0, 40), bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('x')])])
      expect(plain(disk.parse(wrong))).toEqual(NOTHING);
    const [[name, chunk]] = disk.files as unknown as [[string, Uint8Array]];
    disk.files.set(name, chunk.subarray(1));
    expect(plain(disk.parse(bytes))).toEqual(NOTHING);
    disk.files.delete(name);
    expect(plain(disk.parse(bytes))).toEqual(NOTHING);
  });

  it.each([
    '',
    '\n',
    '{"urls\n',
    'null\n',
    '[]\n',
    '{"version":5,"folder":"f"}\n',
    '{"version":5,"folder":"f","chunks":[],"urls":["/a"],"outputs":[],"keys":[],"textDigests":[],"numbers":[]}\n',
  ])('starts anew from what it cannot use: %j', (text) => {
    expect(plain(createDisk().parse(Buffer.from(text)))).toEqual(NOTHING);
  });
});
