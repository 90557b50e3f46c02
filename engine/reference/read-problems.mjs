/** Every problem that the engine can report, as its sources write it: code, message, advice. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ code: string, severity?: string, message: string, hint?: string }} Reported what is in braces is filled in */

/**
 * @param {string} src
 * @returns {Reported[]} by code, then in the order of the sources
 */
export function readProblems(src) {
  /** @type {Map<string, Reported>} */
  const found = new Map();
  for (const file of listSources(src)) {
    const code = readFileSync(file, 'utf8');
    if (!/\bcode: '/.test(code)) continue;
    new Visitor({
      ObjectExpression({ properties }) {
        const fields = new Map(
          properties.flatMap((each) => (each.type === 'Property' ? [[nameOf(each), each.value]] : [])),
        );
        const id = fields.get('code');
        const message = printText(fields.get('message'), code);
        if (id?.type !== 'Literal' || typeof id.value !== 'string' || id.value === 'custom' || message === undefined)
          return;
        const severity = fields.get('severity');
        const hint = printText(fields.get('hint'), code);
        found.set(`${id.value} ${message}`, {
          code: id.value,
          ...(severity?.type === 'Literal' && { severity: String(severity.value) }),
          message,
          ...(hint !== undefined && { hint }),
        });
      },
    }).visit(parseSync(file, code).program);
  }
  return [...found.values()].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** @param {string} src */
const listSources = (src) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && !/(?:^|[\\/])testing[\\/]/.test(path))
    .sort()
    .map((path) => join(src, path));

/** @param {import('oxc-parser').ObjectProperty} property */
const nameOf = ({ key }) => (key.type === 'Identifier' ? key.name : '');

/**
 * A text as the sources have it; what is filled in becomes `{name}`. Nothing for one that is made elsewhere.
 * @param {import('oxc-parser').Expression | undefined} node
 * @param {string} code
 * @returns {string | undefined}
 */
function printText(node, code) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, at) => {
      const inside = node.expressions[at];
      return (value.cooked ?? '') + (inside ? `{${wordFor(code.slice(inside.start, inside.end))}}` : '');
    })
    .join('');
}

/** `options.file` -> `file`; what is no plain name is `…`. @param {string} expression */
const wordFor = (expression) => /^(?:\w+\.)*(\w+)$/.exec(expression)?.[1] ?? '…';
