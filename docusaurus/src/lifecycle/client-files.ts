import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listOf } from '../config/entries.ts';
import { packageDir } from '../modules.ts';
import { resolveFrom } from './plugin-names.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

/** Files that run or show in the browser, absolute. */
export interface ClientFiles {
  scripts: string[];
  styles: string[];
  /** Names that lead nowhere. */
  missing: string[];
}

const STYLE = /\.(?:css|scss|sass|less|styl)$/;

/** The client modules of plugins. */
export function listClientFiles(plugins: readonly PluginInstance[]): ClientFiles {
  return sortFiles(
    plugins.flatMap((plugin) =>
      listOf(plugin.getClientModules?.()).map((name) => ({
        name: String(name),
        from: path.join(plugin.dir, 'index.js'),
      })),
    ),
  );
}

/** Those of the config. */
export function listConfigFiles(written: unknown, { siteConfigPath }: DocusaurusContext): ClientFiles {
  return sortFiles(listOf(written).map((name) => ({ name: String(name), from: siteConfigPath })));
}

function sortFiles(named: readonly { name: string; from: string }[]): ClientFiles {
  const files: ClientFiles = { scripts: [], styles: [], missing: [] };
  for (const { name, from } of named) {
    const siteName = name.replace(/^@site\//, './');
    const file = resolveFrom(/^(?:\.|\/)/.test(siteName) ? siteName : name, from) ?? resolveFrom(`./${siteName}`, from);
    if (file === undefined) files.missing.push(name);
    else (STYLE.test(file) ? files.styles : files.scripts).push(file);
  }
  return files;
}

/** Folders of parts in this package. */
const ownParts = (name: string): string => path.join(packageDir, 'src/browser/themes', name);

/** Themes whose components share a context: folders of ours that say which of them is an island as a whole. */
const EDGES: Readonly<Record<string, string>> = { 'docusaurus-theme-live-codeblock': 'live-codeblock' };

/** The folders of components that themes bring: the last of them wins, as in Docusaurus. */
export function listThemeDirs(plugins: readonly PluginInstance[], siteDir: string): string[] {
  const dirs = plugins
    .flatMap((plugin) => {
      const folder = plugin.getThemePath?.();
      const edge = EDGES[plugin.name];
      const own = edge === undefined ? [] : [ownParts(edge)];
      return folder === undefined ? [] : [path.resolve(plugin.dir, folder), ...own];
    })
    .toReversed();
  return [...dirs, ...listTabsDir([path.join(siteDir, 'src/theme'), ...dirs])];
}

/** Since 3.10 tabs and panels share a context. Where only one of the two is copied, the other one must know that context, too. */
function listTabsDir(dirs: readonly string[]): string[] {
  const isCopied = (part: string, trace: string): boolean => {
    const files = dirs.flatMap((dir) => PART_FILES.map((ending) => path.join(dir, part + ending)));
    const file = files.find((each) => existsSync(each));
    return file !== undefined && readFileSync(file, 'utf8').includes(trace);
  };
  return isCopied('Tabs', 'TabsProvider') !== isCopied('TabItem', 'useTabs') ? [ownParts('tabs')] : [];
}

const PART_FILES = ['', '/index'].flatMap((file) => ['.tsx', '.ts', '.jsx', '.js'].map((each) => file + each));
