import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleSite, type Bundle } from './bundle.ts';
import { hasOnlyOwnRules } from './page-styles.ts';
import { emptyBundleInput } from './ready-theme.ts';

const FILES: Record<string, string> = {
  'src/pages/index.tsx':
    "import own from './index.module.css';\nimport leaf from '../leaf.module.css';\nimport both from '../both.module.css';\n" +
    "import wide from './wide.module.css';\nimport { Counter } from '../counter.tsx';\nimport '../a.css';\n" +
    'export default () => <p className={own.hero + leaf.blade + both.both + wide.wide}><Counter /></p>;',
  'src/pages/index.module.css': '.hero { color: red; background: url(./dot.svg) }',
  'src/pages/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/pages/wide.module.css': '.wide { color: purple }\nmain { color: orange }',
  'src/leaf.module.css': '.blade { color: green }',
  'src/both.module.css': '.both { color: blue }',
  'src/pages/second.tsx': "import both from '../both.module.css';\nexport default () => <p className={both.both} />;",
  'src/counter.tsx':
    "'use client';\nimport names from './counter.module.css';\nexport const Counter = () => <b className={names.count} />;",
  'src/counter.module.css': '.count { color: cyan }',
  'src/a.css': '.late { color: gray }',
  'src/custom.css': '.custom { color: black }',
};

let siteDir: string;
let bundle: Bundle;
const read = (href = ''): string => readFileSync(path.join(bundle.clientDir, href), 'utf8');

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-page-styles-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  const modules = ['@site/src/pages/index.tsx', '@site/src/pages/second.tsx'];
  const input = { ...emptyBundleInput(siteDir), modules, customCss: [path.join(siteDir, 'src/custom.css')] };
  bundle = await bundleSite(input, { outDir: path.join(siteDir, 'out'), pageIslands: [] });
}, 60_000);

afterAll(() => rmSync(siteDir, { recursive: true }));

it('puts the CSS modules that one page uses into one stylesheet, known by the end of its classes', () => {
  const sheets = bundle.extraStyles.filter(({ endings }) => endings);
  expect(sheets).toHaveLength(1);
  const [{ href = '', endings = [] } = {}] = sheets;
  expect(href).toMatch(/^\/assets\/css\/index-[^.]+\.css$/);
  const css = read(href);
  expect(endings).toHaveLength(2);
  for (const name of ['hero', 'blade']) expect(endings.some((ending) => css.includes(`.${name}${ending}{`))).toBe(true);
  // The same names as in the HTML.
  const server = readFileSync(bundle.serverFile, 'utf8');
  for (const ending of endings) expect(server).toMatch(new RegExp(`"(?:hero|blade)${ending}"`));
  // What it names is there.
  const address = /url\(([^)]+)\)/.exec(css)?.[1] ?? '';
  expect(read(path.resolve(path.dirname(href), address))).toContain('<svg');
});

it('leaves all other CSS modules in the stylesheet of every page', () => {
  const css = read(bundle.styles[0]);
  for (const name of ['both', 'count', 'wide']) expect(css).toMatch(new RegExp(`\\.${name}_[0-9a-f]{6}{`));
  expect(css).not.toMatch(/\.(?:hero|blade)_/);
});

it('puts them in the order of imports, after the stylesheets of the site', () => {
  const css = read(bundle.styles[0]);
  const places = ['.custom{', '.both_', '.wide_', '.count_', '.late{'].map((rule) => css.indexOf(rule));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('writes no other stylesheet', () => {
  const own = readdirSync(path.join(bundle.clientDir, 'assets/css')).filter((name) => /apart|module|count/.test(name));
  expect(own).toEqual([]);
});

it.each([
  ['.a { color: red }', true],
  ['.a, .b:hover { color: red }\n@media print { .a > h1 { color: red } }', true],
  ['@keyframes turn { from { rotate: 0 } to { rotate: 1turn } }\n.a { animation: turn 1s }', true],
  ['html .a { h1 { color: red } color: red }', false],
  ['.a { color: red }\nh1 { color: red }', false],
  ['.a, h1 { color: red }', false],
  ['h1:not(.a) { color: red }', false],
  [':global(.navbar) { color: red }', false],
  ['@font-face { font-family: x }\n.a { color: red }', false],
  ['.a { composes: b from "./b.module.css" }', false],
  ['/* .a {} */', false],
])('knows whether all rules name a class: %s', (source, expected) => {
  expect(hasOnlyOwnRules(source)).toBe(expected);
});
