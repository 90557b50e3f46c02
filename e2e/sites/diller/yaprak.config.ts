import { defineConfig } from 'yaprak';

export default defineConfig({
  title: 'Leaves',
  tagline: 'One site in three languages',
  url: 'https://example.com',
  favicon: 'img/leaf.svg',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'tr', 'ar'],
    localeConfigs: { tr: { label: 'Türkçe', htmlLang: 'tr-TR' }, ar: { label: 'العربية', direction: 'rtl' } },
  },
  docs: [
    { sidebarPath: 'sidebars.ts', editUrl: 'https://example.com/edit/' },
    {
      id: 'community',
      path: 'community',
      routeBasePath: 'community',
      sidebarPath: 'sidebars-community.ts',
      editUrl: 'https://example.com/edit/',
      editLocalizedFiles: true,
    },
  ],
  blog: { feedOptions: { type: 'all', limit: false } },
  redirects: [
    { from: '/start', to: '/docs/intro' },
    { from: '/scribbles', to: '/docs/next/notes' },
  ],
  navbar: {
    title: 'Leaves',
    logo: { src: 'img/leaf.svg', alt: 'A leaf' },
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
      { to: '/community', label: 'Community' },
      {
        label: 'More',
        type: 'dropdown',
        items: [
          { to: '/blog', label: 'Blog' },
          { to: '/about', label: 'About' },
          { href: '/files/list.txt', label: 'List' },
        ],
      },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right', dropdownItemsAfter: [{ to: '/help', label: 'Help us translate' }] },
    ],
  },
  footer: {
    links: [
      {
        title: 'Read',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Source', href: 'https://example.com/source' },
        ],
      },
    ],
    copyright: 'Copyright Leaves',
  },
});
