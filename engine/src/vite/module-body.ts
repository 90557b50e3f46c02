import path from 'node:path';
import { parseAst, type ESTree } from 'vite';

/** The statements of a script, by what its name says it is written in. */
export function parseBody(code: string, file: string): ESTree.Program['body'] {
  const lang = file.endsWith('.ts')
    ? 'ts'
    : file.endsWith('.js')
      ? 'jsx'
      : (path.extname(file).slice(1) as 'tsx' | 'jsx');
  return parseAst(code, { lang }).body;
}
