import { rewriteSite, withAdmonitions } from './content.mjs';
import { plainAddress } from './peer.mjs';

/** What both versions of Docusaurus share. */
export const docusaurusShared = {
  versionOf: '@docusaurus/core',
  build: ['node_modules/.bin/docusaurus', 'build'],
  dev: (/** @type {number} */ port) => ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', String(port)],
  outDir: 'build',
  source: (/** @type {string} */ path) => path,
  address: plainAddress,
  env: { DOCUSAURUS_NO_TELEMETRY: '1', CI: '1' },
  selectors: {
    sidebarLink: '.theme-doc-sidebar-menu a.menu__link:not(.menu__link--sublist)',
    heading: 'article h1',
  },
};

/**
 * @param {import('./peer.mjs').Files} site
 * @param {Record<string, string>} extra fields of the config, as code
 * @returns {import('./peer.mjs').Files}
 */
export function docusaurusFiles(site, extra) {
  const files = rewriteSite(
    site,
    (text) =>
      withAdmonitions(text, ({ kind, title, body }) => `:::${kind}[${title}]\n\n${body}\n\n:::`).replace(
        '<!-- truncate -->',
        '{/* truncate */}',
      ),
    { at: (path) => path },
  );
  const fields = Object.entries(extra).map(([name, code]) => `  ${name}: ${code},\n`);
  files.set(
    'docusaurus.config.js',
    `module.exports = {
  title: 'Ölçüm sitesi',
  tagline: 'Üretilmiş sayfalar',
  url: 'https://ornek.test',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'tr', locales: ['tr'] },
  presets: [['classic', { docs: {}, blog: {} }]],
${fields.join('')}  themeConfig: {
    prism: { additionalLanguages: ['bash', 'json'] },
    navbar: {
      title: 'Ölçüm',
      items: [
        { type: 'doc', docId: 'intro', label: 'Belgeler', position: 'left' },
        { to: '/blog', label: 'Günlük', position: 'left' },
      ],
    },
    footer: { style: 'light', links: [{ label: 'Giriş', to: '/docs/intro' }], copyright: 'Ölçüm 2024' },
  },
};
`,
  );
  return files;
}
