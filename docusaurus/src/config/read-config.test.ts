import { describe, expect, it } from 'vitest';
import { createMissingPackage, packageName } from '../../../engine/src/config/module/module-host.ts';
import { resolveConfig } from '../../../engine/src/config/resolve.ts';
import type { SiteConfig } from '../../../engine/src/config/schema.ts';
import { readConfig } from './read-config.ts';

const base = { title: 'Belgeler', url: 'https://docs.example.com', baseUrl: '/' };
const classic = (options: object = {}) => ({ presets: [['classic', options]] });

interface Loaded {
  config: SiteConfig | undefined;
  messages: string[];
  severities: string[];
  lines: (number | undefined)[];
}

function load(written: object, text = ''): Loaded {
  const mapped = readConfig(
    { ...base, ...written },
    { configFile: 'docusaurus.config.js', siteDir: '/site', missing: [], unresolved: new Set(), packageName },
  );
  const { config, problems } = resolveConfig(mapped.config, {
    siteDir: '/site',
    configFile: 'docusaurus.config.js',
    text,
    foreign: { authorPath: mapped.authorPath },
  });
  const all = [...mapped.problems, ...problems];
  return {
    config,
    messages: all.map(({ message }) => message),
    severities: all.map(({ severity }) => severity),
    lines: all.map(({ line }) => line),
  };
}

function clean(written: object): SiteConfig {
  const { config, messages } = load(written);
  expect(messages).toEqual([]);
  if (!config) throw new Error('There is no config.');
  return config;
}

it('takes attributes of scripts of any kind, as text', () => {
  const src = 'https://x.example/a.js';
  const { scripts } = clean({
    scripts: [src, { src, async: true, 'data-sorular': ['a?', 'b?'], 'data-en': 3, id: null }],
  });
  expect(scripts).toEqual([src, { src, async: true, 'data-sorular': 'a?,b?', 'data-en': '3' }]);
});

describe('readConfig', () => {
  it('reads the classic preset under any of its names', () => {
    for (const name of [
      'classic',
      '@docusaurus/preset-classic',
      '/x/node_modules/@docusaurus/preset-classic/lib/index.js',
    ]) {
      const config = clean({
        presets: [
          [
            name,
            {
              docs: { sidebarPath: './sidebars.js', editUrl: 'https://e.x/' },
              blog: { postsPerPage: 5, feedOptions: { type: 'all', xslt: false } },
              theme: { customCss: '/site/src/a.css' },
            },
          ],
        ],
      });
      expect(config.docs).toMatchObject([{ id: 'default', sidebarPath: 'sidebars.js', explicit: true }]);
      expect(config.blog).toMatchObject([
        { postsPerPage: 5, explicit: false, feedOptions: { types: ['rss', 'atom', 'json'] } },
      ]);
      expect(config.pages).toMatchObject([{ path: 'src/pages', explicit: false }]);
      expect(config.customCss).toEqual(['src/a.css']);
      expect(config.sitemap).toMatchObject({ filename: 'sitemap.xml' });
    }
  });

  it('has sections only where a preset or plugin brings them', () => {
    expect(clean({})).toMatchObject({ docs: [], blog: [], pages: [], sitemap: false });
    expect(clean(classic({ docs: false, blog: false, pages: false, sitemap: false }))).toMatchObject({
      docs: [],
      blog: [],
      pages: [],
      sitemap: false,
    });
  });

  it('adds the sections of plugins', () => {
    const { docs, blog, pages, redirects, search } = clean({
      ...classic(),
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }],
        ['content-blog', { id: 'news', path: 'news' }],
        ['@docusaurus/plugin-content-pages', { id: 'more', path: 'more', routeBasePath: 'more' }],
        ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/a', '/b'], to: '/c' }] }],
        false,
      ],
      themes: [
        '@docusaurus/theme-mermaid',
        ['@easyops-cn/docusaurus-search-local', { hashed: true, searchResultLimits: 12, indexBlog: false }],
      ],
    });
    expect(docs.map(({ id }) => id)).toEqual(['default', 'community']);
    expect(blog.map(({ id }) => id)).toEqual(['default', 'news']);
    expect(pages.map(({ id, path }) => [id, path])).toEqual([
      ['default', 'src/pages'],
      ['more', 'more'],
    ]);
    expect(redirects).toEqual([{ from: ['/a', '/b'], to: '/c' }]);
    expect(search).toMatchObject({ maxSearchResults: 12, indexBlog: false, indexDocs: true });
  });

  it('takes a switch of the site that is written as text', () => {
    expect(clean({ trailingSlash: 'false', noIndex: 'true' })).toMatchObject({ trailingSlash: false, noIndex: true });
  });

  it('takes the stylesheets of a theme that is named without a preset', () => {
    const { customCss } = clean({
      plugins: ['@docusaurus/plugin-content-docs'],
      themes: [['@docusaurus/theme-classic', { customCss: ['/site/src/a.css', '/site/src/b.scss'] }]],
    });
    expect(customCss).toEqual(['src/a.css', 'src/b.scss']);
  });

  it('maps themeConfig', () => {
    const config = clean({
      ...classic(),
      themeConfig: {
        navbar: {
          title: 'X',
          items: [
            { to: '/a', label: 'A', 'data-x': 1, title: 'Tip' },
            { type: 'dropdown', label: 'B', items: [{ href: 'https://a.b', label: 'C', 'aria-hidden': true }] },
            { type: 'custom-x', id: 'own', 'data-x': 1 },
          ],
        },
        footer: {
          style: 'dark',
          links: [{ title: 'T', items: [{ label: 'L', to: '/l', 'data-y': 'z' }] }],
          copyright: '(c)',
        },
        docs: { versionPersistence: 'none', sidebar: { hideable: true, autoCollapseCategories: true } },
        prism: { theme: createMissingPackage('prism-react-renderer'), darkTheme: {}, additionalLanguages: ['bash'] },
        colorMode: { defaultMode: 'dark' },
        image: 'img/a.png',
        metadata: [{ name: 'a', content: 'b' }],
        announcementBar: { content: 'hi' },
        tableOfContents: { maxHeadingLevel: 4 },
      },
    });
    expect(config.navbar.items).toMatchObject([
      { to: '/a', attributes: { 'data-x': '1', title: 'Tip' } },
      { type: 'dropdown', items: [{ attributes: { 'aria-hidden': true } }] },
      { name: 'custom-x', fields: { id: 'own', 'data-x': 1, position: 'left' } },
    ]);
    expect(config.footer).toMatchObject({
      style: 'dark',
      copyright: '(c)',
      links: [{ title: 'T', items: [{ label: 'L', attributes: { 'data-y': 'z' } }] }],
    });
    expect(config.docs[0]).toMatchObject({
      versionPersistence: 'none',
      sidebar: { hideable: true, autoCollapseCategories: true },
    });
    expect(config).toMatchObject({
      prism: { additionalLanguages: ['bash'] },
      colorMode: { defaultMode: 'dark' },
      image: 'img/a.png',
      announcementBar: { id: 'announcement-bar', content: 'hi' },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    });
  });

  it('takes a title alone for a column of the footer', () => {
    const { footer } = clean({
      themeConfig: { footer: { links: [{ title: 'A' }, { title: 'B', items: [{ label: 'b', to: '/b' }] }] } },
    });
    expect(footer?.links).toMatchObject([{ title: 'A', items: [] }, { title: 'B' }]);
  });

  it('gives what a link of the footer has besides to its element', () => {
    const { footer } = clean({
      themeConfig: { footer: { links: [{ title: 'A', items: [{ label: 'b', to: '/b', type: 'doc', 'data-n': 1 }] }] } },
    });
    expect(footer?.links).toEqual([
      { title: 'A', items: [{ label: 'b', to: '/b', attributes: { type: 'doc', 'data-n': '1' } }] },
    ]);
  });

  it('keeps the style of links of the navbar and the footer', () => {
    const link = { label: 'b', to: '/b', style: { order: 98, margin: '0 1rem' } };
    const { navbar, footer } = clean({
      ...classic(),
      themeConfig: { navbar: { items: [link] }, footer: { links: [{ title: 'A', items: [link] }] } },
    });
    const attributes = { style: { order: 98, margin: '0 1rem' } };
    expect(navbar.items).toMatchObject([{ to: '/b', attributes }]);
    expect(footer?.links).toMatchObject([{ items: [{ to: '/b', attributes }] }]);
  });

  it('knows `exact` of links of the navbar: they are active on their own page alone', () => {
    const page = { label: 'b', to: '/a.b/', exact: true };
    const others = [
      { label: 'c', to: '/c', exact: false },
      { label: 'h', to: '/', exact: true },
    ];
    const { navbar } = clean({
      ...classic(),
      themeConfig: { navbar: { items: [{ ...page, items: [{ ...page, activeBasePath: 'x' }] }, ...others] } },
    });
    const own = '/a\\.b/?$';
    expect(navbar.items).toMatchObject([{ activeBaseRegex: own, items: [{ activeBasePath: 'x' }] }, {}, {}]);
    expect(JSON.stringify(navbar.items).match(/activeBaseRegex/g)).toHaveLength(1);
    expect('/docs/a.b'.search(own)).toBe(5);
  });

  it('takes null in an item of the navbar or the footer as not given', () => {
    const link = { label: 'L', href: 'https://a.b', rel: null, className: null, 'data-x': null };
    const { navbar, footer } = clean({
      ...classic(),
      themeConfig: {
        navbar: { items: [link, { label: 'D', to: null, items: [link] }] },
        footer: { links: [{ title: null, items: [link] }] },
      },
    });
    const plain = { label: 'L', href: 'https://a.b' };
    expect(navbar.items).toEqual([
      { ...plain, position: 'left' },
      { label: 'D', position: 'left', items: [{ ...plain, position: 'left' }] },
    ]);
    expect(footer?.links).toEqual([{ items: [plain] }]);
  });

  it('keeps the defaults of Docusaurus where they differ', () => {
    expect(clean({}).markdown).toMatchObject({
      format: 'mdx',
      mermaid: false,
      math: false,
      npm2yarn: false,
      titleInHeader: true,
    });
    expect(
      clean({
        markdown: {
          mermaid: true,
          format: 'detect',
          mdx1Compat: { comments: true },
          hooks: { onBrokenMarkdownImages: 'warn' },
        },
      }),
    ).toMatchObject({
      markdown: { format: 'detect', mermaid: true },
      onBrokenMarkdownImages: 'warn',
      onBrokenMarkdownLinks: 'warn',
    });
    expect(clean({ baseUrl: 'alt' }).baseUrl).toBe('/alt/');
    const i18n = { locales: ['en', 'ja'], localeConfigs: { ja: { baseUrl: '/jp' } } };
    expect(clean({ i18n }).i18n.localeConfigs['ja']?.baseUrl).toBe('/jp/');
    expect(clean({ future: { v4: true }, githubHost: 'x' }).title).toBe('Belgeler');
  });

  it('keeps what only components read', () => {
    const { customFields } = clean({
      customFields: { renk: 'yeşil' },
      organizationName: 'x',
      projectName: 'y',
      themeConfig: { image: 'a.png', navbar: { title: 'b' }, colorMode: { disableSwitch: true } },
    });
    expect(customFields).toEqual({
      renk: 'yeşil',
      'yaprak-docusaurus': { organizationName: 'x', projectName: 'y', themeConfig: { image: 'a.png' } },
    });
  });

  it('leaves a dollar as it is with a remark-math that does nothing in Docusaurus 3', () => {
    const inlinePlugin = function inlinePlugin(this: unknown) {};
    function remarkMath(this: unknown) {
      inlinePlugin.call(this);
    }
    const rehypePlugins = [createMissingPackage('rehype-katex')];
    const { markdown } = clean(classic({ docs: { remarkPlugins: [remarkMath], rehypePlugins } }));
    expect(markdown.math).toBe(false);
  });

  it('sees that formulas are wanted, installed or not', () => {
    function remarkMath() {}
    for (const plugin of [remarkMath, createMissingPackage('remark-math'), 'remark-math']) {
      expect(
        clean(
          classic({ docs: { remarkPlugins: [plugin], rehypePlugins: [[createMissingPackage('rehype-katex'), {}]] } }),
        ).markdown.math,
      ).toBe(true);
    }
  });
});

describe('npm2yarn', () => {
  const plugin = createMissingPackage('@docusaurus/remark-plugin-npm2yarn');
  const withPlugin = (...options: object[]) => classic({ blog: { remarkPlugins: [[plugin, ...options]] } });

  it('is a field of markdown, with the defaults of the plugin', () => {
    expect(clean(withPlugin()).markdown.npm2yarn).toEqual({ sync: false, converters: ['yarn', 'pnpm', 'bun'] });
    expect(clean(withPlugin({ sync: true, converters: ['pnpm'] })).markdown.npm2yarn).toEqual({
      sync: true,
      converters: ['pnpm'],
    });
  });

  it('cannot have converters that are functions', () => {
    const { config, messages } = load(withPlugin({ converters: ['yarn', ['Turbo', (code: string) => code]] }));
    expect(config?.markdown.npm2yarn).toEqual({ sync: false, converters: ['yarn'] });
    expect(messages).toEqual([
      'The converter `Turbo` of npm2yarn is a function, which is not supported; it is ignored.',
    ]);
  });
});

it('keeps the search of a service where the author asks for it', () => {
  const themeConfig = { typesense: { collection: 'a' } };
  const { config, messages } = load({ themeConfig, themes: ['docusaurus-theme-search-typesense'] });
  expect(config?.search).toBeTruthy();
  expect(messages).toEqual([expect.stringContaining('in place of Typesense')]);
  expect(clean({ themeConfig, customFields: { yaprak: { search: 'keep' } } }).search).toBe(false);
});

it('makes smaller files of images where the author asks for them', () => {
  expect(clean({}).images).toBe(false);
  expect(clean({ plugins: [['@docusaurus/plugin-ideal-image', { max: 1000 }]] }).images).toBeTruthy();
  expect(clean({ plugins: ['ideal-image'] }).images).toBeTruthy();
});

it('makes redirects of endings', () => {
  const createRedirects = (path: string) => (path === '/b' ? '/eski' : undefined);
  const options = { fromExtensions: ['html', 'htm'], toExtensions: ['zip'], createRedirects };
  const create = clean({ plugins: [['client-redirects', options]] }).createRedirects;
  expect(create?.('/')).toEqual([]);
  expect(create?.('/a/')).toEqual(['/a.html/', '/a.htm/']);
  expect(create?.('/b')).toEqual(['/eski', '/b.html', '/b.htm']);
  expect(create?.('/c.htm')).toEqual([]);
  expect(create?.('/d.zip')).toEqual(['/d.zip.html', '/d.zip.htm', '/d']);
});

describe('what cannot be honoured', () => {
  it('is one warning each', () => {
    const { config, messages, severities } = load({
      presets: [
        [
          'classic',
          {
            docs: { remarkPlugins: [createMissingPackage('remark-own')], docYokComponent: '@theme/X' },
            blog: { feedOptions: { xslt: { rss: 'a.xsl' } } },
            gtag: { trackingID: 'x' },
            debug: true,
          },
        ],
        'redoc',
      ],
      plugins: [
        'docusaurus-plugin-sass',
        function ownPlugin() {},
        '/site/plugins/own',
        ['client-redirects', { tamOlmayan: ['html'] }],
      ],
      themes: ['@docusaurus/theme-live-codeblock'],
      themeConfig: { algolia: {}, zoom: {} },
      clientModules: ['./a.js', './b.css'],
      url: 'https://docs.example.com/sub/',
      unknownTop: 1,
      markdown: { preprocessor: () => '', hooks: { onBrokenMarkdownLinks: () => '' } },
    });
    expect(new Set(severities)).toEqual(new Set(['warning']));
    expect(config).toMatchObject({
      url: 'https://docs.example.com',
      customCss: ['b.css'],
      // It is asked, and says itself what is wrong.
      onBrokenMarkdownLinks: 'ignore',
    });
    expect(messages.toSorted()).toEqual(
      [
        'The client module `./a.js` is not supported and is ignored.',
        'The plugin `./plugins/own` is not supported and is ignored.',
        'The plugin `ownPlugin` is not supported and is ignored.',
        'The preset `redoc` is not supported and is ignored.',
        'The theme `@docusaurus/theme-live-codeblock` is not supported and is ignored.',
        '`plugins[3][1].tamOlmayan` of the redirects plugin is not supported and is ignored.',
        '`presets[0][1].blog.feedOptions.xslt` is not supported and is ignored; feed readers do not need it.',
        '`presets[0][1].docs.docYokComponent` is not supported and is ignored.',
        '`presets[0][1].gtag` is not supported and is ignored.',
        "`themeConfig.algolia`: readers search with Yaprak's own search, which needs no service, in place of Algolia. To keep Algolia, write `customFields: { yaprak: { search: 'keep' } }`.",
        '`themeConfig.zoom` is not supported; only components of the site can read it.',
        '`unknownTop` is not supported and is ignored.',
        '`url` is "https://docs.example.com/sub/"; its path is ignored. A path belongs in `baseUrl`.',
      ].toSorted(),
    );
  });

  it('takes a key of themeConfig for one of a plugin of the site, but not that of the diagrams', () => {
    const themeConfig = { zoom: {}, mermaid: { options: { themeVariables: { fontSize: '20px' } } } };
    const context = {
      configFile: 'docusaurus.config.js',
      siteDir: '/site',
      missing: [],
      unresolved: new Set<string>(),
    };
    const written = { ...base, ...classic(), themeConfig };
    const { problems } = readConfig(written, { ...context, packageName, pluginNames: ['zoom'] });
    expect(problems.map(({ message }) => message)).toEqual([
      '`themeConfig.mermaid`: diagrams are drawn while the site is built, in the colours and fonts of the page; these settings do not change them.',
    ]);
    const empty = { ...written, themeConfig: { mermaid: { theme: undefined, options: {} } } };
    expect(readConfig(empty, { ...context, packageName }).problems).toEqual([]);
  });

  it('points at the plugin that has a key, and not at the preset', () => {
    const written = {
      ...classic({ docs: {} }),
      plugins: [['content-docs', { id: 'x', path: 'x', docYokComponent: '@theme/X' }]],
    };
    const text = [
      'module.exports = {',
      "  presets: [['classic', { docs: {} }]],",
      '  plugins: [',
      "    ['content-docs', {",
      "      id: 'x',",
      "      docYokComponent: '@theme/X',",
      '    }],',
      '  ],',
      '};',
    ].join('\n');
    expect(load(written, text)).toMatchObject({
      messages: ['`plugins[0][1].docYokComponent` is not supported and is ignored.'],
      lines: [6],
    });
  });

  it('does not hide what is wrong, and names it as the author wrote it', () => {
    const { config, messages } = load({
      ...classic({ docs: { path: 5 }, pages: { path: 5 } }),
      themeConfig: { navbar: { title: 5, items: [{ type: 'nope' }] } },
    });
    expect(config).toBeUndefined();
    expect(messages).toEqual(
      expect.arrayContaining([
        '`presets[0][1].docs.path` is 5; allowed: text.',
        '`presets[0][1].pages.path` is 5; allowed: text.',
        '`themeConfig.navbar.title` is 5; allowed: text.',
        expect.stringMatching(
          /^No NavbarItem component found for type "nope" \(`themeConfig\.navbar\.items\[0\]\.type`\)/,
        ),
      ]),
    );
  });

  it('knows of plugins that run by themselves: what the author named, and one menu for copying', () => {
    const written = { ...base, ...classic(), plugins: ['docusaurus-plugin-copy-page-button'] };
    const context = {
      configFile: 'docusaurus.config.js',
      siteDir: '/site',
      missing: [],
      unresolved: new Set<string>(),
    };
    const { config, features } = readConfig(
      { ...written, plugins: [] },
      { ...context, packageName, author: written, pluginNames: written.plugins },
    );
    expect(config).toMatchObject({ machines: { menu: false } });
    expect(features).toContain('the plugin `docusaurus-plugin-copy-page-button`');
    expect(clean(classic()).machines).toMatchObject({ menu: true });
  });
});
