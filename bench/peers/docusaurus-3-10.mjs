/** The newest Docusaurus with all that makes it faster. What is pinned asks for a version, or a native part, that is not in the registry. */
import { docusaurusFiles, docusaurusShared } from './docusaurus.mjs';

/** @type {import('./peer.mjs').Peer} */
export const docusaurus310 = {
  ...docusaurusShared,
  name: 'docusaurus-3.10',
  title: 'Docusaurus 3.10 Faster',
  note: '@easyops-cn/docusaurus-search-local 0.55.3',
  packageJson: {
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@easyops-cn/docusaurus-search-local': '0.55.3',
      '@mdx-js/react': '3.1.1',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    overrides: {
      '@docsearch/core': '4.7.0',
      '@docsearch/css': '4.7.0',
      '@docsearch/react': '4.7.0',
      '@swc/html': '1.16.2',
    },
  },
  files: (site) =>
    docusaurusFiles(site, {
      future: '{ v4: true, faster: true }',
      themes: `[['@easyops-cn/docusaurus-search-local', { hashed: true, language: ['en', 'tr'] }]]`,
    }),
  selectors: {
    ...docusaurusShared.selectors,
    searchInput: '.navbar__search-input',
    searchResult: '.navbar [class*="suggestion_"]',
  },
};
