/** What the basic site leaves at its default: a bar that closes, dropdowns, a navbar that hides, branches that close by themselves. */
export default {
  title: 'Parçalar',
  url: 'https://ornek.test',
  baseUrl: '/kok/',
  favicon: 'img/yaprak.svg',
  blog: false,
  markdown: { mermaid: true },
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: "window.betikler = ['config'];" }],
  docs: { sidebar: { autoCollapseCategories: true } },
  announcementBar: {
    id: 'ilk-duyuru',
    content: 'Bakım <a href="/kok/docs/giris">bu gece</a> yapılacak.',
    isCloseable: true,
  },
  navbar: {
    title: 'Parçalar',
    hideOnScroll: true,
    items: [
      {
        label: 'Kaynaklar',
        position: 'left',
        items: [
          { to: '/docs/giris', label: 'Giriş sayfası' },
          { to: '/docs/bir/a', label: 'Bir A' },
        ],
      },
      { type: 'docsVersionDropdown', position: 'right' },
    ],
  },
  footer: { style: 'dark', copyright: 'Parçalar 2024' },
};
