import { readTree, rewriteSite } from './content.mjs';
import { plainAddress } from './peer.mjs';

/** @type {import('./peer.mjs').Peer} */
export const rspress = {
  name: 'rspress',
  title: 'Rspress 2',
  note: 'FlexSearch; the index comes with the first page, so the first search fetches nothing',
  packageJson: {
    type: 'module',
    dependencies: { '@rspress/core': '2.0.22', react: '19.2.0', 'react-dom': '19.2.0' },
    // The versions that are asked for are not in the registry.
    overrides: {
      'mdast-util-to-markdown-cjk-friendly': '1.0.0',
      'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
    },
  },
  versionOf: '@rspress/core',
  files(site) {
    const files = rewriteSite(site, (text) => text, {
      at: (path) => (path.endsWith('.md') ? `docs/${path}` : undefined),
    });
    for (const [path, text] of metaFiles(readTree(site))) files.set(path, text);
    files.set('docs/_nav.json', JSON.stringify([{ text: 'Belgeler', link: '/docs/intro', activeMatch: '/docs/' }]));
    files.set('rspress.config.ts', CONFIG);
    return files;
  },
  build: ['node_modules/.bin/rspress', 'build'],
  dev: (port) => ['node_modules/.bin/rspress', 'dev', '--port', String(port)],
  outDir: 'doc_build',
  source: (path) => `docs/${path}`,
  address: plainAddress,
  selectors: {
    sidebarLink: '.rp-doc-layout__sidebar a',
    heading: '.rspress-doc h1, .rp-doc h1',
    searchOpener: '.rp-search-button',
    searchInput: '.rp-search-panel__input',
    searchResult: '.rp-suggest-item',
  },
};

/**
 * @param {import('./content.mjs').Folder} folder
 * @returns {[string, string][]}
 */
const metaFiles = ({ path, pages, folders }) => [
  [
    `docs/docs/${path ? `${path}/` : ''}_meta.json`,
    JSON.stringify([
      ...pages.map(({ name, title }) => ({ type: 'file', name, label: title })),
      ...folders.map((folder) => ({
        type: 'dir',
        name: folder.path.split('/').at(-1),
        label: folder.label,
        collapsible: true,
        collapsed: true,
      })),
    ]),
  ],
  ...folders.flatMap(metaFiles),
];

const CONFIG = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Ölçüm sitesi',
  lang: 'tr',
  llms: false,
  markdown: { link: { checkDeadLinks: false } },
});
`;
