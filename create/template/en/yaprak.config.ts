import { defineConfig } from 'yaprak';

// Point at a field to see what it does and its default.
export default defineConfig({
  title: '{{nameText}}',
  tagline: 'What your team needs to know, in one place.',
  // Where the site will stand. A path belongs in baseUrl.
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: '{{language}}' },
  // Search in the browser, without a service.
  search: true,
  navbar: {
    title: '{{nameText}}',
    items: [
      { label: 'Docs', to: '/docs/intro' },
      { label: 'Blog', to: '/blog' }, // {{blog}}
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Write', to: '/docs/writing' },
          { label: 'Publish', to: '/docs/publishing' },
        ],
      },
    ],
  },
  colorMode: { respectPrefersColorScheme: true },
});
