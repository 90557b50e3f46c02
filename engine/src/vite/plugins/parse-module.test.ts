import { expect, it } from 'vitest';
import { allowBareSigns, dropUnusedNames } from './parse-module.ts';

it.each([
  [
    'const a = <p>ç 🚀 <code>>ad</code> a } b => c</p>;',
    'const a = <p>ç 🚀 <code>&gt;ad</code> a &#125; b =&gt; c</p>;',
  ],
  ['const a = (b) => <p>{b > 1 ? <i>x</i> : `}`}</p>;', undefined],
  ['const a: number = <p>x</p>;', undefined],
  ['const = <p>a > b</p>;', undefined],
])('takes signs in the text of an element as Babel does: %s', (code, expected) => {
  expect(allowBareSigns(code, '/site/a.js')).toBe(expected ?? code);
});

it('reads TypeScript', () => {
  const code = 'export default ({ a }: { a: string }) => <p>{a as string} > b</p>;';
  expect(allowBareSigns(code, '/site/a.tsx')).toBe(code.replace('} >', '} &gt;'));
});

it.each([
  ["import { A } from './a';\nexport default 1;", "import {   } from './a';\nexport default 1;"],
  ["import a, { B, c as d, E } from './a';\na(E);", "import a, {            E } from './a';\na(E);"],
  // In a comment, it is not used; in JSX, in an export and as a part of nothing else it is.
  ["import { A } from './a';\n// A\n", "import {   } from './a';\n// A\n"],
  ["import { A } from './a';\nconst b = <A />;", undefined],
  ["import { a } from './a';\nexport { a };", undefined],
  ["import { a } from './a';\nconst b = { a };", undefined],
  ["/* ç 🚀 A */ import { A } from './a';\nconst ş = 1;", "/* ç 🚀 A */ import {   } from './a';\nconst ş = 1;"],
  // `$` and `é` belong to names.
  ["import { a } from './a';\n$a(aé);", "import {   } from './a';\n$a(aé);"],
  // What is not named runs, and what a text shows is no import.
  ["import * as a from './a';\nimport b from './b.css';", undefined],
  ["/** @jsx jsx */\nimport { jsx } from '@emotion/react';\nexport default () => <i />;", undefined],
  ['const t = `import { A } from "a";`;', undefined],
  ["import { A } from './a';\nconst = ;", undefined],
])('drops names that are imported and never used: %s', (code, expected) => {
  expect(dropUnusedNames(code, '/site/a.jsx')).toBe(expected ?? code);
});
