import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What zod infers, and where it stands written out: see `src/config/written-out.ts`. */
const WRITTEN_OUT = {
  'export type UserConfig = z.input<typeof siteSchema>;': "export type { UserConfig } from './user-config.ts';",
  'z.output<typeof siteSchema>': "typeof import('./written-out.ts').site",
  'z.output<typeof docsSchema>': "typeof import('./written-out.ts').docs",
  'z.output<typeof blogSchema>': "typeof import('./written-out.ts').blog",
  'z.output<typeof pagesSchema>': "typeof import('./written-out.ts').pages",
};

/** Takes the schemas themselves out of the declarations of the config: a site has no zod. @param {string} folder */
export function removeZod(folder) {
  const top = join(folder, 'schema.d.ts');
  let text = readFileSync(top, 'utf8');
  for (const [inferred, plain] of Object.entries(WRITTEN_OUT)) {
    if (!text.includes(inferred)) throw new Error(`${top} does not name \`${inferred}\`.`);
    text = text.replaceAll(inferred, plain);
  }
  writeFileSync(top, text);
  const files = [top, ...readdirSync(join(folder, 'schema')).map((name) => join(folder, 'schema', name))];
  for (const file of files) writeFileSync(file, withoutZod(readFileSync(file, 'utf8'), file));
}

/** @param {string} text @param {string} file */
function withoutZod(text, file) {
  const { program } = parseSync(file, text);
  const [gone, kept] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  let end = 0;
  for (const statement of program.body) {
    // With the comment before it.
    const code = text.slice(end, statement.end);
    end = statement.end;
    const own = text.slice(statement.start, statement.end);
    if (statement.type === 'ImportDeclaration') kept.push(withoutSchemas(own));
    else (/\bz\./.test(own) ? gone : kept).push(code);
  }
  const names = gone.flatMap((code) => /declare (?:const|function) (\w+)|type (\w+) =/.exec(code)?.slice(1) ?? []);
  const left = kept.join('').concat(text.slice(end));
  const dangling = names.find(
    (name) => name && new RegExp(`\\b${name}\\b`).test(left.replaceAll(/\/\*[^]*?\*\//g, '')),
  );
  if (dangling) throw new Error(`${file} still names ${dangling}, whose type is zod's.`);
  return left.trim() === '' ? 'export {};\n' : left.trimStart();
}

/** `import { docsSchema, type Other } from './docs.ts';` -> `import { type Other } from './docs.ts';` @param {string} statement */
function withoutSchemas(statement) {
  const [, list = '', from = ''] = /^import \{([^}]*)\} from (.*)$/.exec(statement) ?? [];
  const names = list.split(',').filter((name) => !/^\s*(?:z|\w+Schema)\s*$/.test(name));
  return names.length > 0 ? `import {${names.join(',')}} from ${from}\n` : '';
}
