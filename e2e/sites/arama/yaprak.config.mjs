export default {
  title: 'Arama sitesi',
  url: 'https://ornek.test',
  baseUrl: '/kok/',
  favicon: 'img/yaprak.svg',
  i18n: { defaultLocale: 'tr', locales: ['tr', 'en'] },
  search: { maxSearchResults: 8 },
  navbar: {
    title: 'Arama',
    items: [
      { type: 'doc', docId: 'giris', label: 'Belgeler', position: 'left' },
      { type: 'search', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
};
