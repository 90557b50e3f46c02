import { pluginComponents } from './plugins-components.ts';
import type { TinyFiles } from '../setup/tiny-site.ts';

/** A site for Docusaurus whose own plugins go through every hook. What the tests expect of it is what Docusaurus 3.10 makes of the same files. */
export const pluginSite: TinyFiles = {
  'package.json': '{ "private": true, "name": "deneme", "version": "1.2.3" }',
  'docusaurus.config.js': `
function inline(context, options) {
  return {
    name: 'inline',
    contentLoaded({ actions }) {
      actions.setGlobalData({ colour: options.colour, site: context.siteConfig.title, locale: context.i18n.currentLocale });
    },
  };
}
module.exports = {
  title: 'Deneme',
  url: 'https://ornek.test',
  baseUrl: '/',
  customFields: { answer: 42 },
  onBrokenLinks: 'warn',
  presets: [['classic', { docs: {}, blog: false }]],
  plugins: [
    './plugins/hooks',
    ['./plugins/hooks', { id: 'second', greeting: 'Selam' }],
    [inline, { colour: 'mavi' }],
    './plugins/blog',
    false,
    null,
  ],
  clientModules: ['./src/client.js', './src/extra.css'],
};
`,
  'docs/giris.mdx': `---
slug: /
---
import Badge from '@theme/Badge';
import Facts from '@site/src/components/Facts';

# Giriş

<Badge>sarı</Badge>

<Facts />
`,
  'docs/ikinci.md': '# İkinci\n\nMetin.\n',
  'blog/2024-01-02-ilk.md': '---\ntitle: İlk yazı\n---\n\nÖzet.\n\n<!-- truncate -->\n\nDevamı.\n',
  'blog/2024-02-03-son.md': '---\ntitle: Son yazı\n---\n\nKısa.\n',
  'data/items.json': '[{"slug":"elma","label":"Elma"},{"slug":"armut","label":"Armut"}]',
  'data/not.txt': 'bir not\n',
  'i18n/en/hooks-plugin/labels.json': '{ "title": { "message": "Items, translated" } }',
  'plugins/hooks/index.js': `
const fs = require('fs');
const path = require('path');
module.exports = async function hooks(context, options) {
  const address = (name) => context.baseUrl + options.id + '/' + name;
  return {
    name: 'hooks-plugin',
    getPathsToWatch: () => [path.join(context.siteDir, 'data/**/*.json')],
    async loadContent() {
      return { title: 'Items', items: JSON.parse(fs.readFileSync(path.join(context.siteDir, 'data/items.json'), 'utf8')) };
    },
    getTranslationFiles: ({ content }) => [{ path: 'labels', content: { title: { message: content.title } } }],
    translateContent: ({ content, translationFiles }) => ({ ...content, title: translationFiles[0].content.title.message }),
    getDefaultCodeTranslationMessages: async () => ({ 'hooks.hello': 'Merhaba' }),
    async contentLoaded({ content, actions }) {
      const { addRoute, createData, setGlobalData } = actions;
      setGlobalData({ title: content.title, greeting: options.greeting, count: content.items.length });
      const list = await createData('list.json', JSON.stringify(content.items));
      addRoute({
        path: address('items'),
        component: '@site/src/components/Items.js',
        modules: { items: list, config: '@generated/docusaurus.config', nested: { note: list } },
        props: { title: content.title },
        context: { source: await createData('context.json', { from: 'hooks' }) },
        exact: true,
      });
      addRoute({
        path: address('tree'),
        component: '@site/src/components/Parent.js',
        modules: { all: list },
        routes: await Promise.all(
          content.items.map(async (item) => ({
            path: address('tree/' + item.slug),
            component: '@site/src/components/Child.js',
            modules: { item: await createData(item.slug + '.json', item) },
            exact: true,
          })),
        ),
      });
    },
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs'].default.loadedVersions[0].docs;
      actions.addRoute({
        path: address('all'),
        component: '@site/src/components/Plain.js',
        modules: { text: await actions.createData('all.json', { plugins: Object.keys(allContent).filter((name) => !/debug|sitemap|svgr|bootstrap|fallback|theme-/.test(name)).sort(), docs: docs.map((doc) => doc.permalink).sort() }) },
        exact: true,
      });
    },
    injectHtmlTags: ({ content }) =>
      options.id === 'second'
        ? {}
        : {
            headTags: [{ tagName: 'meta', attributes: { name: 'hooks', content: content.title } }, '<link rel="preconnect" href="https://cdn.ornek.test">'],
            preBodyTags: ['<noscript><b>önce</b></noscript>'],
            postBodyTags: { tagName: 'div', attributes: { id: 'hooks-end', hidden: true }, innerHTML: 'sonra' },
          },
    getClientModules: () => (options.id === 'second' ? [] : [path.resolve(__dirname, 'client.js'), path.resolve(__dirname, 'hooks.css')]),
    getThemePath: () => './theme',
    configureWebpack: (config, isServer, utils) => ({
      resolve: { alias: { '@data': path.join(context.siteDir, 'data') } },
      module: { rules: [{ test: /\\.txt$/, type: 'asset/source' }] },
      plugins: [new (utils.currentBundler.instance.DefinePlugin)({ HOOKS_VALUE: JSON.stringify('tanımlı') })],
    }),
    configurePostCss(postcss) {
      const rename = { postcssPlugin: 'rename', Declaration(node) { if (node.prop === 'hooks-color') node.prop = 'color'; },
        // As Tailwind does, for which a layer of that name is its own.
        AtRule(node) { if (node.name === 'layer' && node.params === 'base') throw node.error('no matching directive'); } };
      if (options.id !== 'second') postcss.plugins.push(rename);
      return postcss;
    },
    extendCli(cli) {
      if (options.id !== 'second')
        cli.command('count <what>').description('Counts').option('--twice').action((what, given) => {
          const { length } = JSON.parse(fs.readFileSync(path.join(context.siteDir, 'data/items.json'), 'utf8'));
          // Plugins leave work behind that nobody waits for.
          setTimeout(() => console.log(what + ' ' + length * (given.twice ? 2 : 1)), 20);
        });
    },
    async postBuild({ outDir, routesPaths, content, siteConfig, routes, plugins, siteDir, baseUrl }) {
      const page = fs.readFileSync(path.join(outDir, options.id, 'items/index.html'), 'utf8');
      const facts = {
        id: options.id,
        title: content.title,
        site: siteConfig.title,
        paths: routesPaths.filter((one) => !/tags|archive|search|authors/.test(one)).sort(),
        hasHeading: page.includes('<h1>' + content.title + '</h1>'),
        isOut: outDir === context.outDir,
        plugins: plugins.map((one) => one.name).filter((name) => /hooks|inline/.test(name)),
        baseUrl,
      };
      fs.writeFileSync(path.join(outDir, 'facts-' + options.id + '.json'), JSON.stringify(facts));
      const file = path.join(outDir, 'docs/ikinci/index.html');
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('</body>', '<i>' + options.id + '</i></body>'));
    },
  };
};
module.exports.validateOptions = ({ options }) => {
  if (options && options.greeting === 'yok') throw new Error('"greeting" must not be "yok"');
  return { id: 'default', greeting: 'Merhaba', ...options };
};
`,
  'plugins/hooks/client.js': `
export function onRouteUpdate({ location, previousLocation }) {
  (window.updates = window.updates || []).push([previousLocation && previousLocation.pathname, location.pathname]);
  return () => { window.finished = (window.finished || 0) + 1; };
}
export function onRouteDidUpdate({ location }) {
  document.documentElement.dataset.page = location.pathname;
}
`,
  'plugins/hooks/hooks.css': '.hooks-box { hooks-color: rebeccapurple }\n',
  'plugins/hooks/theme/Badge/index.js': `import Translate from '@docusaurus/Translate';
export default function Badge({ children }) {
  return <b className="hooks-box" data-badge>{children} <Translate id="hooks.hello">Hello</Translate></b>;
}
`,
  'plugins/blog/index.js': `
const blogPluginExports = require('@docusaurus/plugin-content-blog');
async function extended(context, options) {
  const plugin = await blogPluginExports.default(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const recent = content.blogPosts.slice(0, 1).map(({ metadata }) => ({ title: metadata.title, permalink: metadata.permalink }));
      actions.addRoute({
        path: '/recent',
        exact: true,
        component: '@site/src/components/Plain.js',
        modules: { text: await actions.createData('recent.json', JSON.stringify(recent)) },
      });
      return plugin.contentLoaded({ content, actions });
    },
  };
}
module.exports = { ...blogPluginExports, default: extended };
`,
  ...pluginComponents,
};

/** As much of the packages of Docusaurus as the plugins above ask for. In a real site these are the packages themselves. */
export const standInPackages: TinyFiles = {
  'node_modules/@docusaurus/plugin-content-docs/index.js': `
module.exports = (context, { id = 'default' }) => ({
  name: 'docusaurus-plugin-content-docs',
  loadContent: async () => ({ loadedVersions: [{ docs: [{ permalink: '/docs/' }, { permalink: '/docs/ikinci' }] }] }),
});
`,
  'node_modules/@docusaurus/plugin-content-blog/index.js': `
exports.default = async (context, { id = 'default' }) => ({
  name: 'docusaurus-plugin-content-blog',
  loadContent: async () => ({ blogPosts: [{ metadata: { title: 'Son yazı', permalink: '/blog/2024/02/03/son' } }] }),
  async contentLoaded({ actions }) {
    actions.addRoute({ path: '/blog', component: '@theme/BlogListPage', exact: true });
  },
  async postBuild() {
    throw new Error('The original writes feeds, which the engine does.');
  },
});
`,
  'node_modules/@docusaurus/plugin-content-pages/index.js':
    "module.exports = () => ({ name: 'docusaurus-plugin-content-pages', loadContent: async () => [] });\n",
  'node_modules/webpack/index.js':
    'exports.DefinePlugin = class DefinePlugin { constructor(definitions) { this.definitions = definitions; } };\n',
};
