import { expect, it } from 'vitest';
import { toAsyncBody, withNamedDefault } from './to-async-body.ts';

const options = { url: 'file:///a.mjs', load: 'load' };

it.each([
  ['import "a";', 'await load("a");'],
  ['import a from "a";', 'const { default: a } = await load("a");'],
  ['import a, { b, default as c } from "a";', 'const { default: a, b: b, default: c } = await load("a");'],
  ['import * as a from "a";', 'const a = await load("a");'],
  ['export { a as default, b };', 'return { __esModule: true, default: a, b: b };'],
  ['f(import.meta.url);', 'f("file:///a.mjs");'],
])('%s is written as %s', (line, expected) => {
  expect(toAsyncBody(`x;\n${line}`, options)).toBe(`return (async () => { x;\n${expected}\n})();`);
});

it('a default import is what a module of CommonJS calls so', () => {
  const old = { __esModule: true, default: 4, five: 5 };
  expect(withNamedDefault({ default: old, five: 5 })).toEqual({ default: 4, five: 5 });
  const plain = { default: { a: 1 } };
  expect(withNamedDefault(plain)).toBe(plain);
});
