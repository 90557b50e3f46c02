/** Parts of the theme replaced by the site's own. */
export default {
  title: 'Örtü',
  url: 'https://ornek.test',
  favicon: 'img/yaprak.svg',
  blog: false,
  navbar: {
    title: 'Örtü',
    items: [
      { to: '/', label: 'Ana' },
      { type: 'doc', docId: 'giris', label: 'Belge' },
      { label: 'Daha', items: [{ type: 'doc', docId: 'ikinci', label: 'İkinci' }] },
      { type: 'custom-saat', position: 'right', dilim: 'Europe/Istanbul' },
    ],
  },
  footer: { copyright: 'Örtü 2024' },
};
