/** Steps on the config. */
import { sentence, word } from '../texts.mjs';

/** @typedef {import('../site.mjs').Step} Step */
/** @typedef {import('../site.mjs').Random} Random */
/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {(config: import('../site.mjs').Config, random: Random, site: Site) => void} Change */

/** @type {Record<string, Change>} */
const CHANGES = {
  title: (config, random) => (config.title = sentence(random)),
  tagline: (config, random) => (config.tagline = sentence(random)),
  navbar: (config, random) =>
    (config.navbar = {
      title: word(random),
      items: [
        { label: word(random), to: random.pick(['/docs/giris', '/blog', '/']) },
        { type: 'dropdown', label: word(random), items: [{ label: word(random), href: 'https://ornek.test' }] },
        ...random.pick([
          [],
          [{ type: 'search' }],
          [{ type: 'docSidebar', sidebarId: 'ana', label: 'S' }],
          [{ type: 'doc', docId: 'giris', label: 'D' }],
        ]),
        ...random.pick([[], [{ type: 'localeDropdown' }, { type: 'docsVersionDropdown' }]]),
      ],
    }),
  footer: (config, random) =>
    (config.footer = {
      style: random.pick(['dark', 'light']),
      copyright: sentence(random),
      links: [{ title: word(random), items: [{ label: word(random), to: '/blog' }] }],
    }),
  announcement: (config, random) =>
    (config.announcementBar = { content: sentence(random), isCloseable: random.next() < 0.5 }),
  noAnnouncement: (config) => delete config.announcementBar,
  brokenLinks: (config, random) => (config.onBrokenLinks = random.pick(['warn', 'ignore', 'log', 'throw'])),
  brokenAnchors: (config, random) => (config.onBrokenAnchors = random.pick(['warn', 'ignore'])),
  brokenFiles: (config, random) => (config.onBrokenMarkdownLinks = random.pick(['warn', 'ignore'])),
  trailingSlash: (config, random) => {
    delete config.trailingSlash;
    Object.assign(config, random.pick([{}, { trailingSlash: true }, { trailingSlash: false }]));
  },
  baseUrl: (config, random) => (config.baseUrl = random.pick(['/', '/kok/'])),
  search: (config, random) =>
    (config.search = random.pick([
      true,
      false,
      { maxSearchResults: 4 },
      { indexBlog: false },
      { boosts: { title: random.between(1, 9) } },
      { indexParentCategories: 2 },
      { highlight: false, k1: 1.5 },
    ])),
  markdown: (config, random) =>
    (config.markdown = { ...config.markdown, [random.pick(['mermaid', 'math', 'emoji'])]: random.next() < 0.5 }),
  npm2yarn: (config, random) =>
    (config.markdown = {
      ...config.markdown,
      npm2yarn: random.pick([false, { sync: false, converters: ['bun'] }, { sync: true, converters: ['pnpm'] }]),
    }),
  admonitions: (config, random) =>
    (config.markdown = { ...config.markdown, admonitions: random.pick([true, { keywords: ['kutu'] }]) }),
  anchors: (config, random) =>
    (config.markdown = { ...config.markdown, anchors: { maintainCase: random.next() < 0.5 } }),
  toc: (config, random) => (config.tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: random.between(2, 4) }),
  prism: (config, random) => (config.prism = { defaultLanguage: random.pick(['js', 'bash']) }),
  metadata: (config, random) => (config.metadata = [{ name: 'keywords', content: word(random) }]),
  headTags: (config, random) =>
    (config.headTags = [{ tagName: 'link', attributes: { rel: 'x', href: `/${word(random)}` } }]),
  scripts: (config, random) =>
    (config.scripts = random.pick([[], ['https://betik.ornek.test/a.js'], [{ src: '/b.js', defer: true }]])),
  favicon: (config, random) => (config.favicon = random.pick(['img/nokta.png', 'img/yok.svg'])),
  redirects: (config, random, site) =>
    (config.redirects = [{ from: `/eski-${site.serial()}`, to: random.pick(['/docs/giris', '/blog']) }]),
  aliases: (config, random) => (config.asciiAliases = random.next() < 0.5),
  sitemap: (config, random) =>
    (config.sitemap = random.pick([
      false,
      { changefreq: 'daily' },
      { ignorePatterns: ['/blog/**'] },
      { lastmod: 'date' },
    ])),
  noIndex: (config, random) => (config.noIndex = random.next() < 0.5),
  colorMode: (config, random) =>
    (config.colorMode = { defaultMode: random.pick(['dark', 'light']), disableSwitch: random.next() < 0.5 }),
  precompress: (config, random) => (config.output = { precompress: random.next() < 0.5 }),
  customFields: (config, random) => (config.customFields = { note: word(random) }),
  docsOptions: (config, random) =>
    Object.assign(
      config.docs,
      random.pick([
        { breadcrumbs: false },
        { breadcrumbs: true },
        { sidebarCollapsible: false },
        { editUrl: `https://ornek.test/${word(random)}/` },
        { showLastUpdateTime: true, showLastUpdateAuthor: true },
        { showLastUpdateTime: false },
        { numberPrefixParser: false },
        { numberPrefixParser: true },
        { onInlineTags: 'ignore' },
        { tagsBasePath: word(random) },
        { sidebar: { hideable: true } },
        { exclude: ['**/basvuru/**'] },
        { exclude: ['**/_*'] },
      ]),
    ),
  docsBase: (config, random) => (config.docs.routeBasePath = random.pick(['docs', '/', 'belge'])),
  blogOptions: (config, random) =>
    Object.assign(
      config.blog,
      random.pick([
        { postsPerPage: random.between(1, 4) },
        { blogTitle: word(random) },
        { blogSidebarCount: random.between(0, 5) },
        { sortPosts: 'ascending' },
        { sortPosts: 'descending' },
        { showReadingTime: false },
        { archiveBasePath: null },
        { archiveBasePath: 'arsiv' },
        { showLastUpdateTime: true },
        { onUntruncatedBlogPosts: 'ignore' },
        { truncateMarker: undefined },
        { tagsBasePath: word(random) },
        { sidebar: { groupByYear: false } },
      ]),
    ),
  feeds: (config, random) =>
    (config.blog.feedOptions = {
      type: random.pick(['all', 'rss', ['atom', 'json'], null]),
      limit: random.pick([1, 3, false]),
      copyright: word(random),
      title: word(random),
    }),
  languages: (config, random, site) => {
    const locales = random.pick([['tr'], ['tr', 'en'], ['tr', 'en', 'ar']]);
    config.i18n = {
      defaultLocale: 'tr',
      locales: site.kind === 'languages' ? locales : locales.slice(0, 2),
      untranslated: random.pick(['fallback', 'omit']),
    };
    if (random.next() < 0.4) config.i18n.localeConfigs = { tr: { label: `Türkçe ${random.between(1, 9)}` } };
  },
  versionOptions: (config, random) =>
    Object.assign(
      config.docs,
      random.pick([
        { versions: { current: { label: sentence(random), banner: 'none' } } },
        { versions: {} },
        { includeCurrentVersion: true },
        { lastVersion: 'current' },
        { lastVersion: undefined },
        { disableVersioning: random.next() < 0.3 },
      ]),
    ),
};

const EXTRAS = [
  (/** @type {Random} */ random) =>
    `config.createRedirects = (url) => (url.endsWith('${random.pick(['s', 'a', 'k'])}') ? ['/old' + url] : []);`,
  (/** @type {Random} */ random) =>
    `config.blog.readingTime = ({ content }) => content.length / ${random.between(1, 9)};`,
  (/** @type {Random} */ random) =>
    `config.blog.processBlogPosts = ({ blogPosts }) => blogPosts.slice(${random.between(0, 2)});`,
  (/** @type {Random} */ random) =>
    `config.docs.editUrl = ({ docPath }) => 'https://ornek.test/${word(random)}/' + docPath;`,
  (/** @type {Random} */ random) =>
    `config.docs.sidebarItemsGenerator = async ({ defaultSidebarItemsGenerator, ...args }) => (await defaultSidebarItemsGenerator(args)).slice(${random.between(0, 1)}).reverse();`,
  () => `config.footer = { copyright: '© ' + new Date().getFullYear() };`,
  () =>
    `config.docs.numberPrefixParser = (name) => ({ filename: name.replace(/^\\d+-/, ''), numberPrefix: undefined });`,
  () => '',
];

/** @type {Step[]} */
export const configSteps = [
  ...Object.entries(CHANGES).map(([name, change]) => ({
    name: `config: ${name}`,
    weight: 0.35,
    apply(/** @type {Site} */ site, /** @type {Random} */ random) {
      change(site.config, random, site);
      site.saveConfig();
    },
  })),
  {
    name: 'config: a module that it imports',
    weight: 2,
    apply(site, random) {
      const lines = [random.pick(EXTRAS)(random), random.pick(EXTRAS)(random)];
      site.write(
        'config-extra.mjs',
        `export function complete(config) {\n  ${lines.join('\n  ')}\n  return config;\n}\n`,
      );
      site.saveConfig();
      return lines.join(' ');
    },
  },
  {
    name: 'config: edited under the same stamp',
    apply: (site) => {
      site.config.url = 'https://ornek-1.test';
      site.saveConfig();
    },
    afterwards(site) {
      site.config.url = 'https://ornek-2.test';
      site.editUnderSameStamp('yaprak.config.mjs', (bytes) =>
        Buffer.from(bytes.toString().replace('ornek-1', 'ornek-2')),
      );
    },
  },
  {
    name: 'an error in the config, then its fix',
    apply(site) {
      site.write('yaprak.config.mjs', site.read('yaprak.config.mjs').replace('"title"', '"titel"'));
    },
    afterwards: (site) => site.saveConfig(),
  },
  {
    name: 'the clock',
    weight: 2,
    apply(site, random) {
      const days = random.pick([0, 1, 40, 400, 4000, -1, -400]);
      site.wish.clockShift = days * 86_400_000;
      return `${days} days`;
    },
  },
];
