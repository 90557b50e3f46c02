import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createClientFinder } from './client-modules.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'yaprak-client-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const FILES: Record<string, string> = {
  'node_modules/kanca/index.js': `import { a } from './ic.js';\nexport { a };`,
  'node_modules/kanca/ic.js': `const react_1 = require('react');\nexports.a = () => (0, react_1.useState)(1);`,
  'node_modules/ustunde/index.js': `import { a } from 'kanca';\nexport const B = a;`,
  'node_modules/sinif/index.js': 'module.exports = class { componentDidMount() {} };',
  'node_modules/simge/index.js': `import { createElement } from 'react';\nexport const Simge = () => createElement('svg');`,
  'node_modules/soyler/index.js': `'use client';\nexport const A = () => null;`,
  'node_modules/gecirir/index.js': `export * from 'soyler';`,
  'node_modules/ister/index.cjs': `const a = require('kanca');\nmodule.exports = a;`,
  'node_modules/ister/index.js': `module.exports = require('./index.cjs');`,
  'node_modules/karisik/index.js': `export { Duz as default, Kancali, Dolayli, Tiklanan } from './ic.js';\nexport * from './diger.js';`,
  'node_modules/karisik/ic.js': `import { useState } from 'react';\nimport { bir } from './ister.cjs.js';\nimport { Sade } from 'simge';\nexport function Duz() { return ortak({ useYerel: Sade, a: bir.useState }); }\nDuz.displayName = 'Duz';\nexport const Kancali = () => useState(1);\nKancali.sayac = () => useState(2);\nconst arada = () => Kancali();\nexport class Dolayli { render() { return arada(); } }\nexport const Tiklanan = () => jsx('button', { onClick: arac });\nfunction ortak() { return 1; }\nfunction arac() {}`,
  'node_modules/karisik/ister.cjs.js': 'exports.bir = 1;',
  'node_modules/karisik/diger.js': `import * as ust from 'ustunde';\nexport const Ust = () => ust.B();\nexport const Sade = () => 1;`,
  'src/useSayac.js': `import { useState } from 'react';\nexport default () => useState(0);`,
  'src/Grup.js': `import { createContext, useState } from 'react';\nexport const Secim = createContext(null);\nexport const Grup = () => useState(0);`,
  'src/Sabit.js': `import { createContext } from 'react';\nexport const Sabit = createContext(1);`,
  'src/baglam.js': `import { createContext } from 'react';\nexport const Dil = createContext('tr');`,
  'src/useDil.js': `import { useContext } from 'react';\nimport { Dil } from './baglam';\nexport const useDil = () => useContext(Dil);`,
  'src/theme/Root.js': `import { useState } from 'react';\nimport { Dil } from '../baglam';\nexport default function Root({ children }) { const [dil] = useState('tr'); return <Dil.Provider value={dil}>{children}</Dil.Provider>; }`,
  'src/Cerceve.js': `import { Sabit } from './Sabit';\nexport const Cerceve = ({ children }) => <Sabit.Provider value={2}>{children}</Sabit.Provider>;`,
  'src/kancalar.js': `export * from './useVeri';\nexport * from './Grup';\nexport * from './useDil';\nexport { default as useSayac } from './useSayac';`,
  'src/useVeri.js': `import { usePluginData } from '@docusaurus/useGlobalData';\nexport const useVeri = () => usePluginData('x');`,
  'src/useBir.js': `import { useIki } from './useIki';\nexport const useBir = () => useIki();`,
  'src/useIki.js': `import { useBir } from './useBir';\nexport const useIki = () => useBir();`,
};
for (const [name, code] of Object.entries(FILES)) {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}

/** As much of a bundler as finds these files. */
async function resolve(specifier: string, importer = ''): Promise<never> {
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(importer), specifier)
    : path.join(siteDir, 'node_modules', specifier, 'index.js');
  const id = [base, `${base}.js`].find((file) => path.relative(siteDir, file).replaceAll(path.sep, '/') in FILES);
  return (id === undefined ? null : { id }) as never;
}

const isClient = (code: string): Promise<boolean> =>
  createClientFinder({ siteDir })({ resolve }).isClient(path.join(siteDir, 'src/Kutu.tsx'), code);

describe('a file of the site', () => {
  it.each([
    `import { a } from 'kanca';`,
    `if (ExecutionEnvironment.canUseDOM) { window.sayac = 1; }\nexport default () => null;`,
    `function oku() { return document.cookie; }\nif (olcum !== undefined) { olcum.kim = oku(); }\nexport default () => null;`,
    `import { type T, B } from 'ustunde';`,
    `import Sinif from 'sinif';`,
    `import { A } from 'soyler';`,
    `import { A } from 'gecirir';`,
    `import ister from 'ister';`,
    `import useSayac from './useSayac';`,
    `import { Secim } from './Grup'; useContext(Secim);`,
    `import { Secim } from './Grup'; React.use(Secim);`,
    `import { Dil } from './baglam'; useContext(Dil);`,
    `import { useDil } from './useDil'; useDil();`,
    `import { Secim } from './kancalar'; useContext(Secim);`,
    `import { useDil } from './kancalar'; useDil();`,
    `import { useSayac } from './kancalar'; useSayac();`,
    `import { Kancali } from 'karisik';`,
    `import Duz, { Dolayli } from 'karisik';`,
    `import { Tiklanan } from 'karisik';`,
    `import { Ust } from 'karisik';`,
    `import * as hepsi from 'karisik';`,
    `const kanca_1 = __importDefault(require('kanca'));`,
    `const useSayac_1 = require('./useSayac'); (0, useSayac_1.useSayac)();`,
    'class A extends Component { componentDidMount() {} }',
    'class A extends Component { go() { this.setState({}); } }',
  ])('needs the browser with %s', async (code) => {
    expect(await isClient(code)).toBe(true);
  });

  it.each([
    `export default () => { if (a) return document.title; };`,
    `if (process.env.A) { console.log(1); }\nexport default () => null;`,
    `import { Simge } from 'simge';`,
    `import Duz from 'karisik';`,
    `import { default as duz, Sade, type Kancali } from 'karisik';`,
    `import type { A } from 'kanca';`,
    `import { type A } from 'kanca';`,
    `import { useVeri } from './useVeri';`,
    `import { useVeri } from './kancalar';`,
    `import { useBir } from './useBir';`,
    `import { Grup } from './Grup'; <Grup />;`,
    `import { Sabit } from './Sabit'; useContext(Sabit);`,
    `import { useState } from 'react';`,
    `import yok from 'not-installed';`,
    // The compiler reports it.
    `import { a } from 'kanca'; <b`,
  ])('does not with %s', async (code) => {
    expect(await isClient(code)).toBe(false);
  });
});

it('the page for addresses that do not exist needs the browser where it reads the address', async () => {
  const isPartClient = (file: string, code: string): Promise<boolean> =>
    createClientFinder({ siteDir })({ resolve }).isClient(path.join(siteDir, 'src/theme', file), code);
  const code = 'export default ({ location }) => location.pathname;';
  expect(await isPartClient('NotFound.js', code)).toBe(true);
  expect(await isPartClient('NotFound/index.tsx', code)).toBe(true);
  expect(await isPartClient('NotFound/Content/index.js', 'useLocation();')).toBe(true);
  expect(await isPartClient('NotFound.js', 'export default () => 404;')).toBe(false);
  expect(await isPartClient('Footer.js', code)).toBe(false);
});
