import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../routes/table.ts';
import type { WrittenLink } from '../shared/model.ts';
import { checkSiteLinks, type SiteLinksOptions } from './check-site-links.ts';
import type { PageResult, SitePage, SiteRecord } from '../store/site-record.ts';
import { pageResult, sitePage } from './testing/site-page.ts';

type Reaction = 'warn' | 'ignore';

/** A page of a build and what is known of it. */
interface Made {
  page: SitePage;
  result: PageResult;
  /** How often the result was asked for. */
  asked: number;
}

interface Record extends SiteRecord {
  made: ReadonlyMap<string, Made>;
}

interface Build {
  pages: Made[];
  files?: string[];
  before?: Record;
  onBrokenAnchors?: Reaction;
  sidebarLinks?: WrittenLink[];
  looseLinks?: RegExp;
  onBrokenLinks?: Reaction | 'throw';
  /** Files of pages. */
  routes?: { url: string; source: string }[];
}

const page = (name: string, { ids = [], links = [] }: { ids?: string[]; links?: string[] }): Made => ({
  page: sitePage({ url: `/${name}`, isNew: true, resultKey: `${name} ${ids.join()} ${links.join()}` }),
  result: pageResult({ url: `/${name}`, facts: { ids, links } }),
  asked: 0,
});

function build(made: Build) {
  const { pages, files = [], before, onBrokenAnchors = 'warn', sidebarLinks = [], looseLinks } = made;
  const urls = pages.map(({ page: { url } }) => url);
  const known = [...pages, ...(before?.made.values() ?? [])];
  const { problems, ...rest } = checkSiteLinks(
    pages.map((each) => each.page),
    {
      site: {
        config: { onBrokenLinks: made.onBrokenLinks ?? 'warn', onBrokenAnchors },
        languages: [{ config: { baseUrl: '/', navbar: { items: [] } }, routes: made.routes ?? [], sidebarLinks }],
        plugins: [{ plugin: { name: 'p', looseLinks } }],
        sources: new Map([
          ['sidebars.js', { text: "\n  href: '/yok'" }],
          ['docs/d.mdx', { text: '<Kart link="/kartta" />\n\n<Link to="/bagda">x</Link>\n' }],
        ]),
      } as unknown as SiteLinksOptions['site'],
      record: before ?? { time: 0, routes: '', targets: '', pages: new Map(), files: new Map() },
      results: {
        resultOf({ resultKey }) {
          const found = known.find((each) => each.page.resultKey === resultKey) as Made;
          found.asked++;
          return found.result;
        },
        sectionsOf: () => [],
        markdownOf: () => new Uint8Array(),
      },
      table: createRouteTable({ baseUrl: '/', rootUrl: '/', trailingSlash: undefined, roots: [], urls, files: [] }),
      files: new Set([...pages.map((each) => each.page.output), ...files]),
    },
  );
  const record: Record = {
    time: 1,
    routes: '',
    targets: rest.targets,
    files: new Map(),
    pages: new Map(rest.pages.map((one) => [one.url, { ...one, isNew: false }])),
    made: new Map(pages.map((each) => [each.page.url, each])),
  };
  return { problems, said: problems.map(({ message }) => message), record };
}

/** A page of the last build that is reused. */
function reused(record: Record, url: string): Made {
  return { page: record.pages.get(url) as SitePage, result: record.made.get(url)?.result as PageResult, asked: 0 };
}

describe('checkSiteLinks', () => {
  const a = page('a', { ids: ['x', 'y'] });
  const b = page('b', { links: ['/a#x'] });
  const first = build({ pages: [a, b] });

  it('does not look into a reused page when nothing it could lead to has changed', () => {
    expect(first.said).toEqual([]);
    const kept = reused(first.record, '/b');
    expect(build({ pages: [page('a', { ids: ['x', 'y', 'z'] }), kept], before: first.record }).said).toEqual([]);
    expect(kept.asked).toBe(0);
  });

  it('finds an anchor that is gone on a page that was made again', () => {
    const kept = reused(first.record, '/b');
    expect(build({ pages: [page('a', { ids: ['y'] }), kept], before: first.record }).said).toEqual([
      '/b links to /a#x, but /a has no element with the id "x".',
    ]);
  });

  it('finds a page and a file that are gone', () => {
    const c = page('c', { links: ['/a', '/d.pdf'] });
    const whole = build({ pages: [a, c], files: ['d.pdf'] });
    expect(whole.said).toEqual([]);
    const kept = reused(whole.record, '/c');
    expect(build({ pages: [a, kept], before: whole.record }).said).toEqual([
      '/c links to /d.pdf, but there is no page or file at /d.pdf.',
    ]);
    expect(build({ pages: [kept], files: ['d.pdf'], before: whole.record }).said).toEqual([
      '/c links to /a, but there is no page or file at /a.',
    ]);
  });

  it('reports a broken link in every build, until it is fixed', () => {
    const c = page('c', { links: ['/a#yok'] });
    const said = ['/c links to /a#yok, but /a has no element with the id "yok".'];
    const broken = build({ pages: [a, c] });
    expect(broken.said).toEqual(said);
    const kept = reused(broken.record, '/c');
    const again = build({ pages: [reused(broken.record, '/a'), kept], before: broken.record });
    expect(again.said).toEqual(said);
    const fixed = build({ pages: [page('a', { ids: ['x', 'y', 'yok'] }), kept], before: again.record });
    expect(fixed.said).toEqual([]);
    expect(fixed.record.pages.get('/c')?.hasBrokenLink).toBe(false);
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
    const kept = ['/a', '/c'].map((url) => reused(whole.record, url));
    expect(build({ pages: kept, before: whole.record, sidebarLinks }).problems).toEqual(expected);
  });

  it('checks everything when the config weighs broken links in another way', () => {
    const c = page('c', { links: ['/a#yok'] });
    const before = build({ pages: [a, c], onBrokenAnchors: 'ignore' });
    expect(before.said).toEqual([]);
    const kept = ['/a', '/c'].map((url) => reused(before.record, url));
    expect(build({ pages: kept, before: before.record }).said).toHaveLength(1);
  });
});

it('only warns of links in pages that a plugin names, and of those that components draw there', () => {
  const routes = [
    { url: '/a', source: 'src/pages/a.tsx' },
    { url: '/b', source: 'docs/b.md' },
    { url: '/c', source: 'docs/c.mdx' },
    { url: '/d', source: 'docs/d.mdx' },
  ];
  const severities = (looseLinks?: RegExp): (string | undefined)[] => {
    const b = page('b', { links: ['/hic'] });
    b.result.links = [{ href: '/hic', source: 'docs/b.md', line: 3, column: 1, checked: true }];
    const d = page('d', { links: ['/kartta', '/bagda'] });
    const pages = [page('a', { links: ['/yok'] }), b, page('c', { links: ['/bilesende'] }), d];
    const { problems } = build({ pages, routes, onBrokenLinks: 'throw', ...(looseLinks && { looseLinks }) });
    return problems.map(({ severity }) => severity);
  };
  expect(severities(/\.[jt]sx?$/)).toEqual(['warning', 'error', 'warning', 'warning', 'error']);
  expect(severities()).toEqual(['error', 'error', 'error', 'error', 'error']);
});

it('only warns of links that a page does not show at first, where a plugin weighs links', () => {
  const severities = (looseLinks?: RegExp): (string | undefined)[] => {
    const a = page('a', { links: ['/hic', '/yok'] });
    const link = { source: 'docs/a.mdx', column: 1, checked: true };
    a.result.links = ['/hic', '/yok'].map((href, line) => ({ ...link, href, line }));
    a.result.facts.hidden = ['/yok'];
    const routes = [{ url: '/a', source: 'docs/a.mdx' }];
    const { problems } = build({ pages: [a], routes, onBrokenLinks: 'throw', ...(looseLinks && { looseLinks }) });
    return problems.map(({ severity, message }) => `${severity} ${/to (\S+),/.exec(message)?.[1]}`);
  };
  expect(severities(/\.[jt]sx?$/)).toEqual(['error /hic', 'warning /yok']);
  expect(severities()).toEqual(['error /hic', 'error /yok']);
});

it('weighs what components of a site draw by what they want to be checked, in texts', () => {
  const severities = (collected: string[] | undefined): (string | undefined)[] => {
    const b = page('b', { links: ['/hic', '/cizilen'] });
    b.result.links = [{ href: '/hic', source: 'docs/b.md', line: 3, column: 1, checked: true }];
    const own = page('404', { links: ['/cizilen'] });
    if (collected) for (const each of [b, own]) each.result.facts.collected = collected;
    const { problems } = build({
      pages: [b, own],
      routes: [{ url: '/b', source: 'docs/b.md' }],
      onBrokenLinks: 'throw',
      looseLinks: /\.[jt]sx?$/,
    });
    return problems.map(({ severity, file, message }) => `${severity} ${file} ${/to (\S+),/.exec(message)?.[1]}`);
  };
  expect(severities(undefined)).toEqual(['error docs/b.md /hic', 'warning undefined /cizilen']);
  expect(severities(['/cizilen'])).toEqual([
    'warning docs/b.md /hic',
    'error docs/b.md /cizilen',
    'warning undefined /cizilen',
  ]);
});
