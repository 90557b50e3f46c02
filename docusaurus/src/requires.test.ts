import { describe, expect, it } from 'vitest';
import { requiresToImports } from './requires.ts';

const convert = (code: string, file: string, isServer = false) =>
  requiresToImports(code, { file, siteDir: '/site', isServer });

describe('requiresToImports', () => {
  it('makes an import of each file, on the first line', () => {
    const code = `// ş 🚀\nconst a = <img src={require('./ç.png').default} />;\nconst b = require("@site/x");\nconst c = require('./ç.png');`;
    expect(convert(code, '/site/a.tsx')).toBe(
      `import * as __require_0 from "./ç.png";import * as __require_1 from "@site/x";` +
        `// ş 🚀\nconst a = <img src={__require_0.default} />;\nconst b = __require_1;\nconst c = __require_0;`,
    );
  });

  it('has the name of a module for what the config of the site resolves', () => {
    expect(convert(`const a = { path: require.resolve('./a.js') };`, '/site/docusaurus.config.js')).toBe(
      `const a = { path: "./a.js" };`,
    );
  });

  it('imports a folder', () => {
    const code = `const a = require.context('./a', false, /\\.svg$/).keys();\nconst b = require.context(name);`;
    expect(convert(code, '/site/a.js')).toBe(
      `import __require_0 from "./a?context=%5Bfalse%2C%22%5C%5C.svg%24%22%2C%22%22%5D";` +
        `const a = __require_0.keys();\nconst b = require.context(name);`,
    );
  });

  it('takes data as its value', () => {
    expect(convert(`const a = require('./a.json').map(f);`, '/site/a.js')).toBe(
      `import __require_0 from "./a.json";const a = __require_0.map(f);`,
    );
  });

  it.each([
    `// const a = require('./gone.png');`,
    `const a = <p>{/* require('./gone.png') */}</p>;`,
    `const a = "require('./gone.png')";`,
    'const a = require(`${name}.png`);',
    'const a = require(`${name}`);',
    'const a = require(`./${name}/index`);',
    `const a = require(name + '.png');`,
    `const a = require(name);`,
    `const a = require.resolve(b); module.require('./b');`,
    `const a = b.require('./a');`,
  ])('leaves what is no such call: %s', (code) => {
    expect(convert(code, '/site/a.jsx')).toBe(code);
  });

  it('reads TypeScript, and leaves code that does not parse for the bundler to report', () => {
    expect(convert(`const a = <string>require('./a');`, '/site/a.ts')).toBe(
      `import * as __require_0 from "./a";const a = <string>__require_0;`,
    );
    expect(convert(`const = require('./a`, '/site/a.ts')).toBe(`const = require('./a`);
  });

  it('waits on the server with what may never be reached, so that it fails only there', () => {
    const code = `const a = require('x');\nif (b) require('y');\nconst c = () => [require('y').d, require('./e.png')];`;
    const late = (name: string) =>
      `const ${name} = await import("y").then((found) => () => found, (error) => () => { throw error; });`;
    expect(convert(code, '/site/a.js', true)).toBe(
      `import * as __require_0 from "x";${late('__require_1')}import * as __require_2 from "./e.png";` +
        `const a = __require_0;\nif (b) __require_1();\nconst c = () => [__require_1().d, __require_2];`,
    );
  });

  it('leaves code to the bundler, where there is one: it runs where the call stands, and is all that the module exports', () => {
    const code = `globalThis.A = 1;\nif (b) require('y');\nconst c = require('x')(require('./e.png'), require('./f.json'));`;
    expect(requiresToImports(code, { file: '/site/a.js', siteDir: '/site', isServer: true, isBundled: true })).toBe(
      `import * as __require_0 from "./e.png";import __require_1 from "./f.json";` +
        `globalThis.A = 1;\nif (b) require('y');\nconst c = require('x')(__require_0, __require_1);`,
    );
  });

  it.each([
    ['require(`./img/${a}.png`)', 'import.meta.glob("./img/**/*.png", { eager: true })[`./img/${a}.png`]'],
    [
      'require(`./../../static/${a.b}-faqs.json`)',
      'import.meta.glob("../../static/**/*-faqs.json", { eager: true, import: \'default\' })[`../../static/${a.b}-faqs.json`]',
    ],
    ['require(`../i-${a.b}-x.svg`)', 'import.meta.glob("../i-*-x.svg", { eager: true })[`../i-${a.b}-x.svg`]'],
    [
      'require(`@site/static/${a}/${b}.png`)',
      'import.meta.glob("../../static/**/*/**/*.png", { eager: true })[`../../static/${a}/${b}.png`]',
    ],
    [
      'require(`@site/static/img/${a.b}`)',
      'import.meta.glob("../../static/img/**/*.{png,PNG,jpg,JPG,jpeg,JPEG,gif,webp,avif,svg,ico,mp4,webm,mp3,pdf}", { eager: true })[`../../static/img/${a.b}`]',
    ],
    [
      `require('@site/img/' + a + '-' + b(c) + '.png')`,
      `import.meta.glob("../../img/**/*-*.png", { eager: true })["../../img/" + a + '-' + b(c) + '.png']`,
    ],
    [
      'require(`./data/${a}.json`)',
      `import.meta.glob("./data/**/*.json", { eager: true, import: 'default' })[\`./data/\${a}.json\`]`,
    ],
    ['require(`./a.png`)', 'import * as __require_0 from "./a.png";__require_0'],
  ])('finds a file by a name that is put together: %s', (code, converted) => {
    expect(convert(code, '/site/src/pages/a.js')).toBe(converted);
  });
});
