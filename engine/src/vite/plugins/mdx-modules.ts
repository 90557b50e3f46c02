import { hash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { YaprakError } from '../../errors/index.ts';
import type { Problem } from '../../shared/model.ts';
import { engineSrc } from '../paths.ts';

/** A Markdown file as a bundler module: its function body (see CompiledBody), placeholders filled, and what it imports. */
export interface MdxModule {
  code: string;
  specifiers: string[];
  /** Names the page may use without importing them. */
  scope: object;
  /** What is known of the page, for code that imports it; absent where the file is no page. */
  metadata?: object;
  /** Names that the page exports itself. */
  exports: string[];
}

export function hashMdx(module: MdxModule): string {
  return hash('sha1', JSON.stringify(module));
}

const EMPTY: MdxModule = {
  code: 'return { default: () => null };',
  specifiers: [],
  scope: { frontMatter: {}, toc: [], contentTitle: undefined, metadata: {}, assets: {} },
  exports: [],
};

/** Goes on with an empty module in place of Markdown that cannot be read, so that one run finds all that is wrong. */
export function keepUnread(
  compile: (source: string) => Promise<MdxModule>,
  problems: Problem[],
): (source: string) => Promise<MdxModule> {
  return (source) =>
    compile(source).catch((error: unknown) => {
      if (!(error instanceof YaprakError)) throw error;
      problems.push(...error.problems);
      return EMPTY;
    });
}

/**
 * Markdown imported by a component, and pages that are islands as a whole. All other Markdown is compiled without the bundler.
 */
export function mdxModules(options: { siteDir: string; compile: (source: string) => Promise<MdxModule> }): Plugin {
  return {
    name: 'yaprak:mdx-modules',
    enforce: 'pre',
    async load(id) {
      if (!/\.mdx?$/.test(id) || !path.isAbsolute(id)) return null;
      const source = path.relative(options.siteDir, id).split(path.sep).join('/');
      const { code, specifiers, scope, metadata, exports } = await options.compile(source);
      this.addWatchFile(id);
      const imports = specifiers.map((specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`);
      const modules = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
      const lines = [
        ...imports,
        `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
        `import { components } from 'yaprak:mdx-components';`,
        `import { keepFences } from ${engineModule('client/fences.ts')};`,
        `import { useGivenProps } from ${engineModule('client/given-components.ts')};`,
        `import { currentLanguage } from ${engineModule('client/language.ts')};`,
        `const lang = () => currentLanguage()?.site.locale.htmlLang ?? globalThis.document?.documentElement.lang;`,
        `const scope = ${JSON.stringify(scope)};`,
        `const page = (function () {${code}\n})({ Fragment, jsx, jsxs, get components() { return components; }, keepFences, lang, scope, modules: {${modules.join(', ')}} });`,
        // Hoisted: the components of the site may import this text, which imports them.
        `export default function MDXContent(props) { return page.default(useGivenProps(props)); }`,
        ...exportAll(exports, 'page'),
        // Metadata of the page, except for names that it exports itself.
        ...exportAll(
          Object.keys(scope).filter((name) => !(exports.includes(name) || (metadata && name === 'metadata'))),
          'scope',
        ),
        // By itself: the text does not have it, so that it reaches the browser only where something imports it.
        metadata && !exports.includes('metadata')
          ? `const facts = ${JSON.stringify(metadata)};export { facts as metadata };`
          : '',
      ];
      // The lines of the code are not those of the file, so the source map is empty.
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}

const engineModule = (file: string): string => JSON.stringify(path.join(engineSrc, file));

/** Under prefixed names: the page may export a name that this module uses. */
function exportAll(names: readonly string[], from: string): string[] {
  return names.map((name) => `const ${from}_${name} = ${from}.${name};export { ${from}_${name} as ${name} };`);
}
