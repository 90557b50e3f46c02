/** The reference. A fresh install builds only with older webpack and cheerio, and the search declares another major of its host. */
import { docusaurusFiles, docusaurusShared } from './docusaurus.mjs';

/** @type {import('./peer.mjs').Peer} */
export const docusaurus31 = {
  ...docusaurusShared,
  name: 'docusaurus-3.1',
  title: 'Docusaurus 3.1.0',
  note: '@cmfcmf/docusaurus-search-local 1.1.0',
  packageJson: {
    dependencies: {
      '@docusaurus/core': '3.1.0',
      '@docusaurus/preset-classic': '3.1.0',
      '@cmfcmf/docusaurus-search-local': '1.1.0',
      '@mdx-js/react': '3.0.1',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    overrides: { webpack: '5.89.0', cheerio: '1.0.0-rc.12' },
  },
  files: (site) =>
    docusaurusFiles(site, {
      plugins: `[['@cmfcmf/docusaurus-search-local', { language: ['tr', 'en'] }]]`,
    }),
  selectors: {
    ...docusaurusShared.selectors,
    searchOpener: '.aa-DetachedSearchButton',
    searchInput: '.aa-DetachedContainer .aa-Input',
    searchResult: '.aa-DetachedContainer .aa-Item',
  },
};
