import { createRequire } from 'node:module';
import { defineConfig } from 'yaprak';
import { reference } from './src/reference/plugin.ts';

const { homepage, version } = createRequire(import.meta.url)('yaprak/package.json') as Record<string, string>;

export default defineConfig({
  title: 'Yaprak',
  tagline: 'Documentation and blogs from Markdown and React. HTML first, JavaScript when a reader reaches for it.',
  url: homepage ?? 'https://yaprak.example.com',
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'tr'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  // Pictures of the knowledge base, which the README shows too.
  staticDirectories: ['static', '../pictures'],
  redirects: [{ from: '/docs', to: '/docs/intro' }],
  docs: { sidebarCollapsed: false },
  plugins: [reference],
  search: { help: { label: 'See every error message', href: '/docs/reference/problems' } },
  machines: {
    llms: {
      description:
        'Documentation of Yaprak, a static documentation and blog engine for React. Start with the tutorial; the reference lists every setting, field, command, theme part and plugin door of this version.',
    },
  },
  navbar: {
    title: 'Yaprak',
    logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
    items: [
      { to: '/docs/tutorial/create', label: 'Tutorial', activeBasePath: '/docs/tutorial' },
      { to: '/docs/guides', label: 'Guides', activeBasePath: '/docs/guides' },
      { to: '/docs/reference/', label: 'Reference', activeBasePath: '/docs/reference' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Tutorial', to: '/docs/tutorial/create' },
          { label: 'Guides', to: '/docs/guides' },
        ],
      },
      {
        title: 'Look up',
        items: [
          { label: 'Config', to: '/docs/reference/config/' },
          { label: 'Command line', to: '/docs/reference/cli' },
          { label: 'Theme parts', to: '/docs/reference/parts' },
          { label: 'Plugins', to: '/docs/reference/plugins' },
        ],
      },
      {
        title: 'For machines',
        items: [
          { label: 'llms.txt', href: 'pathname:///llms.txt' },
          { label: 'This reference as JSON', to: '/docs/reference/#as-data' },
        ],
      },
    ],
    copyright: `Yaprak ${version}, MIT licence. This site is built with it.`,
  },
  colorMode: { respectPrefersColorScheme: true },
});
