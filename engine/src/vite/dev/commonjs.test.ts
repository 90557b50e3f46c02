import { describe, expect, it } from 'vitest';
import { MODULE_SYNTAX } from './commonjs.ts';

describe('what a package is written in', () => {
  it.each([
    `import a from 'a';`,
    `import{a}from'a';`,
    `import 'a';`,
    `import*as a from"a"`,
    `'use strict';\nexport default 1;`,
    `const a = 1;\n  export { a };`,
    `export*from'a';`,
  ])('is a module: %j', (code) => {
    expect(MODULE_SYNTAX.test(code)).toBe(true);
  });

  it.each([
    `exports.a = 1;`,
    `"use strict";\n\nexports.__esModule = true;\nexports.a = void 0;`,
    `importScripts('a');`,
    `module.exports = (a) => a;`,
    `const a = "import";`,
  ])('is CommonJS: %j', (code) => {
    expect(MODULE_SYNTAX.test(code)).toBe(false);
  });
});
