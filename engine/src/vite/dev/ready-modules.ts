import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBytes } from '../../content/read.ts';
import { devHead, devScripts, fileUrl, type PageModules } from './page-modules.ts';
import { engineDir } from '../paths.ts';
import { themeStyles } from '../theme/extra-styles.ts';
import { ENGINE_FOLDER, type ReadyTheme } from '../theme/ready-theme.ts';

export interface ReadyModules {
  modules: PageModules;
  /** The stylesheet at an address at which Vite will have it: the theme's, or one of the site's that needs no Vite. */
  styleAt: (address: string) => string | undefined;
}

/** The ready theme for the pages of a dev server: enough for those that are all Markdown, and there at once. */
export function openReadyModules(
  theme: ReadyTheme,
  site: { baseUrl: string; customCss: readonly string[]; clientModules?: readonly string[] },
): ReadyModules {
  const url = (file: string): string => fileUrl(file.replace(ENGINE_FOLDER, engineDir), site);
  const server = pathToFileURL(theme.serverFile).href;
  const modules: PageModules = {
    // Each language loads its own copy, under a URL of its own.
    loadServer: ({ name }) => import(`${server}?${name}`) as Promise<Record<string, unknown>>,
    loadModule: (key) => Promise.reject(new Error(`${key} can only be loaded by Vite.`)),
    fixStack() {},
    moduleUrl: url,
    styles: () => [...themeStyles(), ...site.customCss].map(url),
    scripts: devScripts(site),
    head: devHead(site),
  };
  // In the order of themeStyles.
  const built = [...theme.styles, ...theme.extraStyles.map(({ href }) => href)];
  const byAddress = new Map(
    themeStyles().map((file, index) => [url(file), path.join(theme.clientDir, built[index] ?? '')]),
  );
  // Read from another place than the one it was made for, so what it names is named from the root.
  const themeText = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll('url(../', `url(${url(path.join(path.dirname(file), '..'))}/`);
  return {
    modules,
    styleAt(address) {
      const style = byAddress.get(address);
      if (style !== undefined) return themeText(style);
      const file = site.customCss.find((own) => url(own) === address);
      const text = file && readBytes(file)?.toString('utf8');
      return text !== undefined && isPlainStylesheet(file ?? '', text) ? text : undefined;
    },
  };
}

/** What a browser reads as it is written. Anything else is for Vite: imports, and what tools such as Tailwind replace. */
const PLAIN_RULES = new Set([
  'container',
  'counter-style',
  'font-face',
  'keyframes',
  'layer',
  'media',
  'page',
  'property',
  'scope',
  'starting-style',
  'supports',
]);

/** Whether Vite would hand a stylesheet to the browser as it is. */
export function isPlainStylesheet(file: string, text: string): boolean {
  if (!file.endsWith('.css') || file.endsWith('.module.css')) return false;
  // A file that is named from here must be found by Vite.
  if (/(?:url|image-set|src)\((?!["'\s]*(?:data:|https?:|#))/i.test(text)) return false;
  return [...text.matchAll(/@([\w-]+)/g)].every(([, name = '']) => PLAIN_RULES.has(name));
}
