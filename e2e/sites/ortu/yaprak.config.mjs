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
    ],
  },
  footer: { copyright: 'Örtü 2024' },
};
