import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { folderImport } from 'yaprak';

interface RequireOptions {
  file: string;
  siteDir: string;
  isServer?: boolean;
  isBundled?: boolean;
}

/**
 * `require('literal')` of data or of a picture becomes an import at the top. One of code is left to the bundler, which runs that module where
 * the call stands, or never. `dev` has no bundler: there it becomes an import, too, and on the server one that stands where it may never be
 * reached (in a function, behind a condition) may be of a file that only a browser can load: it fails when it is reached.
 * `require.context` of a folder becomes an import of all its files.
 * One whose name is put together (`./img/${name}.png`) finds its file among all that fit.
 */
export function requiresToImports(code: string, options: RequireOptions): string {
  const imports = new Map<string, string>();
  let out = '';
  let done = 0;
  for (const { start, end, found } of findRequires(code, options)) {
    out += code.slice(done, start) + replacementOf(found, imports);
    done = end;
  }
  // On the first line, so that the lines of the author's code stay theirs.
  return `${[...imports.values()].join('')}${out}${code.slice(done)}`;
}

function replacementOf(found: Require['found'], imports: Map<string, string>): string {
  if ('name' in found) return JSON.stringify(found.name);
  return 'pattern' in found ? chosenImport(found) : namedImport(found, imports);
}

/** A name is known when the module is read. */
interface Named {
  specifier: string;
  /** Fails only where it stands. */
  isLate: boolean;
}

/** Or only when the code runs. */
interface Chosen {
  /** Of the files that it may be. */
  pattern: string;
  /** Code that gives the one that it is. */
  choice: string;
  /** Data is its own value. */
  isData: boolean;
}

/** `require.resolve`: a name of the module, as that of a bundler. A component that imports the config of the site brings one in. */
interface Resolved {
  name: string;
}

interface Require {
  start: number;
  end: number;
  found: Named | Chosen | Resolved;
}

/** What stands in place of the call; `imports` are the statements by what they bring. */
function namedImport({ specifier, isLate }: Named, imports: Map<string, string>): string {
  const key = `${isLate ? 'late' : 'now'} ${specifier}`;
  const name = `__require_${imports.has(key) ? [...imports.keys()].indexOf(key) : imports.size}`;
  const from = JSON.stringify(specifier);
  // Data is its own value; all else has its value as `default`, as authors of Docusaurus sites expect.
  const binding = /\.json$|\?context=/.test(specifier) ? name : `* as ${name}`;
  imports.set(
    key,
    isLate
      ? `const ${name} = await import(${from}).then((found) => () => found, (error) => () => { throw error; });`
      : `import ${binding} from ${from};`,
  );
  return isLate ? `${name}()` : name;
}

function chosenImport({ pattern, choice, isData }: Chosen): string {
  const options = `{ eager: true${isData ? ", import: 'default'" : ''} }`;
  return `import.meta.glob(${JSON.stringify(pattern)}, ${options})[${choice}]`;
}

const ASSET = /\.(?:json|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|pdf|css)$/i;

/** Calls in the code itself: one in a comment or a text is none. Code that cannot be parsed is left to the bundler's own report. */
function findRequires(code: string, options: RequireOptions): Require[] {
  const { program } = parseSync(options.file, code, { lang: languageOf(options.file) });
  const all: Require[] = [];
  let depth = 0;
  const enter = (): void => void depth++;
  const leave = (): void => void depth--;
  const read = (name: ESTree.Argument): Named | Chosen | undefined => {
    const pieces =
      name.type === 'TemplateLiteral' && name.expressions.length > 0
        ? templatePieces(name, code)
        : name.type === 'BinaryExpression' && name.operator === '+' && sumPieces(name, code);
    if (pieces) return readPieces(pieces, options);
    const specifier =
      name.type === 'Literal' ? name.value : name.type === 'TemplateLiteral' && name.quasis[0]?.value.cooked;
    if (typeof specifier !== 'string') return undefined;
    const isCode = !ASSET.test(specifier);
    if (isCode && options.isBundled) return undefined;
    return { specifier, isLate: Boolean(options.isServer) && depth > 0 && isCode };
  };
  new Visitor({
    ...Object.fromEntries(
      UNCERTAIN.flatMap((type) => [
        [type, enter],
        [`${type}:exit`, leave],
      ]),
    ),
    CallExpression({ callee, arguments: given, start, end }) {
      const [name] = given;
      const values = given.map((each) => (each.type === 'Literal' ? each.value : null));
      const folder = isMember(callee, 'context') && folderImport(values);
      if (folder) all.push({ start, end, found: { specifier: folder, isLate: false } });
      if (isMember(callee, 'resolve') && name?.type === 'Literal' && typeof name.value === 'string')
        all.push({ start, end, found: { name: name.value } });
      if (callee.type !== 'Identifier' || callee.name !== 'require' || given.length !== 1 || !name) return;
      const found = read(name);
      if (found) all.push({ start, end, found });
    },
  }).visit(program);
  return all.sort((a, b) => a.start - b.start);
}

function isMember(callee: ESTree.Expression, name: 'context' | 'resolve'): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const { object, property } = callee;
  return object.name === 'require' && property.type === 'Identifier' && property.name === name;
}

/** Whatever is inside of these may never be reached. */
const UNCERTAIN = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'TryStatement',
];

/** What a name without an extension of its own may be: files whose value is an address. Those of code would bring all of a folder in. */
const ANY_ASSET = '.{png,PNG,jpg,JPG,jpeg,JPEG,gif,webp,avif,svg,ico,mp4,webm,mp3,pdf}';

/** A name that is put together: what it begins with, the texts after each placeholder, and code for all but the beginning. */
interface Pieces {
  first: string;
  rest: string[];
  /** Code that gives the name when it begins in that folder. */
  choose: (folder: string) => string;
}

/** A file by a path with placeholders in it. It must begin in a folder that is known. */
function readPieces({ first, rest, choose }: Pieces, { file, siteDir }: RequireOptions): Chosen | undefined {
  const last = rest.at(-1) ?? '';
  const folder = first.startsWith('@site/')
    ? relativeTo(file, path.join(siteDir, first.slice('@site/'.length)), first.endsWith('/'))
    : first.replace(/^(?:\.\/)+(?=\.\.\/)/, '');
  if (!/^\.\.?\/.*/.test(folder) || /[*?{}[\]()!]/.test(folder + rest.join(''))) return undefined;
  if (last !== '' && !/\.\w+$/.test(last)) return undefined;
  const pattern = rest.reduce((before, part) => `${before}${before.endsWith('/') ? '**/' : ''}*${part}`, folder);
  return {
    pattern: `${pattern}${last === '' ? ANY_ASSET : ''}`,
    choice: choose(folder),
    isData: last.endsWith('.json'),
  };
}

function templatePieces({ quasis, start, end }: ESTree.TemplateLiteral, code: string): Pieces {
  const [first = '', ...rest] = quasis.map(({ value }) => value.raw);
  return { first, rest, choose: (folder) => '`' + folder + code.slice(start + 1 + first.length, end) };
}

/** `'./img/' + name + '.png'`. */
function sumPieces(sum: ESTree.BinaryExpression, code: string): Pieces | undefined {
  const terms: ESTree.Expression[] = [];
  let left: ESTree.Expression = sum;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    terms.unshift(left.right);
    left = left.left;
  }
  const textOf = (term: ESTree.Node | undefined): string | undefined =>
    term?.type === 'Literal' && typeof term.value === 'string' ? term.value : undefined;
  const first = textOf(left);
  if (first === undefined || textOf(terms[0]) !== undefined) return undefined;
  const rest = terms.flatMap((term, index) => (textOf(term) === undefined ? [textOf(terms[index + 1]) ?? ''] : []));
  const { end } = left;
  return { first, rest, choose: (folder) => JSON.stringify(folder) + code.slice(end, sum.end) };
}

function relativeTo(file: string, target: string, isFolder: boolean): string {
  const way = path.relative(path.dirname(file), target).split(path.sep).join('/');
  return `${way.startsWith('.') ? '' : './'}${way}${isFolder && way !== '' ? '/' : ''}`;
}

function languageOf(file: string): 'ts' | 'tsx' | 'jsx' {
  return file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
}
