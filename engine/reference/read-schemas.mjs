/**
 * Reads the schemas of config, front matter and data files with what their comments say, and the tables of commands, errors and theme parts.
 * Comments are lost when code runs, so the sources are bundled once more, and the comment of each field becomes its description.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { rolldown } from 'rolldown';
import { plainText } from './read-types.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** @typedef {import('zod').ZodType} ZodType */
/** @typedef {Record<'config' | 'doc' | 'post' | 'page' | 'category' | 'authors' | 'tags', ZodType>} Schemas */

const ENTRY = `
export { siteSchema as config } from './config/schema.ts';
export { docFrontMatter as doc, pageFrontMatter as page } from './content/page-head.ts';
export { postFrontMatter as post } from './content/blog/post-front-matter.ts';
export { categorySchema as category } from './content/docs/category-metadata.ts';
export { authorsSchema as authors } from './content/blog/authors-file.ts';
export { tagsSchema as tags } from './content/tags.ts';
export { z } from 'zod';
export { commandRows, flagRows, formatHelp } from './cli-table.ts';
export { CATALOGUE, titleOf } from './errors/catalogue.ts';
export { builtInPlugins } from './plugins/index.ts';
export { parts } from './theme/parts.ts';
`;

/** Functions that make a schema from a type alone. Its text is kept, since a schema does not know it. */
const TYPED = new Set(['functionValue', 'custom', 'editUrl']);

/** @typedef {Pick<typeof import('../src/cli-table.ts'), 'commandRows' | 'flagRows' | 'formatHelp'>} CliTables */
/** @typedef {CliTables & typeof import('../src/errors/catalogue.ts') & { parts: import('../src/theme/parts.ts').ThemePart[], builtInPlugins: import('../src/plugins/plugin.ts').Plugin[] }} Tables */

/** @returns {Promise<{ schemas: Schemas, tables: Tables, z: typeof import('zod').z }>} */
export async function readSchemas() {
  const entry = join(src, 'reference-entry.ts');
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    // Packages, but not the path of the entry on Windows.
    external: [/^node:/, /^@?[\w-][^:]*$/],
    plugins: [
      {
        name: 'documented-schemas',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? ENTRY : undefined),
        transform(code, id) {
          return id.startsWith(src) && code.includes("from 'zod'") ? describeFields(code, id) : undefined;
        },
      },
    ],
  });
  // Inside of the package, so that what stays outside of the bundle is found.
  const folder = mkdtempSync(join(src, '../dist/reference-'));
  try {
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'schemas.mjs' });
    const { z, commandRows, flagRows, formatHelp, CATALOGUE, titleOf, parts, builtInPlugins, ...schemas } =
      await import(pathToFileURL(join(folder, 'schemas.mjs')).href);
    return { schemas, z, tables: { commandRows, flagRows, formatHelp, CATALOGUE, titleOf, parts, builtInPlugins } };
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `/** Name. *\/ title: text` -> `title: describe(text, "Name.")`.
 * @param {string} code @param {string} file
 */
function describeFields(code, file) {
  const { program, comments } = parseSync(file, code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  /** @type {{ at: number, text: string }[]} */
  const inserts = [];
  const wrap = (/** @type {{ start: number, end: number }} */ { start, end }, /** @type {object} */ meta) =>
    inserts.push({ at: start, text: '__describe(' }, { at: end, text: `, ${JSON.stringify(meta)})` });
  new Visitor({
    Property({ start, shorthand, method, value }) {
      const comment = docs.find(({ end }) => end <= start && code.slice(end, start).trim() === '');
      if (!comment || method) return;
      if (shorthand) inserts.push({ at: start, text: `${code.slice(value.start, value.end)}: ` });
      wrap(value, { description: plainText(comment.value) });
    },
    CallExpression(call) {
      const callee = call.callee.type === 'MemberExpression' ? call.callee.property : call.callee;
      const [type] = call.typeArguments?.params ?? [];
      if (callee.type === 'Identifier' && TYPED.has(callee.name) && type)
        wrap(call, { tsType: code.slice(type.start, type.end), tsKind: callee.name });
    },
  }).visit(program);
  let out = '';
  let done = 0;
  for (const { at, text } of inserts.sort((a, b) => a.at - b.at)) {
    out += code.slice(done, at) + text;
    done = at;
  }
  return `${DESCRIBE}${out}${code.slice(done)}`;
}

/** A comment may stand before a value that is no schema. */
const DESCRIBE = `const __describe = (value, meta) => (value && value._zod ? value.meta({ ...value.meta(), ...meta }) : value);\n`;
