import { describe, expect, it } from 'vitest';
import type { Asset } from '../render/assets.ts';
import type { Resolution } from '../render/renderer.ts';
import { createRouteTable } from '../routes/table.ts';
import { isStillRight, parseManifest, printManifest, type PageRecord } from './manifest.ts';

const record = (
  more: { resolutions?: Resolution[]; parts?: { source: string; digest: string }[]; docsDigest?: string } = {},
): PageRecord => ({
  key: 'k',
  page: {
    url: '/docs/a',
    output: 'docs/a/index.html',
    facts: { ids: [], links: [] },
    links: [],
    resolutions: [],
    parts: [],
    assets: [],
    problems: [],
    bytes: 1,
    ...more,
  },
});

describe('parseManifest', () => {
  const manifest = { pages: { '/docs/a': record() } };
  const bytes = (text: string) => Buffer.from(text);

  it('gives back what was printed', () => {
    expect(parseManifest(bytes(printManifest(manifest, { folder: 'f' })), { folder: 'f' })).toEqual(manifest);
  });

  it('knows nothing of another folder, nor when there is none', () => {
    const printed = bytes(printManifest(manifest, { folder: 'f' }));
    expect(parseManifest(printed, { folder: 'g' })).toEqual({ pages: {} });
    expect(parseManifest(printed, { folder: undefined })).toEqual({ pages: {} });
    expect(parseManifest(undefined, { folder: 'f' })).toEqual({ pages: {} });
  });

  it.each(['', '{"pages', 'null', '[]', '{"version":1,"folder":"f","pages":{"/a":{}}}'])(
    'starts anew from what it cannot use: %j',
    (text) => {
      expect(parseManifest(bytes(text), { folder: 'f' })).toEqual({ pages: {} });
    },
  );
});

describe('isStillRight', () => {
  const asset = (digest: string): Asset => ({
    url: `/assets/a-${digest}.png`,
    file: '/site/docs/a.png',
    digest,
    width: 2,
    height: 1,
    output: `assets/a-${digest}.png`,
  });
  interface World {
    key?: string;
    urls?: [string, string][];
    asset?: Asset;
    digests?: Record<string, string>;
    docsDigest?: string;
  }
  const check = (of: PageRecord, world: World = {}) =>
    isStillRight(of, world.key ?? 'k', {
      docsDigest: world.docsDigest ?? 'd',
      resolvers: {
        table: createRouteTable({
          baseUrl: '/',
          rootUrl: '/',
          trailingSlash: undefined,
          roots: [['docs']],
          urls: [],
          files: world.urls ?? [['docs/b.md', '/docs/b']],
        }),
        assetsOf: { resolve: () => world.asset },
      },
      files: {
        readBytes: () => undefined,
        readSource(source) {
          const digest = (world.digests ?? { 'docs/_p.mdx': '1' })[source];
          if (digest === undefined) throw new Error('gone');
          return { source, digest, text: '' };
        },
      },
    });
  const resolution = (kind: Resolution['kind'], url: string, answer: string): Resolution => ({
    kind,
    url,
    source: 'docs/a.md',
    answer,
  });

  it('asks for the same key', () => {
    expect(check(record())).toBe(true);
    expect(check(record(), { key: 'other' })).toBe(false);
  });

  it('asks for the same docs if the page looked at the list of all', () => {
    expect(check(record(), { docsDigest: 'other' })).toBe(true);
    expect(check(record({ docsDigest: 'd' }))).toBe(true);
    expect(check(record({ docsDigest: 'd' }), { docsDigest: 'other' })).toBe(false);
  });

  it('asks where each link leads now', () => {
    const linked = record({ resolutions: [resolution('link', './b.md', '/docs/b')] });
    expect(check(linked)).toBe(true);
    expect(check(linked, { urls: [['docs/b.md', '/docs/yeni']] })).toBe(false);
    expect(check(linked, { urls: [] })).toBe(false);
  });

  it('asks whether each image has the same bytes', () => {
    const shown = record({ resolutions: [resolution('image', './a.png', '/assets/a-1.png" width="2" height="1')] });
    expect(check(shown, { asset: asset('1') })).toBe(true);
    expect(check(shown, { asset: asset('2') })).toBe(false);
    expect(check(shown, { asset: { ...asset('1'), width: 3 } })).toBe(false);
    expect(check(shown)).toBe(false);
  });

  it('asks whether each partial is the same', () => {
    const made = record({ parts: [{ source: 'docs/_p.mdx', digest: '1' }] });
    expect(check(made)).toBe(true);
    expect(check(made, { digests: { 'docs/_p.mdx': '2' } })).toBe(false);
    expect(check(made, { digests: {} })).toBe(false);
  });
});
