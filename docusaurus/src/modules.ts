import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PAGE_PROPS } from './page-props.ts';

/** Folder of this package, whether this file runs from src/ or from dist/. */
export const packageDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Exports of a file of this package that runs in the browser and on the server. */
export function own(file: string, names?: string): string {
  return pick(path.join(packageDir, 'src/browser', file), names);
}

function pick(from: string, names?: string): string {
  return `export ${names === undefined ? '*' : `{ ${names} }`} from ${JSON.stringify(from)};`;
}

const engine = (names: string): string => pick('yaprak/client', names);

const DOCS_CLIENT = [
  own('docs.ts'),
  own('doc-items.ts'),
  own('content.tsx', 'useDoc'),
  own('storage.ts', 'useDocsPreferredVersion, useDocsPreferredVersionByPluginId'),
  own('sidebar.ts'),
  own('theme/pages.ts', 'getDocsVersionSearchTag'),
];
const BLOG_CLIENT = [own('content.tsx', 'BlogPostProvider, useBlogPost'), own('theme/blog.tsx')];
/** The theme's own: a site's `src/theme/Details` may be built on it. */
const DETAILS = pick('@theme-init/Details', 'default as Details');
const THEME_COMMON = [
  engine('areColumns as isMultiColumnFooterLinks'),
  DETAILS,
  own('class-names.ts'),
  own('components.tsx', 'Collapsible, ErrorCauseBoundary, ReactContextError, useCollapsible'),
  own('query-string.ts'),
  own('site-context.ts', 'useThemeConfig'),
  own('theme/code.tsx'),
  own('theme/navbar.tsx'),
  own('theme/notes.tsx'),
  own('theme/pages.ts'),
  own('theme/scroll.ts'),
  own('theme/tabs.ts'),
  own('theme/toc.ts'),
  own('theme/algolia.ts', 'useContextualSearchFilters'),
  own('storage.ts', 'createStorageSlot, listStorageKeys, useStorageSlot'),
  own('theme-common.tsx'),
  own('values.tsx'),
];
/** Names that stood in theme-common before they moved to the docs. */
const MOVED_AWAY = [
  own('doc-items.ts', 'filterDocCardListItems'),
  own('docs.ts', 'useDocById'),
  own('storage.ts', 'useDocsPreferredVersion'),
  own('sidebar.ts', 'useCurrentSidebarCategory, useCurrentSidebarSiblings, useDocsSidebar'),
];
const ROUTER = own('router.tsx');

const CORE = '@docusaurus/core/lib/client';

/** Pages have no provider, so an installed one would know no components. */
const MDX_REACT = `import components from '@theme/MDXComponents';
import { createMdxReact } from ${JSON.stringify(path.join(packageDir, 'src/browser/mdx-react.tsx'))};
const made = createMdxReact(() => components);
export const useMDXComponents = made.useMDXComponents;
export const MDXProvider = made.MDXProvider;`;

/**
 * The modules of Docusaurus that a site may import, as code. The one-line modules re-export, so that `@docusaurus/Link` and the like need no
 * file each.
 */
const named: Readonly<Record<string, string>> = {
  [`${CORE}/browserContext`]: own('core.ts', 'BrowserContext as Context, BrowserContextProvider'),
  [`${CORE}/docusaurusContext`]: own('core.ts', 'Context, DocusaurusContextProvider'),
  [PAGE_PROPS]: own('core.ts', 'withPageProps'),
  '@docusaurus/BrowserOnly': own('components.tsx', 'BrowserOnly as default'),
  '@docusaurus/ComponentCreator': own('core.ts', 'ComponentCreator as default'),
  '@docusaurus/ErrorBoundary': own('components.tsx', 'ErrorBoundary as default'),
  '@docusaurus/ExecutionEnvironment': own('components.tsx', 'ExecutionEnvironment as default'),
  '@docusaurus/Head': engine('Head as default'),
  '@docusaurus/Interpolate': own('components.tsx', 'Interpolate as default, interpolate'),
  '@docusaurus/Link': own('link.tsx', 'Link as default'),
  '@docusaurus/Noop': own('core.ts', 'Noop as default'),
  '@docusaurus/Translate': engine('Translate as default, translate'),
  '@docusaurus/constants': "export const DEFAULT_PLUGIN_ID = 'default';",
  '@docusaurus/isInternalUrl': `${own('link.tsx', 'isInternalUrl as default')}${engine('isExternal as hasProtocol')}`,
  '@docusaurus/plugin-content-blog/client': BLOG_CLIENT.join('\n'),
  '@docusaurus/plugin-content-docs/client': DOCS_CLIENT.join('\n'),
  '@docusaurus/renderRoutes': own('doc-items.ts', 'renderRoutes as default'),
  '@docusaurus/router': ROUTER,
  '@docusaurus/theme-common': [...THEME_COMMON, ...MOVED_AWAY].join('\n'),
  '@docusaurus/theme-common/Details': DETAILS,
  '@docusaurus/theme-common/internal': [...THEME_COMMON, ...DOCS_CLIENT, ...BLOG_CLIENT].join('\n'),
  '@docusaurus/theme-search-algolia/client': [
    own('theme/algolia.ts'),
    own('theme/pages.ts', 'useSearchLinkCreator, useSearchQueryString'),
  ].join('\n'),
  '@docusaurus/useBaseUrl': own('link.tsx', 'useBaseUrl as default, addBaseUrl, useBaseUrlUtils'),
  '@docusaurus/useBrokenLinks': own('link.tsx', 'useBrokenLinks as default'),
  '@docusaurus/useDocusaurusContext': own('site-context.ts', 'useDocusaurusContext as default'),
  '@docusaurus/useGlobalData': own(
    'global-data.ts',
    'useAllPluginInstancesData, useGlobalData as default, usePluginData',
  ),
  '@docusaurus/useIsBrowser': engine('useIsBrowser as default'),
  '@docusaurus/useIsomorphicLayoutEffect': own('values.tsx', 'useIsomorphicLayoutEffect as default'),
  '@docusaurus/utils-common': own('theme/urls.ts'),
  '@mdx-js/react': MDX_REACT,
  // Sites import the router itself for what Docusaurus re-exports from it. An installed one would find no router around it.
  'react-router': ROUTER,
  'react-router-dom': ROUTER,
  // Copies of Docusaurus's parts import the style sheets beside the originals. The theme styles its parts by other names.
  '@docusaurus/theme-classic/*.module.css': 'export default {};',
};

/** A site may name a module by its file in the package too. */
const byFile = Object.entries(named).flatMap(([name, code]) => {
  const [, file] = /^@docusaurus\/(\w+)$/.exec(name) ?? [];
  return file === undefined ? [] : [[`${CORE}/exports/${file}`, code]];
});

export const modules: Readonly<Record<string, string>> = { ...named, ...Object.fromEntries(byFile) };
