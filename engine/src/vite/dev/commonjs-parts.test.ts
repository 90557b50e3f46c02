import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createThemePackages, toModule } from './commonjs-parts.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-common-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
const write = (name: string, text: string): string => {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

it('turns CommonJS into a module that gives and takes the same', async () => {
  write('yeni.mjs', 'export default "yeni"; export const ad = "y";');
  write('eski.cjs', 'module.exports = { ad: "e" };');
  write('bozuk.mjs', 'throw new Error("yalnız tarayıcıda");');
  const code = `"use strict";
var __importDefault = (this && this.__importDefault) || ((m) => m && m.__esModule ? m : { default: m });
Object.defineProperty(exports, "__esModule", { value: true });
exports.all = void 0;
const yeni_1 = __importDefault(require("./yeni.mjs"));
const yeni_2 = require("./yeni.mjs");
const eski_1 = require("./eski.cjs");
exports.default = () => require("./bozuk.mjs");
exports.all = [yeni_1.default, yeni_2.ad, eski_1.ad, serbest];`;
  const file = write('parca.mjs', toModule(code, { file: '/x/parca.js', provide: { serbest: ['./yeni.mjs', 'ad'] } }));
  const part = (await import(pathToFileURL(file).href)) as { default: () => void; all: unknown };
  expect(part.all).toEqual(['yeni', 'y', 'e', 'y']);
  expect(part.default).toThrow('yalnız tarayıcıda');
});

it('takes the files of packages that bring a theme, and not those of packages inside', () => {
  const theme = path.dirname(write('node_modules/tema/lib/theme/A.js', ''));
  const other = write('node_modules/tema/lib/b.js', '');
  write('node_modules/tema/package.json', '{}');
  const isOfTheme = createThemePackages({ siteDir, themeDirs: [path.join(siteDir, 'src/theme'), theme] });
  expect([path.join(theme, 'A.js'), other].map(isOfTheme)).toEqual([true, true]);
  const others = ['node_modules/tema/node_modules/c/d.js', 'node_modules/tema-2/a.js', 'src/theme/A.js'];
  expect(others.map((file) => isOfTheme(path.join(siteDir, file)))).toEqual([false, false, false]);
});
