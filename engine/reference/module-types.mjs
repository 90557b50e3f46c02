/** Declarations of the modules that a site may import and that no file on disk has: `@theme/…`, `@docusaurus/…`. */

/** The declarations of parts, as the package has them. @param {string} text engine/theme.d.ts */
export function printPartTypes(text) {
  const parts = text.replaceAll("import('./src/", "import('./");
  // A part that a plugin's theme wraps: without such a plugin, the theme's own.
  const original = /declare module '@theme-original\/(.+?)' \{[^}]*\} from [^}]*\}\n/g;
  const first = [...parts.matchAll(original)].map(([whole]) => whole.replace('@theme-original/', '@theme-init/'));
  return `${parts}\n${first.join('')}`;
}

/**
 * The table of modules as declarations. Its code only re-exports, so that most of it is a declaration already.
 * @param {Readonly<Record<string, string | Function>>} modules name -> code; a function makes the code for each site
 * @param {{ src: string }} options where the files stand that the code names
 */
export function printAdapterModules(modules, { src }) {
  // A declaration of a module cannot name a file beside it.
  const own = new RegExp(`"${src}/browser/([^"]+)\\.tsx?"`, 'g');
  const blocks = Object.entries(modules).map(([name, code]) => {
    if (typeof code !== 'string') return `declare module '${name}' {\n  const value: any;\n  export default value;\n}`;
    const lines = code.split('\n').map((line) => printLine(line.replaceAll(own, '"yaprak-docusaurus/browser/$1"')));
    return `declare module '${name}' {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  });
  return `/** Written by build-types.mjs from the table of modules. */\n\n${blocks.join('\n\n')}\n`;
}

/** @param {string} line */
function printLine(line) {
  if (line.startsWith('export default {'))
    return 'const value: Readonly<Record<string, string>>;\n  export default value;';
  // A declaration has no values: what a call gives is told by its type.
  return line
    .replace(/^const (\w+) = (\w+)\(.*\);$/, 'const $1: ReturnType<typeof $2>;')
    .replace(/^export const (\w+) = (\w+)\.(\w+);$/, "export const $1: (typeof $2)['$3'];")
    .replaceAll(/;(?=export )/g, ';\n  ');
}
