import { describe, expect, it } from 'vitest';
import type { Asset } from '../render/assets.ts';
import type { Resolution } from '../render/placeholder-filler.ts';
import { createRouteTable } from '../routes/table.ts';
import { isQuiet, isStillRight } from './is-still-right.ts';
import type { MadePage, SitePage } from '../store/manifest.ts';
import { sitePage } from './testing/site-page.ts';

const record = (more: Partial<MadePage> = {}): SitePage => sitePage({ key: 'k' }, more);

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
    sameTable?: boolean;
  }
  const check = (of: SitePage, world: World = {}) =>
    isStillRight(of, {
      key: world.key ?? 'k',
      world: {
        sameTable: world.sameTable ?? false,
        docsDigest: world.docsDigest ?? 'd',
        resolvers: () => ({
          table: createRouteTable({
            baseUrl: '/',
            rootUrl: '/',
            trailingSlash: undefined,
            roots: [['docs']],
            urls: [],
            files: world.urls ?? [['docs/b.md', '/docs/b']],
          }),
          assetsOf: { resolve: () => world.asset },
        }),
        files: {
          readBytes: () => undefined,
          readSource(source) {
            const digest = (world.digests ?? { 'docs/_p.mdx': '1' })[source];
            if (digest === undefined) throw new Error('gone');
            return { source, digest, text: '' };
          },
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

  it('asks nothing more of a quiet page while all addresses are the same', () => {
    const linked = { resolutions: [resolution('link', './b.md', '/docs/b')] };
    const elsewhere = { urls: [['docs/b.md', '/docs/yeni']] as [string, string][] };
    expect(check(sitePage({ key: 'k', isQuiet: true }, linked), { ...elsewhere, sameTable: true })).toBe(true);
    expect(check(sitePage({ key: 'k', isQuiet: true }, linked), elsewhere)).toBe(false);
    expect(check(sitePage({ key: 'k' }, linked), { ...elsewhere, sameTable: true })).toBe(false);
    expect(check(sitePage({ key: 'k', isQuiet: true }, linked), { sameTable: true, key: 'other' })).toBe(false);
  });
});

describe('isQuiet', () => {
  const quiet = (more: Partial<MadePage>) => isQuiet(sitePage({}, more).made());

  it('is a page that only the route table can change', () => {
    expect(quiet({})).toBe(true);
    expect(quiet({ resolutions: [{ kind: 'link', url: './b.md', source: 'docs/a.md', answer: '/docs/b' }] })).toBe(
      true,
    );
  });

  it.each<[string, Partial<MadePage>]>([
    ['a file', { resolutions: [{ kind: 'link', url: './b.pdf', source: 'a.md', answer: './b.pdf', onDisk: true }] }],
    ['a partial', { parts: [{ source: 'docs/_p.mdx', digest: '1' }] }],
    ['the list of all docs', { docsDigest: 'd' }],
    ['a warning', { problems: [{ code: 'island', severity: 'warning', message: '' }] }],
    ['an article for a feed', { article: '' }],
  ])('is not one with %s', (_what, more) => {
    expect(quiet(more)).toBe(false);
  });
});
