import path from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { SiteStyles } from './page-styles.ts';
import { withoutQuery } from './record-inputs.ts';

const ENTRY = 'yaprak:styles';

/** The stylesheet of one module that pages import. */
export interface PageSheet {
  file: string;
  /** The end of its class names. */
  endings: string[];
}

/**
 * One module that imports every stylesheet, so that the whole site has one CSS file: `first`, then those of modules in their order. `pageStyles`
 * are kept out of it: those of one page module become a file of their own. `onSheet` gets each of these.
 */
export function stylesEntry(
  { first, styles, pageStyles }: SiteStyles & { first: readonly string[] },
  onSheet: (sheet: PageSheet) => void,
): Plugin[] {
  let config: ResolvedConfig;
  // Under a second name. Else one that an island imports, too, would stand with that island, before all others.
  const together = new Map(
    styles.filter((file) => !pageStyles.has(file) && !first.includes(file)).map((file) => [secondName(file), file]),
  );
  // Vite gives no address to a CSS module: here its second name is that of a stylesheet with its classes renamed already.
  const apart = new Map([...pageStyles.keys()].map((file) => [`${file}.apart.css`, file]));
  const originals = new Set(together.values());
  const entry: Plugin = {
    name: 'yaprak:styles-entry',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      return together.has(id) || apart.has(withoutQuery(id)) ? id : null;
    },
    async load(id) {
      const read = (file: string): Promise<string> => this.fs.readFile(file, { encoding: 'utf8' });
      const style = together.get(id);
      if (style !== undefined) return read(style);
      const module = id.endsWith('?url') ? undefined : apart.get(withoutQuery(id));
      if (module !== undefined) return (await preprocessCSS(await read(module), module, config)).code;
      if (id !== `\0${ENTRY}`) return null;
      const pages = [...apart.keys()].map(
        (file, index) => `export { default as url${index} } from ${JSON.stringify(`${file}?url`)};`,
      );
      return [...[...first, ...together.keys()].map(importStyle), ...pages].join('\n');
    },
    generateBundle: {
      // After Vite has extracted the stylesheets from it.
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === `\0${ENTRY}`) delete bundle[name];
        const byPage = new Map<string, string>();
        for (const [name, file] of apart) {
          const page = pageStyles.get(file) ?? '';
          byPage.set(page, (byPage.get(page) ?? '') + takeAsset(bundle, name));
        }
        for (const [page, source] of byPage) {
          const name = `${path.basename(page).replace(/\..*$/, '')}.css`;
          const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
          onSheet({ file, endings: findEndings(source) });
        }
      },
    },
  };
  // After Vite has compiled them, so that components still get the names of their classes.
  const once: Plugin = {
    name: 'yaprak:styles-once',
    transform: (_css, id) => (originals.has(id) ? { code: '', map: null } : null),
  };
  return [entry, once];
}

/** With the same ending, by which it is read. */
const secondName = (file: string): string =>
  file.replace(/(?:\.module)?\.\w+$/, (ending) => `${ending}.together${ending}`);

/** The text of a stylesheet that was imported with `?url`, which goes from the output. */
function takeAsset(bundle: Rolldown.OutputBundle, original: string): string {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'asset' || !file.originalFileNames.includes(original)) continue;
    delete bundle[name];
    return String(file.source);
  }
  return '';
}

const isCssModule = (file: string): boolean => /\.module\.\w+$/.test(file);

/** An import of a CSS module must use its names: else the bundler drops its styles. */
function importStyle(file: string, index: number): string {
  return isCssModule(file)
    ? `export { default as names${index} } from ${JSON.stringify(file)};`
    : `import ${JSON.stringify(file)};`;
}

function findEndings(css: string): string[] {
  return [...new Set([...css.matchAll(/\.[a-z_][\w-]*?(_[0-9a-f]{6})(?![\w-])/gi)].map(([, ending = '']) => ending))];
}
