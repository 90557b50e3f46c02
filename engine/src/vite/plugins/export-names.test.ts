import { describe, expect, it } from 'vitest';
import { exportNames } from './export-names.ts';

describe('exportNames', () => {
  it.each([
    ['export default function Kutu() { return <p/>; }', ['default']],
    ['export default () => <p/>;', ['default']],
    ['export function A() {}\nexport class B {}\nexport const C = 1, D = () => <p/>;', ['A', 'B', 'C', 'D']],
    ['const A = 1; function B() {}\nexport { A, B as default, B as Ç };', ['A', 'default', 'Ç']],
    [`export { A, default as B } from './a';`, ['A', 'B']],
    [`export * from './a';\nexport * as ad from './b';`, ['*', 'ad']],
    ['export const { a, b: [c, ...d], e = 1, ...f } = x;', ['a', 'c', 'd', 'e', 'f']],
    [`const a = 1; export { a as 'b c' };`, ['b c']],
    ['const local = 1;', []],
  ])('reads JavaScript: %s', (code, names) => {
    expect(exportNames(code, '/site/a.jsx')).toEqual(names);
    expect(exportNames(code, '/site/a.js')).toEqual(names);
    expect(exportNames(code, '/site/a.tsx')).toEqual(names);
  });

  it.each([
    ['export type A = 1; export interface B {}\nexport const C: A = 1;', ['C']],
    ['type A = 1; const B = 1; export type { A }; export { type A as D, B };', ['B']],
    [`export type * from './a'; export type { X } from './b';`, []],
    ['export default interface A {}', []],
    ['export declare const a: string; export declare function b(): void;', []],
    ['export enum Yön { Sol }\nexport abstract class A {}', ['Yön', 'A']],
    ['export function a(x: string): void;\nexport function a(x: number): void;\nexport function a() {}', ['a']],
    ['export default <T extends object>(props: T) => null;', ['default']],
  ])('leaves types out: %s', (code, names) => {
    expect(exportNames(code, '/site/a.ts')).toEqual(names);
  });

  it.each([
    ['exports.a = exports.b = void 0;\nexports.default = Kutu;\nexports.a = 1;', ['a', 'b', 'default']],
    [`Object.defineProperty(exports, "__esModule", { value: true });\nmodule.exports.a = 1;`, ['a']],
    [`Object.defineProperty(exports, 'a', { enumerable: true, get() {} });`, ['a']],
    [`__exportStar(require('./a'), exports);\nexports.b = 1;`, ['*', 'b']],
    ['module.exports = Kutu;', ['default']],
    ['function f() { exports.a = 1; }', []],
  ])('reads CommonJS: %s', (code, names) => {
    expect(exportNames(code, '/site/a.js')).toEqual(names);
  });

  it('reads an angle bracket as a type only where there is no JSX', () => {
    expect(exportNames('export const a = <string>b;', '/site/a.ts')).toEqual(['a']);
    expect(exportNames('export const a = <string>b</string>;', '/site/a.tsx')).toEqual(['a']);
  });
});
