import type { Problem } from './model.ts';
import type { KeyPath } from './plain-data.ts';

/**
 * Lets Yaprak build sites that were written for another engine: reads their config, and supplies the modules that their components import.
 * An adapter is the default export of a package.
 */
export interface Adapter {
  /** Maps a config of the other engine. */
  readConfig(written: unknown, context: ReadConfigContext): MappedConfig | Promise<MappedConfig>;
  /**
   * Code of the modules that a site may import, by name; a `*` in a name stands for any text. They import sources by absolute path, and the
   * engine from `yaprak/client` and `yaprak/docs-index`. A function makes the code of what depends on the site.
   */
  modules: Readonly<Record<string, string | ((module: { name: string; siteDir: string }) => string)>>;
  /** Packages that a site may import without installing them. One that the site has is preferred. */
  packages?: readonly string[];
  /** Rewrites a source file of the site before it is compiled. Nothing leaves it as it is. */
  transform?(code: string, options: TransformOptions): string | undefined | Promise<string | undefined>;
}

export interface ReadConfigContext {
  /** Relative to the site folder. */
  configFile: string;
  /** Absolute. */
  siteDir: string;
  /** Packages that the config imports and that were not found. They are replaced by stubs. */
  missing: readonly MissingPackage[];
  /** Names that `require.resolve` returned for packages that are not installed. */
  unresolved: ReadonlySet<string>;
  /** The package that a function comes from, installed or not. */
  packageName(value: unknown): string | undefined;
  /** Folder that the site is written into, absolute. It need not exist yet. */
  outDir: string;
  /**
   * Runs the module in a file (absolute) and gives all its exports. Files of the site that it is made of count as files of the config. What
   * they import by a name of `given` is given to them. Without `standIns`, a package that is not found is an error.
   */
  loadModule(
    file: string,
    options?: { given?: Readonly<Record<string, unknown>>; standIns?: boolean },
  ): Promise<unknown>;
}

export interface MissingPackage {
  /** As it is imported. */
  name: string;
  /** The file that imports it, relative to the site folder. */
  file: string;
  /** It is there, but what is imported of it is not: most often it is not built. */
  isInstalled: boolean;
}

export interface MappedConfig {
  /** In the shape of UserConfig, not yet checked. What is not an object is passed on as it is. */
  config: unknown;
  problems: Problem[];
  /** What the config names (presets, plugins, keys), for `yaprak doctor`: what no problem speaks of works as it is. */
  features?: readonly string[];
  /** The author's own path of a key of `config`, for messages. */
  authorPath: (path: KeyPath) => KeyPath;
}

export interface TransformOptions {
  /** Absolute. */
  file: string;
  siteDir: string;
  isServer: boolean;
  /** Whether all modules become a few files, as in a build: `dev` serves each as it is. */
  isBundled: boolean;
}

/** An adapter that the engine looks for. It is loaded only when a site needs it. */
export interface KnownAdapter {
  package: string;
  /** Name of the config files it reads, without the ending. */
  configFile: string;
  /** Begins the names of its modules. */
  scope: string;
  /** Begins the names of its theme's own parts, where a site names them by their files. */
  parts: string;
  /** The module from which components import `Translate` and `translate`. */
  translate: string;
  /** What its pages say in `<meta name="generator">`. */
  generator: string;
  /** Hooks of its modules, by name. The rest is looked up in their code. */
  hooks: AdapterHooks;
}

/** What an island may need of its page: the page itself, the site around it, its text, the post that it is part of, and the list of all docs. */
export type PageNeed = 'view' | 'view.page' | 'view.site' | 'articles' | 'post' | 'docsIndex';

const PAGE: readonly PageNeed[] = ['view', 'view.page'];
const DOCS: readonly PageNeed[] = ['docsIndex'];

interface AdapterHooks {
  /** They only make sense in a browser. */
  browser: readonly string[];
  /** They only read, so that a page which calls them is complete as static HTML. */
  server: readonly string[];
  /** What those of them read that know the page, and parts of the theme that do: see IslandSource. */
  ofPage: Readonly<Record<string, readonly PageNeed[]>>;
  /** A part of the theme is no island for calling one of these. */
  ignoredInParts: readonly string[];
}

export const ADAPTERS: readonly KnownAdapter[] = [
  {
    package: 'yaprak-docusaurus',
    configFile: 'docusaurus.config',
    scope: '@docusaurus/',
    parts: '@docusaurus/theme-classic/lib/theme/',
    translate: '@docusaurus/Translate',
    generator: 'Docusaurus',
    hooks: {
      browser: [
        'useColorMode',
        'useWindowSize',
        'useHistory',
        'useStorageSlot',
        'useQueryString',
        'useQueryStringList',
        'useQueryStringValue',
        'useClearQueryString',
        'useCollapsible',
        'useAnnouncementBar',
        'useBackToTopButton',
        'useCodeWordWrap',
        'useHideableNavbar',
        'useHistoryPopHandler',
        'useHistorySelector',
        'useLocationChange',
        'useLockBodyScroll',
        'useNavbarMobileSidebar',
        'useNavbarSecondaryMenu',
        'useScrollPosition',
        'useScrollPositionBlocker',
        'useSearchPage',
        'useSearchQueryString',
        'useSmoothScrollTo',
        'useTabs',
        'useTabsContextValue',
        'useTOCHighlight',
      ],
      server: [
        'useBaseUrl',
        'useBaseUrlUtils',
        'useDocusaurusContext',
        'useThemeConfig',
        'useGlobalData',
        'usePluginData',
        'useAllPluginInstancesData',
        'useDoc',
        'useAllDocsData',
        'useDocsData',
        'useVersions',
        'useLatestVersion',
        'useActiveVersion',
        'useActivePlugin',
        'useActivePluginAndVersion',
        'useActiveDocContext',
        'useDocVersionSuggestions',
        'useDocsVersionCandidates',
        'useDocById',
        'useLayoutDoc',
        'useLayoutDocsSidebar',
        'useDocsVersion',
        'useDocsSidebar',
        'useCurrentSidebarCategory',
        'useCurrentSidebarSiblings',
        'usePluralForm',
        'useRouteContext',
        'useMDXComponents',
        'useAlgoliaThemeConfig',
        'useAlternatePageUtils',
        'useAnchorTargetClassName',
        'useBlogMetadata',
        'useBlogPost',
        'useDateTimeFormat',
        'useDocsContextualSearchTags',
        'useFilteredAndTreeifiedTOC',
        'useHomePageRoute',
        'useLocalPathname',
        'useSearchLinkCreator',
        'useSidebarBreadcrumbs',
        'useTitleFormatter',
        'useTreeifiedTOC',
        'useVisibleBlogSidebarItems',
        'useVisibleSidebarItems',
      ],
      ofPage: {
        useDoc: [...PAGE, 'articles'],
        useBlogPost: [...PAGE, 'articles', 'post'],
        useDocsVersion: PAGE,
        useAllDocsData: DOCS,
        useDocsData: DOCS,
        useVersions: DOCS,
        useLatestVersion: DOCS,
        useActiveVersion: [...PAGE, ...DOCS],
        useActivePlugin: [...PAGE, ...DOCS],
        useActivePluginAndVersion: [...PAGE, ...DOCS],
        useActiveDocContext: [...PAGE, ...DOCS],
        useDocVersionSuggestions: [...PAGE, ...DOCS],
        useDocsVersionCandidates: [...PAGE, ...DOCS],
        useLayoutDoc: [...PAGE, ...DOCS],
        useLayoutDocsSidebar: [...PAGE, ...DOCS],
        useDocById: [...PAGE, ...DOCS],
        NavbarItem: [...PAGE, 'view.site'],
      },
      // Their parts ask for it to draw one of two tables of contents. The theme's own serves both widths.
      ignoredInParts: ['useWindowSize'],
    },
  },
];

/** Why a site that needs an adapter cannot be built. `need` is the file or the import that needs it. */
export function adapterMissing(need: string, adapter: KnownAdapter): Problem {
  return {
    code: 'adapter-missing',
    severity: 'error',
    message: `\`${need}\` needs the package \`${adapter.package}\`, which is not installed.`,
    hint: `Install it with \`npm install ${adapter.package}\`.`,
  };
}
