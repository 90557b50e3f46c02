import { defineConfig } from 'yaprak';

// Bir alanın ne yaptığını ve varsayılanını görmek için üzerine gel.
export default defineConfig({
  title: '{{nameText}}',
  tagline: 'Ekibinin bilmesi gereken her şey tek yerde.',
  // Sitenin duracağı yer. Yol kısmı baseUrl alanına yazılır.
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: '{{language}}' },
  // Tarayıcıda arama; hizmet gerekmez.
  search: true,
  navbar: {
    title: '{{nameText}}',
    items: [
      { label: 'Belgeler', to: '/docs/intro' },
      { label: 'Blog', to: '/blog' }, // {{blog}}
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Belgeler',
        items: [
          { label: 'Giriş', to: '/docs/intro' },
          { label: 'Yaz', to: '/docs/writing' },
          { label: 'Yayımla', to: '/docs/publishing' },
        ],
      },
    ],
  },
  colorMode: { respectPrefersColorScheme: true },
});
