import path from 'node:path';
import { parseSync, Visitor, type Plugin } from 'vite';
import type { CodeSettings } from '../plugins/code-settings.ts';
import { exportNames } from '../plugins/export-names.ts';
import { isPackageFile } from '../paths.ts';
import { findManifest } from '../theme/input-files.ts';
import { themeDirsOf, type ThemeFolders } from '../plugins/theme-parts.ts';
import { isModule } from './commonjs.ts';

/** Tells the files of packages that bring a theme, without those of packages that these have installed. */
export function createThemePackages(folders: ThemeFolders): (file: string) => boolean {
  const inPackages = themeDirsOf(folders).filter(isPackageFile);
  const roots = new Set(inPackages.map((dir) => path.dirname(findManifest(dir) ?? dir) + path.sep));
  return (file) => [...roots].some((root) => file.startsWith(root) && !isPackageFile(`/${file.slice(root.length)}`));
}

/**
 * Packages that bring a theme and are CommonJS. They import parts and modules of adapters, which neither Node nor a browser finds, so on the
 * dev server they become ES modules. Builds bundle CommonJS as it is.
 */
export function commonJsParts(options: ThemeFolders & { settings?: CodeSettings | undefined }): Plugin {
  const isOfTheme = createThemePackages(options);
  return {
    name: 'yaprak:commonjs-parts',
    enforce: 'pre',
    apply: 'serve',
    async resolveId(id, importer, extra) {
      const { environment } = this;
      const optimizer = environment.mode === 'dev' && environment.name === 'client' && environment.depsOptimizer;
      const from = importer?.split('?')[0] ?? '';
      if (!optimizer || id.startsWith('.') || !isOfTheme(from)) return null;
      const found = await this.resolve(id, importer, { ...extra, skipSelf: true });
      const file = found?.id.split('?')[0] ?? '';
      if (!found || !isPackageFile(file) || !/\.[cm]?js$/.test(file) || isOfTheme(file)) return found;
      // What a package imports Vite takes for bundled with it, and would send CommonJS as it is.
      return optimizer.getOptimizedDepId(optimizer.registerMissingImport(id, file));
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.c?js$/.test(file) || !isOfTheme(file) || !isCommonJs(code, file)) return null;
      // The lines of the code are not those of the file.
      return { code: toModule(code, { file, provide: options.settings?.provide ?? {} }), map: { mappings: '' } };
    },
  };
}

function isCommonJs(code: string, file: string): boolean {
  return !isModule(code, file) && /\b(?:exports|require)\b/.test(code);
}

const STAR = '*';

export function toModule(code: string, { file, provide }: { file: string; provide: CodeSettings['provide'] }): string {
  const required = findRequired(code, file);
  const names = exportNames(code, file).filter((name) => name !== 'default' && name !== STAR);
  const provided = Object.entries(provide).filter(([name]) => new RegExp(`(?<![.\\w$])${name}\\b`).test(code));
  return [
    ...provided.map(([name, given]) => {
      const [module, exported] = typeof given === 'string' ? [given, 'default'] : given;
      return `import { ${exported} as ${name} } from ${JSON.stringify(module)};`;
    }),
    ...required.map(({ specifier, isLate }, index) =>
      isLate
        ? `const r${index} = await import(${JSON.stringify(specifier)}).then((all) => () => all, (error) => () => { throw error; });`
        : `import * as m${index} from ${JSON.stringify(specifier)};\nconst r${index} = () => m${index};`,
    ),
    `const given = { ${required.map(({ specifier }, index) => `${JSON.stringify(specifier)}: r${index}`).join(', ')} };`,
    // As a bundler gives it: an ES module, whose names a CommonJS one has at its default.
    `const toCommon = (all) => new Proxy(all, { get: (found, name) => name === '__esModule' || (name in found ? found[name] : found.default?.[name]) });`,
    `const required = (name) => { if (!(name in given)) throw new Error(\`Cannot find module '\${name}'\`); return toCommon(given[name]()); };`,
    'const own = { exports: {} };',
    `(function (exports, module, require) {${code}\n}).call(own.exports, own.exports, own, required);`,
    `export default own.exports?.__esModule ? own.exports.default : own.exports;`,
    ...names.map((name, index) => `const e${index} = own.exports.${name};\nexport { e${index} as ${name} };`),
    ...Array.from(code.matchAll(/__exportStar\(require\((["'][^"']+["'])\)/g), ([, from]) => `export * from ${from};`),
  ].join('\n');
}

/** Whatever is inside of these may never be reached, and may be of a module that fails where it is loaded. */
const UNCERTAIN = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'IfStatement',
  'TryStatement',
];

function findRequired(code: string, file: string): { specifier: string; isLate: boolean }[] {
  const late = new Map<string, boolean>();
  let depth = 0;
  const enter = (): void => void depth++;
  const leave = (): void => void depth--;
  new Visitor({
    ...Object.fromEntries(
      UNCERTAIN.flatMap((type) => [
        [type, enter],
        [`${type}:exit`, leave],
      ]),
    ),
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require' || name?.type !== 'Literal') return;
      const specifier = String(name.value);
      late.set(specifier, depth > 0 && (late.get(specifier) ?? true));
    },
  }).visit(parseSync(file, code, { lang: 'jsx' }).program);
  return Array.from(late, ([specifier, isLate]) => ({ specifier, isLate }));
}
