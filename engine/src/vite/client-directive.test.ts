import { describe, expect, it } from 'vitest';
import { exportNames } from './client-directive.ts';
import { isClientModule } from './client-modules.ts';

describe('isClientModule', () => {
  it('does not take a part of the theme for an island because it asks for the size of the window', () => {
    const code = 'const size = useWindowSize();';
    expect(isClientModule(code, { inferred: true })).toBe(true);
    expect(isClientModule(code, { inferred: true, isPart: true })).toBe(false);
    expect(isClientModule(`${code} useState(0)`, { inferred: true, isPart: true })).toBe(true);
  });

  const says = (code: string) => isClientModule(code, { inferred: false });
  const needs = (code: string) => isClientModule(code, { inferred: true });

  it.each([
    `'use client';\nexport default 1;`,
    `"use client"\nexport default 1;`,
    `// a comment\n/* and\nanother */\n\n  'use client';`,
  ])('takes the module at its word: %j', (code) => {
    expect(says(code)).toBe(true);
  });

  it.each([
    `export default 'use client';`,
    `import x from 'y';\n'use client';`,
    `// 'use client'\nexport default 1;`,
    `'use server';`,
  ])('hears it only at the start: %j', (code) => {
    expect(says(code)).toBe(false);
  });

  it.each([
    'const [a, setA] = useState(0);',
    'const [a] = React.useState<string | null>(null);',
    'useEffect(() => {});',
    'const store = useSyncExternalStore(a, b);',
    '<button onClick={go}>x</button>',
    '<input\n  onChange={(event) => set(event)} />',
    '<div onPointerEnter = {x} />',
    '<BrowserOnly>{() => window.name}</BrowserOnly>',
    '<Suspense fallback="…"><Lazy /></Suspense>',
    'const { colorMode } = useColorMode();',
  ])('finds what works only in a browser: %s', (code) => {
    expect(needs(code)).toBe(true);
    expect(says(code)).toBe(false);
  });

  it.each([
    'const id = useId();',
    'const value = useContext(Words);',
    'const base = useBaseUrl("/x");',
    '<a href="/x">onClick</a>',
    'const myuseState = 1; reuseState();',
  ])('leaves what a server can render: %s', (code) => {
    expect(needs(code)).toBe(false);
  });
});

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

  it('reads an angle bracket as a type only where there is no JSX', () => {
    expect(exportNames('export const a = <string>b;', '/site/a.ts')).toEqual(['a']);
    expect(exportNames('export const a = <string>b</string>;', '/site/a.tsx')).toEqual(['a']);
  });
});
