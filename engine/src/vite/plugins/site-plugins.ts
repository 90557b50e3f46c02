import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { adapterModules, createAdapterLoader } from './adapter-modules.ts';
import { clientDirective } from './client-directive.ts';
import { codeSettings, type CodeSettings } from './code-settings.ts';
import { siteRules } from './site-rules.ts';
import type { LookStyles } from '../theme/extra-styles.ts';
import { findManifest } from '../theme/input-files.ts';
import { folderModules } from './folder-modules.ts';
import { mdxModules, type MdxModule } from './mdx-modules.ts';
import { packageIslands } from './package-islands.ts';
import { packageSources } from './package-sources.ts';
import { partsResolver } from './parts-resolver.ts';
import { adapterSrcs, engineDir, engineSrc } from '../paths.ts';
import { postCss } from './post-css.ts';
import { oldSass, sassImporter } from './sass.ts';
import { siteSources } from './site-sources.ts';
import { lateImports, oldGradients, styleAddresses, type LostAddress } from './site-styles.ts';
import { importResolver } from './import-resolver.ts';
import { virtualModules, type VirtualInput } from './virtual-modules.ts';

/** Input of every Vite run of the engine. */
export interface SiteBundleInput extends VirtualInput {
  baseUrl: string;
  /** Folders of static files, absolute paths. */
  staticDirs?: readonly string[];
  /** Stylesheets of the author, absolute paths. */
  customCss: readonly string[];
  /** Of plugins, absolute paths: stylesheets of every page, and folders of those for few. */
  look?: LookStyles;
  /** Modules that run in the browser on every page, absolute paths. */
  clientModules: readonly string[];
  settings?: CodeSettings;
  /** See PluginBundle. */
  looseNames?: boolean;
  /** MDX pages with components in them. */
  pageTexts?: readonly PageText[];
  /** MDX files that give something to components which may be no data. */
  pageReceivers?: readonly PageReceivers[];
  compileMdx: (source: string) => Promise<MdxModule>;
}

/** A page by its source, and the component that draws it with its text, as an import. */
export interface PageText {
  source: string;
  component: string;
}

/** A file by its source, and the components: the key of a module, and a name in it (see ImportedName). */
export interface PageReceivers {
  source: string;
  receivers: { key: string; name: string }[];
}

/** What plugins bring to it, and the folders of static files. */
export type PluginCode = Pick<
  SiteBundleInput,
  'clientModules' | 'link' | 'look' | 'looseNames' | 'themeDirs' | 'settings' | 'staticDirs'
>;

interface SitePluginsOptions {
  onIsland?: (file: string) => void;
  /** Gets each file that a stylesheet names and that is not there. */
  onLost?: (lost: LostAddress) => void;
  /** Plugins that resolve what the settings do not replace. */
  afterSettings?: PluginOption[];
}

export function sitePlugins(
  input: SiteBundleInput,
  { onIsland = () => {}, onLost, afterSettings = [] }: SitePluginsOptions,
): PluginOption[] {
  const { siteDir, themeDirs } = input;
  const adapters = createAdapterLoader();
  return [
    ...codeSettings(input.settings),
    postCss({ siteDir, plugins: input.settings?.postcss ?? [] }),
    ...afterSettings,
    ...siteRules(input.look),
    oldSass(siteDir),
    lateImports(),
    oldGradients(),
    styleAddresses({ baseUrl: input.baseUrl, staticDirs: input.staticDirs ?? [], onLost }),
    folderModules({ siteDir }),
    importResolver({ siteDir, staticDirs: input.staticDirs ?? [] }),
    partsResolver({ siteDir, themeDirs }),
    adapterModules({ adapters, siteDir }),
    virtualModules(input),
    mdxModules({ siteDir, compile: input.compileMdx }),
    clientDirective({ siteDir, themeDirs, onIsland }),
    packageIslands({ siteDir, onIsland }),
    siteSources({ siteDir, adapters }),
    packageSources(),
    react(),
  ];
}

/** Settings shared by the builds and the dev server. A Vite config of the site is not loaded. */
export function baseConfig(input: SiteBundleInput): InlineConfig {
  const sass = { importers: [sassImporter({ siteDir: input.siteDir, aliases: input.settings?.aliases })] };
  return {
    root: input.siteDir,
    base: input.baseUrl,
    configFile: false,
    envFile: false,
    publicDir: false,
    clearScreen: false,
    // Instead of the site's: a config that it extends may not be installed, and components do not need it.
    tsconfig: path.join(engineSrc, 'vite/tsconfig.site.json'),
    resolve: {
      dedupe: ['react', 'react-dom'],
      // Addresses in stylesheets do not go through the plugins. A `~` before a package is how webpack had it.
      alias: [
        {
          find: /^~?@site\/(.+\.(?:css|scss|sass|less|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot))$/,
          replacement: `${input.siteDir}/$1`,
        },
        { find: /^~([@\w])/, replacement: '$1' },
      ],
    },
    // Packages made for Node name it in browsers, too, and webpack and its like have always given it.
    define: { global: 'globalThis' },
    // A rule that no browser understands is left out, as browsers do; else one of a package would stop the build.
    css: {
      modules: { generateScopedName },
      lightningcss: { errorRecovery: true },
      preprocessorOptions: { scss: sass, sass },
    },
    server: {
      fs: {
        allow: [
          input.siteDir,
          engineDir,
          ...adapterSrcs,
          ...[...input.customCss, ...input.clientModules, ...(input.themeDirs ?? [])].map(packageDir),
        ],
      },
    },
  };
}

/** All classes of a file have the same end, by which a page that uses them is known: see render/page/extra-styles.ts. */
function generateScopedName(name: string, _file: string, css: string): string {
  return `${name}_${createHash('sha1').update(css).digest('hex').slice(0, 6)}`;
}

/** A client module or a stylesheet may be in a package outside the site. */
function packageDir(file: string): string {
  return path.dirname(findManifest(path.dirname(file)) ?? file);
}
