import { expect, it } from 'vitest';
import { allowBareSigns } from './parse-module.ts';

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
