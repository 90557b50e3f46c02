import { describe, expect, it } from 'vitest';
import { checkLinks, type CheckLinksOptions } from './check-links.ts';
import { joinLinks } from './report-links.ts';
import type { PageFacts } from './report-links.ts';
import { createRouteTable } from './table.ts';

function check(pages: PageFacts[], options: Partial<CheckLinksOptions> & { baseUrl?: string } = {}) {
  const urls = pages.map(({ url }) => url);
  const table = createRouteTable({
    baseUrl: options.baseUrl ?? '/',
    rootUrl: options.baseUrl ?? '/',
    trailingSlash: undefined,
    roots: [],
    urls,
    files: [],
  });
  return checkLinks(pages, {
    table,
    hasFile: (path) => path === 'img/x.png' || path === 'statik/index.html',
    patterns: [],
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    ...options,
  });
}

const page = (url: string, hrefs: string[], ids: string[] = []): PageFacts => ({
  url,
  source: `${url.slice(1)}.md`,
  ids,
  links: hrefs.map((href, at) => ({ href, line: at + 1, column: 3 })),
});

describe('joinLinks', () => {
  it('gives each place of a link that stands in the page twice, and those of no Markdown', () => {
    const first = { href: '/yok', line: 1, column: 1 };
    const second = { href: '/yok', line: 3, column: 5 };
    const links = joinLinks([first, second, { href: '/sökülen', line: 9, column: 1 }], { links: ['/var', '/yok'] });
    expect(links).toEqual([{ href: '/var' }, first, second]);
  });
});

describe('checkLinks', () => {
  it('knows addresses at which a page is shown that has another', () => {
    const patterns = [{ base: '/kok/', patterns: [[['^/siparis/\\d+$', 'i'], '/kok/siparis/_no'] as const] }];
    const hrefs = ['/kok/siparis/12', '/kok/SIPARIS/7?a=1#b', '/kok/siparis/yeni'];
    const problems = check([page('/kok/a', hrefs)], { baseUrl: '/kok/', patterns });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('/kok/siparis/yeni')]);
  });

  it('accepts what exists', () => {
    const hrefs = [
      '/docs/b',
      '/docs/b/',
      'b',
      './b#x',
      '#a',
      '#',
      '#top',
      '',
      '/img/x.png',
      '/statik/',
      '/statik',
      '/docs/%C5%9F%20x',
      '/docs/ş x#i%CC%87',
      'https://example.org/yok',
      'mailto:x@y',
      '//host/x',
      '/docs/b?q=1#x',
      '#:~:text=x',
    ];
    expect(check([page('/docs/a', hrefs, ['a']), page('/docs/b', [], ['x']), page('/docs/ş x', [], ['i̇'])])).toEqual(
      [],
    );
  });

  it('reports broken links with place and nearest page', () => {
    const problems = check([page('/docs/kurulum', ['/docs/kurlum', '/eski/kurulum#x', '/bambaska'])]);
    expect(problems).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        file: 'docs/kurulum.md',
        line: 1,
        column: 3,
        hint: 'Did you mean /docs/kurulum?',
        message: '/docs/kurulum links to /docs/kurlum, but there is no page or file at /docs/kurlum.',
      },
      {
        code: 'broken-link',
        severity: 'error',
        file: 'docs/kurulum.md',
        line: 2,
        column: 3,
        hint: 'Did you mean /docs/kurulum?',
        message: '/docs/kurulum links to /eski/kurulum#x, but there is no page or file at /eski/kurulum.',
      },
      {
        code: 'broken-link',
        severity: 'error',
        file: 'docs/kurulum.md',
        line: 3,
        column: 3,
        message: '/docs/kurulum links to /bambaska, but there is no page or file at /bambaska.',
      },
    ]);
  });

  it('reports broken anchors, on the same page and on others', () => {
    const problems = check([
      page('/docs/a', ['#yok', '/docs/b#baslik-bri', '/docs/b#baslik-bir']),
      page('/docs/b', [], ['baslik-bir']),
    ]);
    expect(problems).toMatchObject([
      {
        code: 'broken-anchor',
        severity: 'warning',
        line: 1,
        message: '/docs/a links to #yok, but /docs/a has no element with the id "yok".',
      },
      { code: 'broken-anchor', severity: 'warning', line: 2, hint: 'Did you mean #baslik-bir?' },
    ]);
  });

  it('reports a broken link of the layout once', () => {
    const pages = ['/a', '/b', '/c'].map((url): PageFacts => ({
      url,
      source: `${url}.md`,
      ids: [],
      links: [{ href: '/yok' }],
    }));
    const problems = check(pages);
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toHaveProperty('file');
    expect(problems[0]?.message).toContain('3 pages, such as /a, link to /yok');
  });

  it('reports a link once, however many pages show it', () => {
    const link = { href: '/yok', source: '/p.md', line: 4, column: 2 };
    const pages = ['/blog', '/p', '/blog/tags'].map((url): PageFacts => ({
      url,
      ...(url === '/p' && { source: '/p.md' }),
      ids: [],
      links: [link],
    }));
    expect(check(pages)).toMatchObject([
      { message: '/p links to /yok, but there is no page or file at /yok.', file: '/p.md', line: 4, column: 2 },
    ]);
  });

  it('makes a warning at most of what was written as raw HTML', () => {
    const pages = ['/a', '/b'].map((url): PageFacts => ({ url, ids: [], links: [{ href: '/yok' }] }));
    const locate: CheckLinksOptions['locate'] = (_href, { url }) => ({
      file: `${url}.md`,
      line: 1,
      column: 2,
      isRaw: url === '/a',
    });
    expect(check(pages, { locate })).toMatchObject([
      { severity: 'warning', file: '/a.md', line: 1 },
      { severity: 'error', file: '/b.md', line: 1 },
    ]);
    expect(check(pages, { locate, onBrokenLinks: 'ignore' })).toEqual([]);
  });

  it('reports links of the config and of sidebars with their place, once for all languages', () => {
    const at = { configKey: ['navbar'] };
    const link = { holder: 'The navbar', written: '/yok', at };
    const locateWritten = () => ({ file: 'yaprak.config.ts', line: 3, column: 5 });
    const written = [
      { ...link, href: '/yok' },
      { ...link, href: '/en/yok' },
      { ...link, href: '/elle', isUnchecked: true as const },
      { ...link, href: 'https://x.test/yok' },
      { ...link, href: 'yok' },
    ];
    const layout = { url: '/404.html', ids: [], links: [{ href: '/yok' }, { href: '/elle' }] };
    expect(check([layout], { written, locateWritten })).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message: 'The navbar links to /yok, but there is no page or file at /yok.',
        file: 'yaprak.config.ts',
        line: 3,
        column: 5,
      },
    ]);
  });

  it('leaves alone what the author vouches for and what is outside baseUrl', () => {
    const unchecked: PageFacts = {
      url: '/kok/a',
      ids: [],
      links: [
        { href: '/kok/yok', checked: false, line: 1 },
        { href: '/baska/site', line: 2 },
      ],
    };
    expect(check([unchecked], { baseUrl: '/kok/' })).toEqual([]);
  });

  it('obeys the policies', () => {
    const pages = [page('/a', ['/yok', '#yok'])];
    expect(check(pages, { onBrokenLinks: 'ignore' }).map(({ code }) => code)).toEqual(['broken-anchor']);
    expect(check(pages, { onBrokenLinks: 'warn', onBrokenAnchors: 'throw' }).map(({ severity }) => severity)).toEqual([
      'warning',
      'error',
    ]);
    expect(check(pages, { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' })).toEqual([]);
  });
});
