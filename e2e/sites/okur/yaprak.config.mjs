/** What a reader may touch: every kind of navbar item, a sidebar that hides, colours that follow the system, pictures, parts that crash. */
export default {
  title: 'Okur',
  url: 'https://ornek.test',
  favicon: 'img/yaprak.svg',
  docs: { sidebar: { hideable: true } },
  blog: { blogTitle: 'Günlük' },
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'Okur',
    logo: { src: 'img/yaprak.svg', alt: 'Yaprak', width: 28, height: 28 },
    items: [
      { type: 'doc', docId: 'giris', label: 'Belge' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Kenar', className: 'kenar-ogesi' },
      { to: '/blog', label: 'Günlük', activeBasePath: '/blog' },
      { to: '/hakkinda', label: 'Düzenli', activeBaseRegex: '/(?:hakkinda|kancali)$' },
      {
        type: 'dropdown',
        label: 'Açılır',
        to: '/hakkinda',
        items: [
          { to: '/hakkinda', label: 'Hakkında' },
          { type: 'doc', docId: 'resim', label: 'Resimler' },
          { type: 'html', value: '<hr>' },
          { href: 'https://ornek.test/dis', label: 'Dışarı' },
        ],
      },
      { type: 'html', value: '<b data-ham>Ham</b>', position: 'right' },
      { type: 'docsVersion', position: 'right', label: 'Sürüm' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { href: 'https://ornek.test/kaynak', label: 'Kaynak', position: 'right', attributes: { 'data-takim': 'kaynak' } },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      { title: 'Belgeler', items: [{ label: 'Giriş', to: '/docs/giris' }, { label: 'Kaynak', href: 'https://ornek.test/kaynak' }] },
      { title: 'Başka', items: [{ html: '<a href="https://ornek.test/ham">Ham bağ</a>' }] },
    ],
    logo: { src: 'img/yaprak.svg', alt: 'Yaprak', width: 40, href: '/' },
    copyright: 'Okur <b>2024</b>',
  },
};
