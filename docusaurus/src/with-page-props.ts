import { parseSync } from 'vite';
import { PAGE_PROPS } from './page-props.ts';

/** Wraps the default export of a page. A file that cannot be parsed is left to the bundler's own report. */
export function withPageProps(code: string, file: string): string {
  const lang = file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { program, errors } = parseSync(file, code, { lang, sourceType: 'module' });
  const page = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (errors.length > 0 || page?.type !== 'ExportDefaultDeclaration') return code;
  const { declaration } = page;
  const name = 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : undefined;
  const before = code.slice(0, page.start) + (name === undefined ? 'const __page = ' : '');
  // The import is on the first line, so that the lines of the author's code stay theirs.
  return `import { withPageProps as __withPageProps } from ${JSON.stringify(PAGE_PROPS)};${before}${code.slice(declaration.start)}
;export default __withPageProps(${name ?? '__page'});`;
}
