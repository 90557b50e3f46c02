import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

function hintOf(message: string): string | undefined {
  return explainError(new ReferenceError(message), { what: 'It failed', code: 'module-throws' }).problems[0]?.hint;
}

describe('the hint for a name that is not defined', () => {
  it('names the version of Node that has it', () => {
    expect(hintOf('WebSocket is not defined')).toBe(
      `Node has \`WebSocket\` from version 22 on, and this is Node ${process.versions.node}: build with a newer Node.`,
    );
  });

  it('says that there is no browser', () => {
    expect(hintOf('document is not defined')).toContain('inside <BrowserOnly>');
  });

  it('asks for an import of any other name', () => {
    expect(hintOf('toString is not defined')).toContain('Import or define `toString`');
  });
});

it('finds the second of two declarations of a name', () => {
  const explain = (text: string): unknown =>
    explainError(new SyntaxError("Identifier 'Kutu' has already been declared"), {
      what: 'It failed',
      code: 'render-failed',
      file: 'docs/a.mdx',
      text,
    }).problems[0];
  expect(explain("import Kutu from './Kutu';\n\nKutu\n\nimport { A, Kutu } from './Kutu';\n")).toMatchObject({
    line: 5,
    column: 13,
    hint: expect.stringContaining('`Kutu` is imported or declared twice') as string,
  });
  expect(explain('export const Kutu = 1;\n\nexport function Kutu() {}\n')).toMatchObject({ line: 3, column: 17 });
  expect(explain('export const Kutu = Kutu;\n')).not.toHaveProperty('line');
});
