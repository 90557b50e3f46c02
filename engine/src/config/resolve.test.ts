import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveConfig } from './resolve.ts';
import { toSitePath } from './resolve-sections.ts';

const minimal = { title: 'Belgeler', url: 'https://docs.example.com' };
const options = { siteDir: '/site', configFile: 'yaprak.config.ts', text: '' };

function resolved(written: object = {}) {
  const { config, problems } = resolveConfig({ ...minimal, ...written }, options);
  expect(problems).toEqual([]);
  if (!config) throw new Error('There is no config.');
  return config;
}

function messages(written: unknown, text = ''): string[] {
  const { config, problems } = resolveConfig(written, { ...options, text });
  expect(config).toBeUndefined();
  return problems.map(({ message, hint }) => (hint ? `${message} ${hint}` : message));
}

const wrong = (written: object): string[] => messages({ ...minimal, ...written });

describe('defaults', () => {
  it('fill a config that says only title and url', () => {
    const config = resolved();
    expect(config).toMatchObject({
      tagline: '',
      baseUrl: '/',
      noIndex: false,
      titleDelimiter: '|',
      siteDir: '/site',
      configFile: 'yaprak.config.ts',
      staticDirectories: ['static'],
      search: false,
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onBrokenMarkdownImages: 'throw',
      onDuplicateRoutes: 'warn',
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      markdown: { format: 'detect', mermaid: true, math: true, emoji: true, anchors: { maintainCase: false } },
      sitemap: { changefreq: 'weekly', priority: 0.5, filename: 'sitemap.xml' },
      output: { precompress: false, keepAssets: 0 },
    });
    expect(config.trailingSlash).toBeUndefined();
    expect(config.footer).toBeUndefined();
    expect(config.prism.magicComments).toEqual([
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ]);
  });

  it('have docs, blog and pages whose folders may be absent', () => {
    const { docs, blog, pages } = resolved();
    expect(docs).toMatchObject([
      {
        id: 'default',
        path: 'docs',
        routeBasePath: 'docs',
        explicit: false,
        sidebarCollapsed: true,
        breadcrumbs: true,
        versionPersistence: 'localStorage',
      },
    ]);
    expect(blog).toMatchObject([
      {
        id: 'default',
        path: 'blog',
        postsPerPage: 10,
        blogSidebarCount: 5,
        explicit: false,
        feedOptions: { types: ['rss', 'atom'], limit: 20 },
      },
    ]);
    expect(pages).toMatchObject([{ id: 'default', path: 'src/pages', routeBasePath: '/', explicit: false }]);
  });
});

describe('sections', () => {
  it('become lists, and are explicit when they are named', () => {
    const config = resolved({
      docs: [{}, { id: 'api', path: './api/' }],
      blog: { feedOptions: { type: 'all', limit: null } },
      pages: false,
    });
    expect(config.docs.map(({ id, path, explicit }) => [id, path, explicit])).toEqual([
      ['default', 'docs', true],
      ['api', 'api', true],
    ]);
    expect(config.blog[0]).toMatchObject({ explicit: true, feedOptions: { types: ['rss', 'atom', 'json'] } });
    expect(config.blog[0]?.feedOptions.limit).toBeUndefined();
    expect(config.pages).toEqual([]);
    expect(resolved({ docs: false, blog: false })).toMatchObject({ docs: [], blog: [] });
    expect(resolved({ blog: { feedOptions: { type: null } } }).blog[0]?.feedOptions.types).toEqual([]);
  });

  it('take admonition keywords from themselves, else from the site', () => {
    const config = resolved({
      markdown: { admonitions: { keywords: ['ozel'] } },
      docs: { admonitions: { keywords: ['a'], extendDefaults: false } },
      blog: { admonitions: false },
    });
    expect(config.markdown.admonitions.keywords).toEqual(expect.arrayContaining(['ozel', 'note', 'caution']));
    expect(config.docs[0]?.admonitions.keywords).toEqual(['a']);
    expect(config.blog[0]?.admonitions.keywords).toEqual([]);
    expect(config.pages[0]?.admonitions.keywords).toContain('ozel');
  });

  it('cannot share an id', () => {
    expect(wrong({ docs: [{}, { path: 'b' }] })).toEqual([
      '`docs[1].id` is "default", which another section of `docs` has too. Give each section an `id` of its own.',
    ]);
    expect(wrong({ pages: [{}, { path: 'b' }] })).toEqual([
      '`pages[1].id` is "default", which another section of `pages` has too. Give each section an `id` of its own.',
    ]);
  });
});

describe('resolving', () => {
  it("freezes all of it, but not what is the author's own", () => {
    const marker = /x/g;
    const config = resolved({ blog: { truncateMarker: marker }, customFields: { a: { b: [1] } } });
    expect(() => Object.assign(config.navbar, { title: 'x' })).toThrow(TypeError);
    expect(() => (config.customFields['a'] as { b: number[] }).b.push(2)).toThrow(TypeError);
    expect(Object.isFrozen(config.docs[0])).toBe(true);
    expect(config.blog[0]?.truncateMarker.test('x')).toBe(true);
  });

  it('keeps of data for components what JSON can hold, as threads and browsers need it', () => {
    const written = { gun: new Date(0), bos: null, yok: undefined, islev: () => 1, ic: { islev() {}, sayi: 1 } };
    const item = { type: 'custom-kutu', label: 'Kutu', islev: () => 1, sayi: 2 };
    const config = resolved({ customFields: written, navbar: { items: [item] } });
    expect(config.customFields).toEqual({ gun: '1970-01-01T00:00:00.000Z', bos: null, ic: { sayi: 1 } });
    expect(config.navbar.items).toMatchObject([{ name: 'custom-kutu', fields: { label: 'Kutu', sayi: 2 } }]);
    expect(() => structuredClone(config.navbar.items)).not.toThrow();
    const circle: Record<string, unknown> = {};
    circle['kendisi'] = circle;
    expect(wrong({ customFields: circle })).toEqual([
      '`customFields` is an object; allowed: a map of data that JSON can hold.',
    ]);
    expect(wrong({ customFields: { buyuk: 1n } })).toHaveLength(1);
  });

  it('closes what HTML of the bar and the footer leaves open', () => {
    const { navbar, footer, announcementBar } = resolved({
      navbar: { items: [{ type: 'html', value: '<small>a<small>' }] },
      footer: { copyright: '<b>b', links: [{ html: '<i>c' }] },
      announcementBar: { content: 'd</div>' },
    });
    expect(navbar.items).toMatchObject([{ value: '<small>a<small></small></small>' }]);
    expect(footer).toMatchObject({ copyright: '<b>b</b>', links: [{ html: '<i>c</i>' }] });
    expect(announcementBar).toMatchObject({ content: 'd' });
  });

  it('lets markdown.hooks win, and makes paths relative to the site', () => {
    const config = resolved({
      url: 'https://a.b/',
      markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
      docs: { sidebarPath: '/site/sidebars.js' },
      customCss: './a.css',
    });
    expect(config).toMatchObject({
      url: 'https://a.b',
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
      customCss: ['a.css'],
    });
    expect(config.docs[0]?.sidebarPath).toBe('sidebars.js');
    expect(resolveConfig(minimal, { ...options, defaultCss: ['src/css/custom.css'] }).config?.customCss).toEqual([
      'src/css/custom.css',
    ]);
  });

  it('completes locales', () => {
    const { i18n } = resolved({
      i18n: { defaultLocale: 'en', locales: ['en', 'tr', 'fa'], localeConfigs: { tr: { htmlLang: 'tr-TR' } } },
    });
    expect(i18n.localeConfigs['tr']).toMatchObject({
      label: 'Türkçe',
      htmlLang: 'tr-TR',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'tr',
      translate: true,
    });
    expect(i18n.localeConfigs['fa']?.direction).toBe('rtl');
    expect(resolved().i18n.locales).toEqual(['en']);
    expect(wrong({ i18n: { defaultLocale: 'de', locales: ['en'] } })[0]).toMatch(
      '`i18n.defaultLocale` is "de", which is not one of `i18n.locales`: en.',
    );
  });

  it('gives every locale its place below the site', () => {
    const basesOf = (written: object) =>
      Object.fromEntries(
        Object.values(resolved(written).i18n.localeConfigs).map(({ name, baseUrl, url }) => [name, [baseUrl, url]]),
      );
    const localeConfigs = { tr: { baseUrl: '/kok/turkce/', url: 'https://example.com.tr/' } };
    expect(
      basesOf({ baseUrl: '/kok/', i18n: { defaultLocale: 'en', locales: ['fa', 'en', 'tr'], localeConfigs } }),
    ).toEqual({
      fa: ['/kok/fa/', undefined],
      en: ['/kok/', undefined],
      tr: ['/kok/turkce/', 'https://example.com.tr'],
    });
    const own = { en: { baseUrl: '/en/' } };
    expect(basesOf({ i18n: { defaultLocale: 'en', locales: ['en', 'tr'], localeConfigs: own } })).toEqual({
      en: ['/en/', undefined],
      tr: ['/tr/', undefined],
    });
    expect(resolved({ baseUrl: '/kok/', url: 'https://a.b/' })).toMatchObject({
      rootUrl: '/kok/',
      siteUrl: 'https://a.b',
    });
  });

  it('resolves what to do with pages without a translation', () => {
    expect(resolved().i18n).toMatchObject({ untranslated: 'fallback', currentLocale: 'en', texts: {} });
    expect(resolved({ i18n: { untranslated: 'omit' } }).i18n.untranslated).toBe('omit');
    expect(wrong({ i18n: { untranslated: 'omitt' } })[0]).toMatch(/`i18n\.untranslated`.*Did you mean "omit"\?/);
  });

  it.each(['/baska/en/', '/kok/en', 'en/', ''])(
    'refuses a locale at %j, outside the site or without a last slash',
    (baseUrl) => {
      const written = { baseUrl: '/kok/', i18n: { locales: ['en'], localeConfigs: { en: { baseUrl } } } };
      const text = "export default {\n  i18n: {\n    localeConfigs: { en: { baseUrl: 'x' } },\n  },\n};";
      const { config, problems } = resolveConfig({ ...minimal, ...written }, { ...options, text });
      expect(config).toBeUndefined();
      expect(problems).toMatchObject([
        {
          severity: 'error',
          message: `\`i18n.localeConfigs.en.baseUrl\` is ${JSON.stringify(baseUrl)}; it must start with the site's \`baseUrl\`, "/kok/", and end with a slash.`,
          hint: 'All languages are built together, into one folder.',
          file: 'yaprak.config.ts',
          line: 3,
        },
      ]);
    },
  );
});

describe('violations', () => {
  it('are all collected, with path, value, what is allowed and the nearest name', () => {
    const found = wrong({
      onBrokenLinks: 'trow',
      trailingSlash: 'yes',
      baseUrl: 'docs',
      docs: { sidebarColapsed: true, editUrl: 5 },
      blog: { postsPerPage: 0 },
    });
    expect(found).toHaveLength(6);
    expect(found).toEqual(
      expect.arrayContaining([
        '`onBrokenLinks` is "trow"; allowed: "ignore", "log", "warn" or "throw". Did you mean "throw"?',
        '`trailingSlash` is "yes"; allowed: true or false.',
        '`baseUrl` ("docs") must start and end with a slash, like "/" or "/docs/".',
        '`docs.editUrl` is 5; allowed: text or a function.',
        '`blog.postsPerPage` is 0; allowed: more than 0.',
        expect.stringMatching(
          /^`docs\.sidebarColapsed` \(true\) is not a known key\. Did you mean `sidebarCollapsed`\? Allowed here: id, path, /,
        ),
      ]),
    );
  });

  it.each([
    [{ docs: 5 }, '`docs` is 5; allowed: false, an object or a list.'],
    [
      { url: 'docs.example.com' },
      '`url` ("docs.example.com") must be a full address without a path, like "https://docs.example.com"; a path belongs in `baseUrl`.',
    ],
    [
      { url: 'https://a.b/c' },
      '`url` ("https://a.b/c") must be a full address without a path, like "https://docs.example.com"; a path belongs in `baseUrl`.',
    ],
    [{ title: '' }, '`title` is ""; allowed: not empty.'],
    [
      { tableOfContents: { minHeadingLevel: 4 } },
      '`tableOfContents` (an object) has a `minHeadingLevel` above its `maxHeadingLevel`.',
    ],
    [
      { navbar: { items: [{ label: 'x' }] } },
      '`navbar.items[0]` (an object) needs either `to` (a page of this site) or `href` (any address), and not both.',
    ],
    [{ navbar: { items: [{ type: 'doc', label: 'x' }] } }, '`navbar.items[0].docId` is missing; it must be text.'],
    [
      { navbar: { items: [{ label: 'x', items: [{ to: '/a', labl: 'y' }] }] } },
      /^`navbar\.items\[0\]\.items\[0\]\.labl` \("y"\) is not a known key\. Did you mean `label`\?/,
    ],
    [
      { footer: { links: [{ title: 'x', items: [{ label: 'y' }] }] } },
      '`footer.links[0].items[0]` (an object) needs one of `to` (a page of this site), `href` (any address) and `html`.',
    ],
    [
      { footer: { links: [{ items: [] }, { to: '/', label: 'y' }] } },
      '`footer.links` (a list) mixes columns (with `items`) and plain links; use one kind.',
    ],
    [{ blog: { truncateMarker: 'x' } }, '`blog.truncateMarker` is "x"; allowed: a regular expression.'],
  ])('%j', (written, message) => {
    const found = wrong(written);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it('name an unknown kind of navbar item', () => {
    expect(wrong({ navbar: { items: [{ type: 'docSidbar', sidebarId: 'a' }] } })).toEqual([
      'No NavbarItem component found for type "docSidbar" (`navbar.items[0].type`); allowed: default, link, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown. Did you mean "docSidebar"?',
    ]);
    expect(wrong({ navbar: { items: [{ label: 'x', items: [{ type: 'search' }] }] } })[0]).toMatch(
      'No NavbarItem component found for type "search" (`navbar.items[0].items[0].type`)',
    );
  });

  it('leave the fields of an item of the site’s own kind to its component, but not those that the engine reads', () => {
    const item = { type: 'custom-saat', position: 'right', dilim: { ad: 'Europe/Istanbul' } };
    const { config } = resolveConfig({ ...minimal, navbar: { items: [{ label: 'x', items: [item] }, item] } }, options);
    const own = {
      type: 'custom',
      name: 'custom-saat',
      position: 'right',
      fields: { position: 'right', dilim: item.dilim },
    };
    expect(config?.navbar.items).toMatchObject([{ items: [own] }, own]);
    expect(wrong({ navbar: { items: [{ ...item, position: 'top' }] } })).toEqual([
      '`navbar.items[0].position` is "top"; allowed: "left" or "right".',
    ]);
    expect(wrong({ navbar: { items: [5] } })).toEqual(['`navbar.items[0]` is 5; allowed: an object.']);
  });

  it('name what is missing, and what is no config at all', () => {
    expect(messages({})).toEqual(['`title` is missing; it must be text.', '`url` is missing; it must be text.']);
    expect(messages([])).toEqual(['The config is an empty list; it must be an object.']);
  });

  it('point into the file', () => {
    const text = "export default {\n  title: 'x',\n  url: 'https://a.b',\n  navbar: { itmes: [] },\n};\n";
    const { problems } = resolveConfig({ ...minimal, navbar: { itmes: [] } }, { ...options, text });
    expect(problems).toMatchObject([
      { code: 'config-unknown-key', severity: 'error', file: 'yaprak.config.ts', line: 4, column: 13 },
    ]);
  });
});

describe('texts with characters that no page can hold', () => {
  it('are errors with their key, whatever else the config holds', () => {
    expect(wrong({ favicon: '\ud800', navbar: { title: 'a\0b' }, customFields: { a: [1] } })).toEqual([
      '`favicon` holds U+D800, a character that no page or address can hold. Remove the escape, such as \\uD800 or \\0, from the text.',
      '`navbar.title` holds U+0000, a character that no page or address can hold. Remove the escape, such as \\uD800 or \\0, from the text.',
    ]);
  });
});

describe('paths of the config', () => {
  it.each([
    ['C:\\site\\docs\\', 'docs'],
    ['.\\docs\\api', 'docs/api'],
    ['C:\\shared\\docs', '../shared/docs'],
    ['docs/api/', 'docs/api'],
  ])('are relative to the site, with slashes, on Windows: %s', (path, expected) => {
    expect(toSitePath(path, 'C:\\site', win32)).toBe(expected);
  });

  it('keep a backslash that is part of a name', () => {
    expect(toSitePath('/site/a\\b', '/site', posix)).toBe('a\\b');
  });
});

describe('addresses that run code', () => {
  const written = {
    ...minimal,
    navbar: {
      items: [
        { label: 'A', href: ' JaVa\nScript:a()' },
        { label: 'B', items: [{ label: 'C', to: 'vbscript:b' }] },
      ],
    },
    footer: {
      links: [{ title: 'D', items: [{ label: 'E', href: 'data:text/html,<script>' }] }],
      logo: { src: '/l.svg' },
    },
    redirects: [{ from: '/a', to: 'javascript:c()' }],
    docs: { editUrl: 'javascript:d()' },
  };

  it('lead nowhere, with a warning for each', () => {
    const { config, problems } = resolveConfig(written, options);
    expect(problems.map(({ code, severity, message }) => [code, severity, /`(.*)`/.exec(message)?.[1]])).toEqual(
      [
        'navbar.items[0].href',
        'navbar.items[1].items[0].to',
        'footer.links[0].items[0].href',
        'redirects[0].to',
        'docs.editUrl',
      ].map((path) => ['unsafe-link', 'warning', path]),
    );
    expect(JSON.stringify([config?.navbar, config?.footer, config?.redirects, config?.docs])).not.toMatch(
      /script|text.html/i,
    );
    expect(config?.footer?.logo?.src).toBe('/l.svg');
  });

  it('stay where the site wants them', () => {
    const { config, problems } = resolveConfig({ ...written, markdown: { allowUnsafeLinks: true } }, options);
    expect(problems).toEqual([]);
    expect(config?.redirects[0]?.to).toBe('javascript:c()');
  });
});
