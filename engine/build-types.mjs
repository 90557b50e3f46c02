/**
 * Writes what editors need into `dist`: declarations of the public modules, the config with its comments, the modules that a site may import,
 * JSON schemas of front matter and data files, and the reference as data.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printConfigTypes } from './reference/config-types.mjs';
import { readSchemas } from './reference/read-schemas.mjs';
import { buildReference } from './reference/build-reference.mjs';
import { toEditorSchema } from './reference/editor-schemas.mjs';
import { printAdapterModules, printPartTypes } from './reference/module-types.mjs';
import { removeZod } from './reference/remove-zod.mjs';

const engine = dirname(fileURLToPath(import.meta.url));
const types = join(engine, 'dist/types');
const adapter = join(engine, '../docusaurus');

/** @param {string} project */
function emitDeclarations(project) {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  execFileSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', project], { stdio: 'inherit' });
}

/** Compilers that resolve as Node does want the ending of the file that runs. @param {string} folder */
function rewriteEndings(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/((?:from|import) ?\(?)(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2'));
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(types, { recursive: true, force: true });
emitDeclarations(join(engine, 'tsconfig.types.json'));
const { schemas, tables, z } = await readSchemas();
const config = z.toJSONSchema(schemas.config, { io: 'input', unrepresentable: 'any' });
write(join(types, 'config/user-config.d.ts'), printConfigTypes(config));
removeZod(join(types, 'config'));
write(join(types, 'theme.d.ts'), printPartTypes(readFileSync(join(engine, 'theme.d.ts'), 'utf8')));
for (const name of ['client.d.ts', 'files.d.ts'])
  write(join(types, name), readFileSync(join(engine, 'reference', name), 'utf8'));
rewriteEndings(types);

const adapterTypes = join(adapter, 'dist/types');
rmSync(adapterTypes, { recursive: true, force: true });
emitDeclarations(join(adapter, 'tsconfig.types.json'));
const { modules } = (await import('../docusaurus/dist/index.js')).default;
write(join(adapterTypes, 'modules.d.ts'), printAdapterModules(modules, { src: join(adapter, 'src') }));
rewriteEndings(adapterTypes);

/** @type {Record<string, object>} */
const described = { config };
for (const name of /** @type {const} */ (['doc', 'post', 'page', 'category', 'authors', 'tags'])) {
  const schema = z.toJSONSchema(schemas[name], { io: 'input', unrepresentable: 'any' });
  described[name] = schema;
  write(join(engine, `dist/schemas/${name}.json`), `${JSON.stringify(toEditorSchema(schema, name), null, 2)}\n`);
}
write(
  join(engine, 'dist/reference.json'),
  `${JSON.stringify(buildReference({ schemas: described, tables, src: join(engine, 'src') }))}\n`,
);
