import { readTree, rewriteSite, withAdmonitions } from './content.mjs';
import { plainAddress } from './peer.mjs';

/** @type {import('./peer.mjs').Peer} */
export const vitepress = {
  name: 'vitepress',
  title: 'VitePress 1.6',
  note: 'MiniSearch',
  packageJson: { type: 'module', dependencies: { vitepress: '1.6.4', vue: '3.5.22' } },
  versionOf: 'vitepress',
  files(site) {
    const files = rewriteSite(site, (text) => withAdmonitions(text, writeContainer), {
      at: (path) => (path.endsWith('.md') ? path : undefined),
    });
    files.set('.vitepress/sidebar.json', JSON.stringify(sidebarOf(readTree(site))));
    files.set('.vitepress/config.mjs', CONFIG);
    return files;
  },
  build: ['node_modules/.bin/vitepress', 'build'],
  dev: (port) => ['node_modules/.bin/vitepress', 'dev', '--port', String(port)],
  outDir: '.vitepress/dist',
  source: (path) => path,
  address: plainAddress,
  selectors: {
    sidebarLink: '.VPSidebar a.link',
    heading: '.vp-doc h1',
    searchOpener: '.VPNavBarSearch button',
    searchInput: '.VPLocalSearchBox input',
    searchResult: '.VPLocalSearchBox .result',
  },
};

/** There is no container of that name for a note. */
const writeContainer = (/** @type {{ kind: string, title: string, body: string }} */ { kind, title, body }) =>
  `::: ${kind === 'note' ? 'info' : kind} ${title}\n\n${body}\n\n:::`;

/**
 * @param {import('./content.mjs').Folder} folder
 * @returns {object[]}
 */
const sidebarOf = ({ pages, folders }) => [
  ...pages.map(({ title, path }) => ({ text: title, link: plainAddress(path) })),
  ...folders.map((folder) => ({ text: folder.label, collapsed: true, items: sidebarOf(folder) })),
];

const CONFIG = `import { readFileSync } from 'node:fs';

export default {
  title: 'Ölçüm sitesi',
  lang: 'tr',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: [{ text: 'Belgeler', link: '/docs/intro' }],
    sidebar: { '/docs/': JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8')) },
  },
};
`;
