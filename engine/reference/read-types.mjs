/** Exported types of a source file with their comments, for the reference. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** @typedef {{ name: string, type: string, isOptional?: true, text: string }} Member */
/** @typedef {{ name: string, text: string, members: Member[], type?: string }} Declared `type`: of one that is not an interface */

/**
 * @param {string} src
 * @param {string} path in `src`
 * @returns {Declared[]}
 */
export function readTypes(src, path) {
  const file = join(src, path);
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const sentence = (/** @type {number} */ start) => {
    const comment = docs.find(({ end }) => end <= start && code.slice(end, start).trim() === '');
    return comment ? plainText(comment.value) : '';
  };
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    const text = sentence(statement.start);
    if (declaration.type === 'TSInterfaceDeclaration') {
      const members = declaration.body.body.map((member) => toMember(/** @type {any} */ (member), { code, sentence }));
      return [{ name: declaration.id.name, text, members }];
    }
    if (declaration.type !== 'TSTypeAliasDeclaration') return [];
    const { typeAnnotation } = declaration;
    const type = code.slice(typeAnnotation.start, typeAnnotation.end);
    return [{ name: declaration.id.name, text, members: [], type }];
  });
}

/**
 * @param {any} member of an interface
 * @param {{ code: string, sentence(start: number): string }} options
 * @returns {Member}
 */
function toMember(member, { code, sentence }) {
  const name = code.slice(member.key.start, member.key.end);
  const text = sentence(member.start);
  const isOptional = member.optional ? { isOptional: /** @type {const} */ (true) } : {};
  if (member.type === 'TSPropertySignature') {
    const { start, end } = member.typeAnnotation.typeAnnotation;
    return { name, type: oneLine(code.slice(start, end)), ...isOptional, text };
  }
  const inside = code.slice(member.key.end, member.end).replace(/^\?/, '').replace(/;$/, '');
  return { name, type: oneLine(inside), ...isOptional, text };
}

/** @param {string} code */
const oneLine = (code) =>
  code
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param {string} comment */
export const plainText = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();
