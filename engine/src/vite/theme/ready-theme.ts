import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adapterDirs } from '../../config/adapters.ts';
import { listFiles } from '../../content/list-files.ts';
import { readStamp } from '../../content/read.ts';
import type { Bundle } from './bundle.ts';
import type { BundleInputs } from './record-inputs.ts';
import { adapterSrcs, engineDir, engineSrc, isInstalled, toModuleId } from '../paths.ts';
import type { SiteBundleInput } from '../plugins/site-plugins.ts';
import { themeDirsOf, type ThemeFolders } from '../plugins/theme-parts.ts';

/** Folder of the theme that is bundled when the engine is built. */
export const readyThemeDir = path.join(engineDir, 'dist/theme');
const recordFile = path.join(readyThemeDir, 'bundle.json');

/** Placeholder for the folder of the engine, which is another one once it is installed. */
export const ENGINE_FOLDER = 'yaprak-engine:';

/** Folders that are other ones once they are installed, and their placeholders. Vite writes all paths with slashes. */
const PLACEHOLDERS: readonly (readonly [folder: string, placeholder: string])[] = [
  // At addresses of Vite's the path follows a slash, on all systems.
  ...adapterDirs.map(
    (folder, index) => [`/@fs/${toModuleId(folder).replace(/^\//, '')}`, `yaprak-adapter-url-${index}:`] as const,
  ),
  ...adapterDirs.map((folder, index) => [toModuleId(folder), `yaprak-adapter-${index}:`] as const),
  [toModuleId(engineDir), ENGINE_FOLDER],
];

/** Replaces the folders of this machine by placeholders. */
export function hideFolders(text: string): string {
  return PLACEHOLDERS.reduce((hidden, [folder, placeholder]) => hidden.replaceAll(folder, placeholder), text);
}

/** Replaces the placeholders by the folders of this machine. */
export function showFolders(text: string): string {
  return PLACEHOLDERS.reduce((shown, [folder, placeholder]) => shown.replaceAll(placeholder, folder), text);
}

/** A bundle with files relative to the folder above, and urls to that of a site. Islands are named by their file in the engine. */
export type ReadyTheme = Omit<Bundle, keyof BundleInputs | 'missing' | 'unread' | 'lost'>;

/**
 * The theme as it is for a site that brings no code of its own. Loading Vite and bundling the theme would cost such a site as much as four
 * hundred pages, with the same result each time. Undefined where Vite would make another: the site replaces parts of the theme, or a
 * source of the engine has changed since.
 */
export function findReadyTheme(folders: ThemeFolders): ReadyTheme | undefined {
  if (themeDirsOf(folders).some((dir) => existsSync(dir)) || !isThemeReady()) return undefined;
  const theme = JSON.parse(readFileSync(recordFile, 'utf8')) as ReadyTheme;
  const fileOf = (file: string): string => path.join(readyThemeDir, file);
  return { ...theme, serverFile: fileOf(theme.serverFile), clientDir: fileOf(theme.clientDir) };
}

/** The bundle of a site that needs nothing besides the ready theme. */
export function findReadyBundle(
  input: SiteBundleInput,
  { pageIslands }: { pageIslands: readonly string[] },
): Bundle | undefined {
  const { modules, customCss, clientModules, look } = input;
  const added = [modules, customCss, clientModules, pageIslands, look?.styles ?? [], look?.extraDirs ?? []];
  if (input.settings || added.some((list) => list.length > 0)) return undefined;
  const theme = findReadyTheme(input);
  const urlOf = (file: string): string => input.baseUrl + file;
  return (
    theme && {
      ...theme,
      styles: theme.styles.map(urlOf),
      extraStyles: theme.extraStyles.map(({ href, classes }) => ({ href: urlOf(href), classes })),
      scripts: theme.scripts.map(urlOf),
      islands: Object.fromEntries(Object.entries(theme.islands).map(([module, file]) => [module, urlOf(file)])),
      inputs: [],
      folders: [],
      markdown: [],
      missing: [],
      unread: [],
      lost: [],
    }
  );
}

/** Whether the theme that was bundled with the engine is up to date. It always is in an installed engine. */
export function isThemeReady(): boolean {
  const built = readStamp(recordFile);
  if (!built) return false;
  if (isInstalled) return true;
  const isNewer = (file: string): boolean => (readStamp(file)?.modified ?? 0) > built.modified;
  return ![engineSrc, ...adapterSrcs].some((folder) =>
    listFiles(folder).files.some((file) => !file.includes('.test.') && isNewer(path.join(folder, file))),
  );
}

/** The input of a site that brings no code of its own, or whose config cannot be read. */
export function emptyBundleInput(siteDir: string): SiteBundleInput {
  return {
    siteDir,
    baseUrl: '/',
    modules: [],
    siteData: {},
    customCss: [],
    clientModules: [],
    compileMdx: () => Promise.reject(new Error('The site is not loaded.')),
  };
}
