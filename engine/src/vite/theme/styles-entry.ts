import path from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PageStyles } from './page-styles.ts';
import { withoutQuery } from './record-inputs.ts';

const ENTRY = 'yaprak:styles';
const APART = '.apart.css';

/** The stylesheet of one module that pages import. */
export interface PageSheet {
  file: string;
  /** The end of its class names. */
  endings: string[];
}

/**
 * One module that imports every stylesheet, so that the whole site has one CSS file. `pageStyles` are kept out of it: those of one page
 * module become a file of their own. `onSheet` gets each of these.
 */
export function stylesEntry(
  { files, pageStyles }: { files: readonly string[]; pageStyles: PageStyles },
  onSheet: (sheet: PageSheet) => void,
): Plugin {
  let config: ResolvedConfig;
  // Vite gives no address to a CSS module: it gets a second name, under which it is a stylesheet with its classes renamed already.
  const renamed = new Map([...pageStyles.keys()].map((file) => [file.replace(/\.module\.css$/, APART), file]));
  return {
    name: 'yaprak:styles-entry',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      return renamed.has(withoutQuery(id)) ? id : null;
    },
    async load(id) {
      const module = renamed.get(withoutQuery(id));
      if (module !== undefined && !id.endsWith('?url'))
        return (await preprocessCSS(await this.fs.readFile(module, { encoding: 'utf8' }), module, config)).code;
      if (id !== `\0${ENTRY}`) return null;
      const apart = [...renamed.keys()].map(
        (file, index) => `export { default as url${index} } from ${JSON.stringify(`${file}?url`)};`,
      );
      const together = [...new Set(files)].filter((file) => !pageStyles.has(file)).map(importStyle);
      return [...together, ...apart].join('\n');
    },
    generateBundle: {
      // After Vite has extracted the stylesheets from it.
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === `\0${ENTRY}`) delete bundle[name];
        const inBrowser = new Set(Object.values(bundle).flatMap((file) => ('moduleIds' in file ? file.moduleIds : [])));
        const byPage = new Map<string, string>();
        for (const [name, file] of renamed) {
          const page = pageStyles.get(file) ?? '';
          const css = takeAsset(bundle, name);
          // What a component uses in the browser, too, is in the stylesheet of every page already.
          if (!inBrowser.has(file)) byPage.set(page, (byPage.get(page) ?? '') + css);
        }
        for (const [page, source] of byPage) {
          const name = `${path.basename(page).replace(/\..*$/, '')}.css`;
          const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
          onSheet({ file, endings: findEndings(source) });
        }
      },
    },
  };
}

/** The text of a stylesheet that was imported with `?url`, which goes from the output. */
function takeAsset(bundle: Rolldown.OutputBundle, original: string): string {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'asset' || !file.originalFileNames.includes(original)) continue;
    delete bundle[name];
    return String(file.source);
  }
  return '';
}

export const isCssModule = (file: string): boolean => /\.module\.\w+$/.test(file);

/** An import of a CSS module must use its names: else the bundler drops its styles. */
function importStyle(file: string, index: number): string {
  return isCssModule(file)
    ? `export { default as names${index} } from ${JSON.stringify(file)};`
    : `import ${JSON.stringify(file)};`;
}

function findEndings(css: string): string[] {
  return [...new Set([...css.matchAll(/\.[a-z_][\w-]*?(_[0-9a-f]{6})(?![\w-])/gi)].map(([, ending = '']) => ending))];
}
