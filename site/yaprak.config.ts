import { fileURLToPath } from 'node:url';
import { defineConfig } from 'yaprak';
import { facts } from './facts.ts';
import { readRecentChanges } from './recent-changes.ts';

export default defineConfig({
  title: 'internal docs',
  tagline: 'guidelines, how-tos and engineering blogs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  noIndex: true,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },

  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  // The docs root has no page of its own: its readers start at the introduction.
  redirects: [{ from: '/docs', to: '/docs/intro' }],

  markdown: { format: 'detect', mermaid: true, math: true },

  // The texts are Turkish, the interface is English.
  docs: {
    lang: 'tr',
    parentInTitle: true,
    sidebarPath: './sidebars.ts',
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
    versions: { current: { label: 'Next' } },
    editUrl: 'https://git.example.com/internal/docs/-/edit/main/site/',
  },
  blog: { lang: 'tr', showReadingTime: true, postsPerPage: 10, blogSidebarCount: 5 },
  pages: { lang: 'tr' },

  plugins: [facts],

  search: {
    synonyms: 'src/search-synonyms.yml',
    help: { label: 'Ask in the right channel', href: '/docs/contributing/kanallar' },
  },

  // Read by assistants, too: see the guide “Pages for machines” in docs/.
  machines: {
    llms: {
      description:
        'Çevrim içi sipariş ve teslimat işinin iç bilgi tabanı. API sözleşmeleri, altyapı, kararlar ve olay incelemeleri mühendisler için; destek adımları destek ekibi için yazılmıştır. Her sayfanın sahibi ve son gözden geçirme günü başındadır; eskiyen sayfaya güvenmeden önce sahibine sorun.',
    },
  },

  navbar: {
    title: 'internal docs',
    logo: { alt: 'Yaprak', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
    items: [
      { type: 'doc', docId: 'intro', position: 'left', label: 'Docs' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { href: 'https://git.example.com/internal/docs', label: 'Source', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },

  // For the home page; read when the config is, so that a build always shows what the pages say now.
  customFields: { recentChanges: readRecentChanges(fileURLToPath(new URL('.', import.meta.url))) },

  footer: {
    links: [
      {
        title: 'API',
        items: [
          { label: 'v2 API', to: '/docs/category/v2' },
          { label: 'v1 API', to: '/docs/category/v1' },
          { label: 'Search API', to: '/docs/category/bisearch' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Chat', href: 'https://chat.example.com' },
          { label: 'Status', href: 'https://durum.example.com' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'Source', href: 'https://git.example.com/internal/docs' },
        ],
      },
    ],
    copyright: 'Copyright © 2024 internal docs. For internal use only.',
  },

  colorMode: { defaultMode: 'light' },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  prism: {
    additionalLanguages: ['bash', 'json', 'diff', 'yaml', 'sql', 'kotlin', 'swift', 'ini', 'http', 'docker', 'go', 'promql', 'hcl', 'csv', 'jsx', 'tsx'],
  },
});
