import type { TinyFiles } from '../setup/tiny-site.ts';

/** A site with everything that a host must know: languages, redirects, letters such as `ş`, a base, headers. */
export const hostFiles = (config: string): TinyFiles => ({
  'yaprak.config.mjs': `export default {
  title: 'T', url: 'https://x.test', baseUrl: '/kok/', i18n: { defaultLocale: 'tr', locales: ['tr', 'en'], untranslated: 'omit' },
  redirects: [
    { from: '/eski', to: '/docs/taban' },
    { from: ['/kapı numarası', '/kapi$1'], to: '/docs/taban?x=1#y' },
    { from: '/baslik', to: '/docs/taban#metin' },
    { from: '/disari', to: 'https://example.org/a' },
  ],
  onBrokenAnchors: 'ignore',
  ${config}
};\n`,
  'docs/taban.md': '# Taban\n\nMetin.\n',
  'docs/node.js.md': '# Noktalı\n',
  'docs/klasor/index.md': '# Klasör\n',
  'docs/şube.md': '# Şube\n',
  'i18n/en/docs/current/taban.md': '# Base\n\nText.\n',
  'static/belge.txt': 'Sipariş '.repeat(500),
});
