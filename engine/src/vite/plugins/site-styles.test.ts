import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { hoistImports, styleAddresses, writeGradients, type LostAddress } from './site-styles.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-styles-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('gives addresses of static files in stylesheets the baseUrl', async () => {
  const files = {
    'static/img/a b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'main.css': `a { background: url("/img/a%20b.svg#x") } b { background: url(/img/gone.svg) } i { background: url(//h/img/a%20b.svg) } p { background: url('~/img/a%20b.svg') }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const bundle = async (baseUrl: string): Promise<string> => {
    const built = await build({
      root: siteDir,
      base: baseUrl,
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [styleAddresses({ baseUrl, staticDirs: [path.join(siteDir, 'static')] })],
      build: { write: false, minify: false, rolldownOptions: { input: path.join(siteDir, 'main.css') } },
    });
    const { output } = [built].flat()[0] as { output: { source?: unknown }[] };
    return output.map((file) => String(file.source)).join('');
  };
  const addresses = (css: string): unknown[] => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);
  expect(addresses(await bundle('/kok/'))).toEqual([
    '/kok/img/a%20b.svg#x',
    '/img/gone.svg',
    '//h/img/a%20b.svg',
    '/kok/img/a%20b.svg',
  ]);
  expect(addresses(await bundle('/'))).toEqual([
    '/img/a%20b.svg#x',
    '/img/gone.svg',
    '//h/img/a%20b.svg',
    '/img/a%20b.svg',
  ]);
});

it('names what a stylesheet of the site names and what is not there', async () => {
  const files = {
    'static/font.woff2': '',
    'css/there.png': '',
    'css/part.css': 'u { background: url(part.png) }',
    'node_modules/p/p.css': 'q { background: url(./none.png) }',
    'css/lost.css': `@import './part.css'; @import 'p/p.css';
      a { background: url("./there.png"), url(./gone.png?x) } b { background: url('/gone.svg#y') } i { src: url(/font.woff2), url(/kok/font.woff2) }
      /* url(./comment.png) */ p { fill: url(#id); mask: url("data:image/svg+xml,<svg/>"); background: url(https://h/a.png), url(//h/b.png), url('~/gone.png'), url(./gone.png?x) }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const lost: LostAddress[] = [];
  await build({
    root: siteDir,
    base: '/kok/',
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [
      styleAddresses({
        baseUrl: '/kok/',
        staticDirs: [path.join(siteDir, 'static')],
        onLost: (each) => void lost.push(each),
      }),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(siteDir, 'css/lost.css') } },
  });
  expect(lost.map(({ file, address }) => [path.basename(file), address])).toEqual([
    ['lost.css', 'part.png'],
    ['lost.css', './none.png'],
    ['lost.css', './gone.png?x'],
    ['lost.css', '/gone.svg#y'],
    ['lost.css', '~/gone.png'],
  ]);
});

describe('old gradients', () => {
  it.each([
    ['-webkit-linear-gradient(left,red,blue)', 'linear-gradient(to right,red,blue)'],
    ['-moz-linear-gradient( TOP , red, blue)', 'linear-gradient( to bottom , red, blue)'],
    ['-o-repeating-linear-gradient(bottom left, red, blue)', 'repeating-linear-gradient(to top right, red, blue)'],
    ['-webkit-linear-gradient(0deg, red, blue)', 'linear-gradient(90deg, red, blue)'],
    ['-webkit-linear-gradient(-45.5deg, red, blue)', 'linear-gradient(135.5deg, red, blue)'],
  ])('%s', (old, written) => {
    expect(writeGradients(`a{background:${old}}`)).toBe(`a{background:${written}}`);
  });

  it.each([
    'linear-gradient(to left, red, blue)',
    '-webkit-linear-gradient(red, blue)',
    '-webkit-gradient(linear, left top, right top, from(red), to(blue))',
  ])('stays: %s', (value) => {
    expect(writeGradients(`a{background:${value}}`)).toBe(`a{background:${value}}`);
  });
});

it.each([
  ['@import "a";\n.b {}', '@import "a";\n.b {}'],
  [
    '/* c */ @charset "utf-8"; @layer x; @import "a"; .b {} @import "d"; .e {} @import url(f) layer(g);',
    '/* c */ @charset "utf-8"; @layer x; @import "a"; @import "d"; @import url(f) layer(g); .b {} .e {}',
  ],
  ['.a { background: url("@import") }', '.a { background: url("@import") }'],
  ['@layer x { .a {} } @import "b";', '@import "b"; @layer x { .a {} }'],
])('puts imports before rules: %s', (css, expected) => {
  expect(hoistImports(css).replaceAll(/\s+/g, ' ').trim()).toBe(expected.replaceAll(/\s+/g, ' '));
});
