/**
 * Checks the imports of engine/src against layers.mjs: rooms, Node in browser rooms, the disk, cycles, module-level state, file names.
 * dependency-cruiser would do the first two, but its releases for Node 20 cannot read TypeScript 7.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { DISK, DOCUSAURUS, DOORS, ROOMS, STATE } from './layers.mjs';

/** @typedef {{ specifier: string, typeOnly: boolean, line: number }} Import */
/** @typedef {{ path: string, imports: Import[], mutable: { name: string, line: number }[] }} Module */

const DISK_MODULES = new Set(['node:fs', 'node:fs/promises', 'fs', 'fs/promises']);
const BUILTINS = new Set(builtinModules);
const BANNED_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/;

/**
 * @param {string} path
 * @param {string} text
 * @returns {Module}
 */
export function parseModule(path, text) {
  const { module, program } = parseSync(path, text);
  const lineOf = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  /** @type {Import[]} */
  const imports = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    imports.push({ specifier: moduleRequest.value, typeOnly, line: lineOf(moduleRequest.start) });
  }
  for (const { entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from)
      imports.push({
        specifier: from.value,
        typeOnly: entries.every((entry) => entry.isType),
        line: lineOf(from.start),
      });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) imports.push({ specifier: literal[2], typeOnly: false, line: lineOf(moduleRequest.start) });
  }
  const mutable = program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind === 'const') return [];
    return declaration.declarations.map(({ id }) => ({
      name: id.type === 'Identifier' ? id.name : 'pattern',
      line: lineOf(declaration.start),
    }));
  });
  return { path, imports, mutable };
}

const roomOf = (/** @type {string} */ path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');
const isNode = (/** @type {string} */ specifier) => specifier.startsWith('node:') || BUILTINS.has(specifier);
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/**
 * @param {Module} module
 * @param {Import} entry
 * @returns {string | undefined} what is wrong with it
 */
function checkImport(module, entry) {
  const from = roomOf(module.path);
  const rules = ROOMS[from];
  if (isNode(entry.specifier)) {
    if (rules?.node === false) return `${from} runs in the browser and may not import ${entry.specifier}`;
    if (!DISK_MODULES.has(entry.specifier) || DISK.some(({ path }) => module.path.startsWith(path))) return undefined;
    return `only what DISK in e2e/layers.mjs names may import ${entry.specifier}`;
  }
  if (entry.specifier.split('/')[0] === DOCUSAURUS.name) return `the engine may not import ${DOCUSAURUS.name}`;
  if (!entry.specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(module.path), entry.specifier);
  const to = roomOf(target);
  if (to === from || to === 'shared') return undefined;
  if (to === 'errors' && rules?.errors !== false) return undefined;
  if (DOORS.some((door) => module.path.startsWith(door.from) && target.startsWith(door.to))) return undefined;
  if (rules?.may?.includes(to)) return undefined;
  if (rules?.types?.includes(to)) {
    return entry.typeOnly ? undefined : `${from} may import only types from ${to}, but imports ${target} for its value`;
  }
  return `${from || 'a file of the root'} may not import ${to || target}`;
}

/**
 * @param {Module[]} modules
 * @returns {string[]} one sentence for each thing that breaks a law
 */
export function checkLayers(modules) {
  const problems = [];
  for (const module of modules) {
    const room = roomOf(module.path);
    if (room && !ROOMS[room]) problems.push(`${module.path}: the room ${room} is not in the table of e2e/layers.mjs.`);
    if (BANNED_NAMES.test(module.path))
      problems.push(`${module.path}: a file is named after its main export, not ${posix.basename(module.path)}.`);
    // A test may set up files and reach into the room it exercises; only what ships is held to the table.
    if (isTest(module.path)) continue;
    for (const entry of module.imports) {
      const wrong = checkImport(module, entry);
      if (wrong) problems.push(`${module.path}:${entry.line}: ${wrong}.`);
    }
    if (STATE.some(({ path }) => path === module.path)) continue;
    for (const { name, line } of module.mutable)
      problems.push(`${module.path}:${line}: module-level state \`${name}\` may change; pass it as a value.`);
  }
  return [...problems, ...checkCycles(modules)];
}

/**
 * @param {Module[]} modules those of docusaurus/src
 * @returns {string[]} one sentence for each import that the table does not allow
 */
export function checkDocusaurus(modules) {
  return modules.flatMap(({ path, imports }) => {
    if (isTest(path)) return [];
    const allowed = DOCUSAURUS[roomOf(path) === 'browser' ? 'browser' : 'node'];
    return imports
      .filter(({ specifier }) =>
        specifier.startsWith('.')
          ? posix.join(posix.dirname(path), specifier).startsWith('..')
          : !allowed.test(specifier) && !(roomOf(path) === 'unified' && DOCUSAURUS.unified.test(specifier)),
      )
      .map(({ specifier, line }) => `${path}:${line}: it may not import ${specifier}.`);
  });
}

/**
 * @param {Module[]} modules
 * @returns {string[]}
 */
function checkCycles(modules) {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const problems = [];
  const visit = (/** @type {string} */ path, /** @type {string[]} */ trail) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      problems.push(
        `${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}: these files import each other in a circle.`,
      );
      return;
    }
    state.set(path, 'open');
    for (const { specifier } of byPath.get(path)?.imports ?? []) {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : '';
      if (byPath.has(target)) visit(target, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const module of modules) visit(module.path, []);
  return problems;
}

/**
 * @param {string} folder below the repository
 * @returns {Module[]}
 */
function readModules(folder) {
  const source = join(dirname(dirname(fileURLToPath(import.meta.url))), folder);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
  return files.sort().map((file) => {
    const path = relative('.', file).split(sep).join('/');
    return parseModule(path, readFileSync(join(source, file), 'utf8'));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engine = readModules('engine/src');
  const docusaurus = readModules('docusaurus/src');
  const problems = [
    ...checkLayers(engine).map((problem) => `engine/src/${problem}`),
    ...[...checkDocusaurus(docusaurus), ...checkCycles(docusaurus)].map((problem) => `docusaurus/src/${problem}`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${engine.length + docusaurus.length} files, ${problems.length} departures from the design's table.`);
  process.exitCode = problems.length > 0 || engine.length === 0 ? 1 : 0;
}
