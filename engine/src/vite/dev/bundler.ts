import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import { ORIGINAL } from '../plugins/client-directive.ts';
import { isMarkdownModule } from '../../shared/module-key.ts';
import { adapterSrcs, engineDir, engineSrc, isBelow, serverEntry, toModuleId } from '../paths.ts';
import { devCommonJs } from './commonjs.ts';
import { commonJsParts, createThemePackages } from './commonjs-parts.ts';
import { openEngineModules } from '../theme/engine-modules.ts';
import { themeStyles } from '../theme/extra-styles.ts';
import { orderStyles } from '../theme/style-order.ts';
import { createPageImports, packageUrl } from '../plugins/package-islands.ts';
import { devHead, devScripts, fileUrl, type PageModules } from './page-modules.ts';
import { baseConfig, sitePlugins, type SiteBundleInput } from '../plugins/site-plugins.ts';
import { packageSources } from '../plugins/package-sources.ts';
import { createServerModules } from './server-modules.ts';
import { themeDirsOf } from '../plugins/theme-parts.ts';

export type FileEvent = 'add' | 'change' | 'unlink' | 'addDir' | 'unlinkDir';

/** Vite as the dev server uses it: modules, hot reload and styles. Pages are ours. */
export interface DevBundler extends PageModules {
  vite: ViteDevServer;
  /** Reports to Vite what happened to a file of the watched folders. */
  reportFile(event: FileEvent, file: string): void;
  close(): Promise<void>;
}

export interface DevBundlerOptions {
  /** The server that Vite's own connection to the browser shares. */
  server: Server;
  /** Folders that are watched already. Vite watches the site itself when there are none. */
  watchedFolders: readonly string[];
  /** A module that only the server runs has changed. */
  onServerChange: () => void;
}

export async function createDevBundler(input: SiteBundleInput, options: DevBundlerOptions): Promise<DevBundler> {
  const base = baseConfig(input);
  const folders = options.watchedFolders;
  const themeDirs = themeDirsOf(input);
  const isWatched = (file: string): boolean =>
    folders.length > 0 && isBelow(path.resolve(file), [...folders, engineDir, ...adapterSrcs]);
  const engineModules = openEngineModules(input);
  const modules = createServerModules(() => vite.environments.ssr, engineModules);
  const vite: ViteDevServer = await createServer({
    ...base,
    // From here Vite finds React, which a site need not have installed.
    root: engineDir,
    cacheDir: path.join(input.siteDir, '.yaprak/vite'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [
      ...sitePlugins(input, { afterSettings: [devCommonJs(createThemePackages(input)), commonJsParts(input)] }),
      serverChanges((changed) => {
        // Vite does not see that the recorded engine modules import parts of the site's theme.
        if (changed.some((module) => comesFrom(module, themeDirs))) modules.clear();
        options.onServerChange();
      }),
    ],
    server: {
      ...base.server,
      middlewareMode: true,
      // Its errors are shown as ours are: see client/dev.ts.
      hmr: { server: options.server, overlay: false },
      // Vite's own watcher is left with single files outside these folders, such as a module of a neighbouring package.
      watch: { ignored: ['**/build/**', '**/.yaprak/**', '**/.build.*/**', isWatched] },
    },
    ssr: { noExternal: true },
    // Everything that the browser imports besides sources. Vite would reload the page on finding one of them later.
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      entries: [],
      rolldownOptions: { plugins: [packageSources()] },
    },
  });
  vite.watcher.on('all', (event, file) => {
    const isOtherTheme = event !== 'change' && isBelow(file, themeDirs);
    if (!isOtherTheme && !isBelow(file, [engineSrc, ...adapterSrcs])) return;
    if (!engineModules.forget() && !isOtherTheme) return;
    if (isOtherTheme) for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll();
    modules.clear();
    options.onServerChange();
  });
  if (folders.length === 0) vite.watcher.add(input.siteDir);
  const url = (file: string): string => packageUrl(file, input) ?? fileUrl(file, input);
  const imports = createPageImports(input);
  const pageModules = new Map<string, string>();
  // The browser may have loaded these before Vite started. Vite reports changes only of modules that it has loaded.
  for (const file of input.customCss)
    void vite.environments.client.transformRequest(`${fileUrl(file, { baseUrl: '/' })}?direct`).catch(() => undefined);
  return {
    vite,
    reportFile(event, file) {
      vite.watcher.emit(event, file);
      vite.watcher.emit('all', event, file);
    },
    loadServer: (language) => modules.load(serverEntry, language),
    async loadModule(key, language) {
      const resolve = (id: string, importer?: string) => vite.environments.ssr.pluginContainer.resolveId(id, importer);
      const id = await imports.find(key, { resolve } as never);
      if (id === undefined) throw new Error(`Cannot find module ${key}`);
      pageModules.set(key, id);
      const all = await modules.load(id, language);
      return (all['islands'] as Record<string, unknown> | undefined) ?? all;
    },
    fixStack(thrown) {
      if (thrown instanceof Error) vite.ssrFixStacktrace(thrown);
    },
    moduleUrl: (file) => url(file) + versionOf(file, vite),
    styles() {
      const { idToModuleMap } = vite.environments.ssr.moduleGraph;
      const importsOf = (id: string): string[] =>
        [...(idToModuleMap.get(id)?.importedModules ?? [])].flatMap(({ id }) => id ?? []);
      // The engine's own modules are not in the graph. What they import, such as parts of the site, comes before the modules of pages.
      const pages = input.modules.flatMap((key) => pageModules.get(key) ?? []);
      const others = [...idToModuleMap.values()].flatMap(({ id, importers }) =>
        id !== null && importers.size === 0 && !pages.includes(id) ? id : [],
      );
      const found = orderStyles([...others.sort(), ...pages, ...idToModuleMap.keys()], importsOf);
      return [...new Set([...themeStyles(input.look), ...input.customCss, ...found])].map(url);
    },
    scripts: devScripts(input),
    head: devHead(input),
    async close() {
      await Promise.all([modules.close(), vite.close()]);
      // Rolldown never releases the callbacks of a closed server, nor what they reach: a megabyte or two of module code.
      for (const { moduleGraph } of Object.values(vite.environments)) {
        const { idToModuleMap, urlToModuleMap, fileToModulesMap, etagToModuleMap } = moduleGraph;
        for (const map of [idToModuleMap, urlToModuleMap, fileToModulesMap, etagToModuleMap]) map.clear();
      }
    },
  };
}

/** A page that is shown anew without a reload gets the text as it is now: a browser loads an address once. Vite replaces components itself. */
function versionOf(file: string, { environments }: ViteDevServer): string {
  const nodes = isMarkdownModule(file) ? environments.client.moduleGraph.getModulesByFile(toModuleId(file)) : undefined;
  const changed = Math.max(0, ...Array.from(nodes ?? [], ({ lastHMRTimestamp }) => lastHMRTimestamp));
  return changed > 0 ? `?t=${changed}` : '';
}

/**
 * Components that the browser never sees have no hot reload of their own: their pages are rendered again. Islands, and what only they import,
 * are left to Vite: rendering the page again would lose their state.
 */
function serverChanges(onServerChange: (changed: readonly EnvironmentModuleNode[]) => void): Plugin {
  /** As it was when the server loaded it: a component may get a hook, or lose its last one. */
  const isIsland = ({ id, importedModules }: EnvironmentModuleNode): boolean =>
    [...importedModules].some((imported) => imported.id === `${id}${ORIGINAL}`);
  const isUsedByServer = (module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): boolean => {
    if (seen.has(module) || module.id?.endsWith(ORIGINAL) || isIsland(module)) return false;
    seen.add(module);
    return module.importers.size === 0 || [...module.importers].some((importer) => isUsedByServer(importer, seen));
  };
  return {
    name: 'yaprak:server-changes',
    hotUpdate({ modules }) {
      if (this.environment.name === 'client') return;
      if (modules.some((module) => isUsedByServer(module, new Set()))) onServerChange(modules);
    },
  };
}

/** Whether a module is in one of the folders, or is imported by one that is. */
function comesFrom(
  module: EnvironmentModuleNode,
  folders: readonly string[],
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (seen.has(module)) return false;
  seen.add(module);
  if (module.file !== null && isBelow(module.file, folders)) return true;
  return [...module.importers].some((importer) => comesFrom(importer, folders, seen));
}
