export default {
  title: 'Deneme sitesi',
  tagline: 'Tarayıcı sınamaları için küçük bir site',
  url: 'https://ornek.test',
  baseUrl: '/',
  favicon: 'img/yaprak.svg',
  redirects: [{ from: ['/eski', '/çok eski'], to: '/docs/intro' }],
  navbar: {
    title: 'Deneme',
    items: [
      { type: 'doc', docId: 'intro', label: 'Belgeler', position: 'left' },
      { to: '/blog', label: 'Günlük', position: 'left' },
      { href: 'https://ornek.test/kaynak', label: 'Kaynak', position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      { label: 'Giriş', to: '/docs/intro' },
      { label: 'Günlük', to: '/blog' },
    ],
    copyright: 'Deneme 2024',
  },
};
