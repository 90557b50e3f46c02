import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../routes/table.ts';
import type { WrittenLink } from '../shared/model.ts';
import { checkSiteLinks, type SiteLinksOptions } from './check-site-links.ts';
import type { Manifest, SitePage } from '../store/manifest.ts';
import { sitePage } from './testing/site-page.ts';

type Reaction = 'warn' | 'ignore';

interface Build {
  pages: SitePage[];
  files?: string[];
  before?: Manifest;
  onBrokenAnchors?: Reaction;
  sidebarLinks?: WrittenLink[];
}

const page = (name: string, facts: { ids?: string[]; links?: string[] }): SitePage =>
  sitePage({ url: `/${name}` }, { facts: { ids: facts.ids ?? [], links: facts.links ?? [] } });

function build({ pages, files = [], before, onBrokenAnchors = 'warn', sidebarLinks = [] }: Build) {
  const urls = pages.map(({ url }) => url);
  const { problems, ...rest } = checkSiteLinks(pages, {
    site: {
      config: { onBrokenLinks: 'warn', onBrokenAnchors },
      languages: [{ config: { baseUrl: '/', navbar: { items: [] } }, routes: [], sidebarLinks }],
      sources: new Map([['sidebars.js', { text: "\n  href: '/yok'" }]]),
    } as unknown as SiteLinksOptions['site'],
    manifest: before ?? { table: '', targets: '', pages: new Map() },
    table: createRouteTable({ baseUrl: '/', rootUrl: '/', trailingSlash: undefined, roots: [], urls, files: [] }),
    files: new Set([...pages.map(({ output }) => output), ...files]),
  });
  const manifest: Manifest = {
    table: '',
    targets: rest.targets,
    pages: new Map(rest.pages.map((one) => [one.url, one])),
  };
  return { problems, said: problems.map(({ message }) => message), manifest };
}

const keptNowhere = { chunk: { name: '', size: 0, read: () => new Uint8Array() }, start: 0, length: 0, textLength: 0 };

/** A page of the last build that is taken over; `asked` counts how often it was looked into. */
function takenOver(manifest: Manifest, url: string) {
  const old = manifest.pages.get(url) as SitePage;
  let asked = 0;
  const made = () => {
    asked++;
    return old.made();
  };
  return { page: { ...old, made, kept: keptNowhere }, asked: () => asked };
}

describe('checkSiteLinks', () => {
  const a = page('a', { ids: ['x', 'y'] });
  const b = page('b', { links: ['/a#x'] });
  const first = build({ pages: [a, b] });

  it('does not look into a page that was taken over when nothing it could lead to has changed', () => {
    expect(first.said).toEqual([]);
    const kept = takenOver(first.manifest, '/b');
    expect(build({ pages: [page('a', { ids: ['x', 'y', 'z'] }), kept.page], before: first.manifest }).said).toEqual([]);
    expect(kept.asked()).toBe(0);
  });

  it('finds an anchor that is gone on a page that was made again', () => {
    const kept = takenOver(first.manifest, '/b');
    expect(build({ pages: [page('a', { ids: ['y'] }), kept.page], before: first.manifest }).said).toEqual([
      '/b links to /a#x, but /a has no element with the id "x".',
    ]);
  });

  it('finds a page and a file that are gone', () => {
    const c = page('c', { links: ['/a', '/d.pdf'] });
    const whole = build({ pages: [a, c], files: ['d.pdf'] });
    expect(whole.said).toEqual([]);
    const kept = takenOver(whole.manifest, '/c');
    expect(build({ pages: [a, kept.page], before: whole.manifest }).said).toEqual([
      '/c links to /d.pdf, but there is no page or file at /d.pdf.',
    ]);
    expect(build({ pages: [kept.page], files: ['d.pdf'], before: whole.manifest }).said).toEqual([
      '/c links to /a, but there is no page or file at /a.',
    ]);
  });

  it('reports a broken link in every build, until it is fixed', () => {
    const c = page('c', { links: ['/a#yok'] });
    const said = ['/c links to /a#yok, but /a has no element with the id "yok".'];
    const broken = build({ pages: [a, c] });
    expect(broken.said).toEqual(said);
    const kept = takenOver(broken.manifest, '/c').page;
    const again = build({ pages: [takenOver(broken.manifest, '/a').page, kept], before: broken.manifest });
    expect(again.said).toEqual(said);
    const fixed = build({ pages: [page('a', { ids: ['x', 'y', 'yok'] }), kept], before: again.manifest });
    expect(fixed.said).toEqual([]);
    expect(fixed.manifest.pages.get('/c')?.hasBrokenLink).toBe(false);
  });

  it('reports a broken link of a sidebar in every build, once, with its place', () => {
    const link = { holder: 'The sidebar "s"', href: '/yok', written: '/yok', at: { file: 'sidebars.js' } };
    const sidebarLinks = [link, link, { ...link, href: '/a' }];
    // A page that lists the links of its category shows it too.
    const cards = page('c', { links: ['/yok'] });
    const whole = build({ pages: [a, cards], sidebarLinks });
    const expected = [
      {
        code: 'broken-link',
        severity: 'warning',
        message: 'The sidebar "s" links to /yok, but there is no page or file at /yok.',
        file: 'sidebars.js',
        line: 2,
        column: 9,
      },
    ];
    expect(whole.problems).toEqual(expected);
    const kept = ['/a', '/c'].map((url) => takenOver(whole.manifest, url).page);
    expect(build({ pages: kept, before: whole.manifest, sidebarLinks }).problems).toEqual(expected);
  });

  it('checks everything when the config weighs broken links in another way', () => {
    const c = page('c', { links: ['/a#yok'] });
    const before = build({ pages: [a, c], onBrokenAnchors: 'ignore' });
    expect(before.said).toEqual([]);
    const kept = ['/a', '/c'].map((url) => takenOver(before.manifest, url).page);
    expect(build({ pages: kept, before: before.manifest }).said).toHaveLength(1);
  });
});
