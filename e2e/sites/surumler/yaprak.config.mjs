export default {
  title: 'Sürümler',
  url: 'https://example.com',
  favicon: 'img/yaprak.svg',
  docs: [
    { sidebarPath: 'sidebars.json', editUrl: 'https://example.com/edit/' },
    { id: 'topluluk', path: 'topluluk', routeBasePath: 'topluluk', versions: { current: { label: 'Taslak', path: 'taslak' } } },
  ],
  blog: false,
  colorMode: { disableSwitch: true },
  navbar: {
    title: 'Sürümler',
    items: [
      { type: 'doc', docId: 'giris', label: 'Giriş' },
      { type: 'docSidebar', sidebarId: 'belgeler', label: 'Belgeler' },
      { type: 'docsVersion', docsPluginId: 'topluluk' },
      { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ to: '/surumler', label: 'Hepsi' }] },
      { type: 'docsVersionDropdown', position: 'right', docsPluginId: 'topluluk' },
    ],
  },
};
