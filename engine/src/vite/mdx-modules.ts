import path from 'node:path';
import type { Plugin } from 'vite';
import { engineSrc } from './paths.ts';

/** A Markdown file as a bundler module: its function body (see CompiledBody), holes filled, and what it imports. */
export interface MdxModule {
  code: string;
  specifiers: string[];
  /** Names the page may use without importing them. */
  scope: unknown;
}

/**
 * Markdown imported by a component, and pages that are islands as a whole. All other Markdown never meets the bundler.
 */
export function mdxModules(options: { siteDir: string; compile: (source: string) => Promise<MdxModule> }): Plugin {
  return {
    name: 'yaprak:mdx-modules',
    enforce: 'pre',
    async load(id) {
      if (!/\.mdx?$/.test(id) || !id.startsWith(options.siteDir + path.sep)) return null;
      const source = path.relative(options.siteDir, id).split(path.sep).join('/');
      const { code, specifiers, scope } = await options.compile(source);
      this.addWatchFile(id);
      const imports = specifiers.map((specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`);
      const modules = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
      const lines = [
        ...imports,
        `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
        `import { components } from 'yaprak:mdx-components';`,
        `import { currentLanguage } from ${JSON.stringify(path.join(engineSrc, 'client/language.ts'))};`,
        `const lang = () => currentLanguage()?.site.locale.htmlLang ?? globalThis.document?.documentElement.lang;`,
        `const page = (function () {${code}\n})({ Fragment, jsx, jsxs, components, lang, scope: ${JSON.stringify(scope)}, modules: {${modules.join(', ')}} });`,
        `export default page.default;`,
      ];
      // Its lines are not those of the file.
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}
