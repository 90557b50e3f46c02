import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { devCommonJs, isModule } from './commonjs.ts';

describe('what a package is written in', () => {
  it.each([
    `import a from 'a';`,
    `import{a}from'a';`,
    `import 'a';`,
    `import*as a from"a"`,
    `'use strict';\nexport default 1;`,
    `const a = 1;\n  export { a };`,
    `export*from'a';`,
    `"use client";import*as a from"a";var b=a;export{b as c};`,
    `var a=1;export{a as b};`,
  ])('is a module: %j', (code) => {
    expect(isModule(code, '/a.js')).toBe(true);
  });

  it.each([
    `exports.a = 1;`,
    `"use strict";\n\nexports.__esModule = true;\nexports.a = void 0;`,
    `importScripts('a');`,
    `module.exports = (a) => a;`,
    `const a = "import";`,
    `module.exports = "a;import b from 'c';export { b };";`,
  ])('is CommonJS: %j', (code) => {
    expect(isModule(code, '/a.js')).toBe(false);
  });
});

it('lets a module of a package require another', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'yaprak-commonjs-'));
  const dir = path.join(root, 'node_modules/a');
  mkdirSync(dir, { recursive: true });
  const load = async (code: string): Promise<string | null> => {
    const file = path.join(dir, 'index.js');
    writeFileSync(file, code);
    const plugin = devCommonJs(() => false)[1] as unknown as { load: (id: string) => Promise<string | null> };
    return plugin.load.call({ environment: { name: 'ssr' } }, file);
  };
  try {
    writeFileSync(path.join(dir, 'other.js'), 'exports.other = 41 + 1;');
    const code = await load(`import 'node:path';\nconst { other } = require('./other');\nexport default other;`);
    expect(code?.split('\n')).toHaveLength(3);
    writeFileSync(path.join(root, 'run.mjs'), code ?? '');
    const { default: value } = (await import(path.join(root, 'run.mjs'))) as { default: unknown };
    expect(value).toBe(42);
    expect(await load(`import 'node:path';`)).toBeNull();
    expect(await load(`import { require } from './x';\nrequire('a');`)).toBeNull();
    expect(await load('exports.a = 1;')).toContain('export { v0 as a }');
  } finally {
    rmSync(root, { recursive: true });
  }
});
