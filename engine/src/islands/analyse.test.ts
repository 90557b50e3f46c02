import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { hasClientDirective, mayNeedBrowser, needsBrowser, type CodeKind } from './analyse.ts';

const parse = (code: string): object => parseSync('a.tsx', code, { lang: 'tsx' }).program;

/** As callers do: most code is not parsed. */
const needs = (code: string, kind: CodeKind): boolean => mayNeedBrowser(code, kind) && needsBrowser(parse(code), kind);

describe('the directive', () => {
  it.each([
    `'use client';\nexport default 1;`,
    `"use client"\nexport default 1;`,
    `// a comment\n/* and\nanother */\n\n  'use client';`,
    `'use strict';\n'use client';`,
  ])('is taken at its word: %j', (code) => {
    expect(hasClientDirective(parse(code))).toBe(true);
    for (const kind of ['module', 'part', 'package', 'page'] as const) expect(needs(code, kind)).toBe(true);
  });

  it.each([
    `export default 'use client';`,
    `import x from 'y';\n'use client';`,
    `// 'use client'\nexport default 1;`,
    `'use server';`,
  ])('counts only at the start: %j', (code) => {
    expect(hasClientDirective(parse(code))).toBe(false);
    for (const kind of ['module', 'part', 'package', 'page'] as const) expect(needs(code, kind)).toBe(false);
  });
});

type Expected = Record<CodeKind, boolean>;
const all = (value: boolean): Expected => ({ module: value, part: value, package: value, page: value });

describe('needsBrowser', () => {
  const cases: [what: string, code: string, expected: Expected][] = [
    ['a hook', 'const [a, setA] = useState(0);', all(true)],
    ['a hook of React', 'const [a] = React.useState<string | null>(null);', all(true)],
    ['a hook in compiled code', 'const a = (0, react_1.useState)(1);', all(true)],
    ['a hook by another name', `import { useState as a } from 'react'; a(0);`, all(true)],
    ['a hook that is a module', `import a from '@docusaurus/useIsBrowser'; a();`, all(true)],
    ['that, compiled', `const a_1 = wrap(require('@docusaurus/useIsBrowser')); (0, a_1.default)();`, all(true)],
    ['that, not called', `const a_1 = wrap(require('@docusaurus/useIsBrowser')); f(a_1.default);`, all(false)],
    ['a default that is no hook', `const a_1 = wrap(require('./clsx')); (0, a_1.default)(useState);`, all(false)],
    [
      'what only a browser draws, compiled',
      `var b = require('@docusaurus/BrowserOnly'); react_1.default.createElement(b.default, null);`,
      all(true),
    ],
    ['an effect that looks at the window', 'useEffect(() => { window.name = "a"; });', all(true)],
    ['an external store', 'const store = useSyncExternalStore(a, b);', all(true)],
    ['the colour mode', 'const { colorMode } = useColorMode();', all(true)],
    ['the size of the window', 'const size = useWindowSize();', { ...all(true), part: false }],
    ['that, and state', 'const size = useWindowSize(); useState(0);', all(true)],
    ['a hook that is imported and not called', `import { useState } from 'react';`, all(false)],
    ['a type of a hook', `import type { useState } from 'react'; let a: typeof useState;`, all(false)],
    ['a hook that is passed on', `export { useState } from 'react'; export * from './a';`, all(false)],
    ['a hook in a comment or a text', `// useState(0)\nconst a = 'useState(0)'; /* <a onClick={b}> */`, all(false)],
    ['names that end alike', 'const myuseState = 1; reuseState();', all(false)],
    ['hooks that a server runs', 'useId(); useContext(A); useMemo(b, []); useBaseUrl("/x");', all(false)],
    ['a hook nobody knows', 'const a = useVeri();', { ...all(false), page: true }],
    ['a handler', '<button onClick={go}>x</button>', { ...all(true), package: false }],
    ['a handler on more lines', '<input\n  onChange={(event) => set(event)} />', { ...all(true), package: false }],
    ['a handler with spaces', '<div onPointerEnter = {x} />', { ...all(true), package: false }],
    ['a rare handler of an element', '<form onReset={x} />', { ...all(true), package: false }],
    ['a handler of a component', '<Kutu onClick={x} />', { ...all(true), package: false }],
    ['what only a component can know', '<Kutu onSelected={x} />', { ...all(false), page: true }],
    ['a handler without JSX', 'jsx("button", { onClick: x })', { ...all(true), package: false }],
    ['a text that is named so', '<Kutu onClick="x" />; jsx(Kutu, { "onClick": "x" })', all(false)],
    ['a handler in a text', '<a href="/x">onClick</a>', all(false)],
    ['what only a browser draws', '<BrowserOnly>{() => window.name}</BrowserOnly>', all(true)],
    ['what comes later', '<Suspense fallback="…"><Lazy /></Suspense>', all(true)],
    ['what comes later, of React', '<React.Suspense><Lazy /></React.Suspense>', all(true)],
    ['what comes later, without JSX', '_jsx(BrowserOnly, {children: () => 1})', all(true)],
    ['a class that waits', 'class A extends Component { componentDidMount() {} }', all(true)],
    ['a class that changes', 'class A extends Component { go() { this.setState({}); } }', all(true)],
    ['an old class', 'A.prototype.componentDidUpdate = function () {};', all(true)],
    ['a text that names a method', `_jsx(_components["code"], { children: "componentDidMount" });`, all(false)],
    ['a class of Babel', `_createClass(A, [{ key: 'componentDidMount', value: function () {} }]);`, all(true)],
    ['a class that only draws', 'class A extends Component { render() { return <p/>; } }', all(false)],
    ['a component', 'export default function A({ a }) { return <p className={a}>{window.name}</p>; }', all(false)],
  ];
  it.each(cases)('%s: %s', (_what, code, expected) => {
    const found = (Object.keys(expected) as CodeKind[]).map((kind) => [kind, needs(code, kind)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
