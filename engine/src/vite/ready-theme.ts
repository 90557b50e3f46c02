import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readStamp } from '../content/read.ts';
import { devHead, devScripts, fileUrl, themeStyles, type PageModules } from './page-modules.ts';
import { engineDir, engineSrc } from './paths.ts';
import { ENGINE_FOLDER, readyTheme } from './ready-theme-files.ts';

export interface ReadyTheme {
  modules: PageModules;
  /** Address and file of the theme's stylesheet. */
  stylesheet: { url: string; file: string };
}

/**
 * The theme as it was compiled with the engine: enough for pages that are all Markdown, and there at once, while loading Vite and compiling
 * the theme take most of a second. Nothing where it would not be the theme that Vite makes: the site replaces parts, or the engine has
 * been worked on since.
 */
export function openReadyTheme(site: {
  siteDir: string;
  baseUrl: string;
  customCss: readonly string[];
}): ReadyTheme | undefined {
  if (existsSync(path.join(site.siteDir, 'src/theme')) || !isUpToDate()) return undefined;
  const url = (file: string): string => fileUrl(file.replace(ENGINE_FOLDER, engineDir), site);
  const server = pathToFileURL(readyTheme.server).href;
  const modules: PageModules = {
    // Under another name it is loaded anew: each language has its own.
    loadServer: ({ name }) => import(`${server}?${name}`) as Promise<Record<string, unknown>>,
    loadModule: (key) => Promise.reject(new Error(`${key} is Vite's to load.`)),
    mendStack() {},
    moduleUrl: url,
    styles: () => [themeStyles, ...site.customCss].map(url),
    scripts: devScripts(site),
    head: devHead(site),
  };
  return { modules, stylesheet: { url: url(themeStyles), file: readyTheme.styles } };
}

/** An installed engine is as it was built. */
function isUpToDate(): boolean {
  const built = readStamp(readyTheme.server);
  if (!built) return false;
  if (engineDir.includes(`${path.sep}node_modules${path.sep}`)) return true;
  const isNewer = (file: string): boolean => (readStamp(path.join(engineSrc, file))?.modified ?? 0) > built.modified;
  return !listFiles(engineSrc).files.some((file) => !file.includes('.test.') && isNewer(file));
}
