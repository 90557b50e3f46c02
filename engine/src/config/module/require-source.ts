import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * Runs a file of the site that Node cannot require, TypeScript or an ES module, for code that is running already and cannot wait: a function
 * of the config that requires a path which it has put together. The bundler only works asynchronously, so another process runs it.
 */
export function requireSource(file: string, require: NodeJS.Require): unknown {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', BUNDLE, file, rolldown],
    {
      encoding: 'utf8',
      maxBuffer: Infinity,
    },
  );
  if (status !== 0) throw new Error(`\`${file}\` cannot be read: ${stderr.trim()}`);
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const names = ['exports', 'require', 'module', '__filename', '__dirname'];
  const body = compileFunction(stdout, names, { filename: file });
  Reflect.apply(body, module.exports, [module.exports, require, module, file, dirname(file)]);
  return withDefault(module.exports);
}

const rolldown = import.meta.resolve('rolldown');
const BUNDLE = `
const [file, rolldown] = process.argv.slice(1);
const { build } = await import(rolldown);
const { output } = await build({
  input: file,
  platform: 'node',
  external: (name) => !/^(?:\\.{0,2}\\/|\\.{1,2}$|[A-Za-z]:[\\\\/])/.test(name),
  logLevel: 'silent',
  treeshake: false,
  tsconfig: false,
  write: false,
  output: { format: 'cjs', codeSplitting: false, exports: 'named' },
});
process.stdout.write(output[0].code);
`;

/**
 * What `require` gives for an ES module with a default export. Loaders such as Docusaurus's give that export, with the other names added
 * to it, so that both `require('./x').items` and `require('./x').default.items` are found.
 */
export function withDefault(exported: Readonly<Record<string, unknown>>): unknown {
  const value = exported['default'];
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || !Object.isExtensible(value))
    return exported;
  for (const name of Object.keys(exported))
    if (!(name in value)) Object.defineProperty(value, name, { get: () => exported[name], configurable: true });
  return value;
}
