import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineSite } from './examine-site.ts';
import type { Finding } from './finding.ts';
import { printFindings } from './print-findings.ts';
import { readImports } from './read-imports.ts';

const root = mkdtempSync(path.join(tmpdir(), 'yaprak-doctor-'));
const siteDir = path.join(root, 'website');
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Record<string, string> = {
  'docusaurus.config.js': `/* The title: and the navbar */ module.exports = { // url:
  title: 'Belgeler', url: 'https://x.example', scripts: ['//x.example/a.js', 'pathname:///b'], baseUrl: '/', noIndex: false, markdown: { mermaid: true },
  presets: [['classic', { docs: { path: '../docs', exclude: ['**/_*', '**/_*/**', 'disarida/**'] }, blog: false }]],
  unknownKey: 1, plugins: [() => ({ name: 'sarmal', configureWebpack: () => ({ plugins: [new (class Ozel {})()] }) }),
    () => ({ name: 'desen', contentLoaded: ({ actions }) => actions.addRoute({ path: '/desen/*', component: '@site/src/pages/baska.js' }) }),
    () => ({ name: 'tema', getThemePath: () => './tema', configureWebpack: () => ({ resolve: { alias: { '@ornekler': '/x' } } }) })],
  themeConfig: { algolia: { appId: 'a' }, mermaid: { theme: { light: 'neutral' } }, navbar: { title: 'x' } }, i18n: { defaultLocale: 'en', locales: ['en', 'tr'], localeConfigs: { zh: {} } },
};`,
  'src/plugins/eklenti.js': `import fs from 'fs';\nimport { join } from 'node:path';\nexport default () => fs;`,
  'src/theme/Footer/index.js': 'export default () => null;',
  'src/theme/Footer/index.spec.ts': `import { it } from 'yalniz-sinamada';`,
  'src/theme/MDXComponents/Heading.js': 'export default () => null;',
  'src/theme/Yok/Parca/index.js': `import x from 'yalniz-parcada';\nexport default () => null;`,
  'src/theme/Kutu/index.js': `import Simge from './Simge';\nimport Yok from '@theme/YokParca';\nexport default () => null;`,
  'src/theme/Kutu/Simge.tsx': 'export default () => null;',
  'src/theme/Icon/Edit.js': 'export default () => null;',
  'src/theme/Loading.js': 'export default () => null;',
  'src/theme/Rozet.js': 'export default () => null;',
  'src/pages/baska.js': `import Kutu from '@theme/Kutu';\nimport Rozet from '@site/src/theme/Rozet';\nexport default () => null;`,
  'src/pages/index.js': `import Link from '@docusaurus/Link';
import { translate, yok } from '@docusaurus/Translate';
import Yok from '@theme/YokBoyle';
import paket from 'kurulmamis-paket/alt';
export default () => null;`,
  'tema/ApiItem/index.js': 'export default () => null;',
  'tema/CanliKapsam/index.js': 'export default {};',
  'src/theme/CanliKapsam/index.js': 'export default {};',
  'src/pages/tema.js': `import ApiItem from '@theme/ApiItem';\nimport Layout from '@docusaurus/theme-classic/lib/theme/Layout';\nimport ornek from '@ornekler/a';\nexport default () => null;`,
  'src/tipler.ts': `import { Navbar, type Yok } from '@docusaurus/theme-common';\nexport const navbar: Navbar = { title: '' };`,
  'node_modules/kurulu-paket/package.json': '{}',
  '../docs/_sablon/index.mdx': `import Yok from '@theme/YalnizSablonda';\nimport x from 'yalniz-sablonda';\n`,
  '../docs/disarida/a.mdx': `import x from 'yalniz-disarida';\nimport Yok from '@theme/YalnizDisarida';\n`,
  '../docs/disarida/parca.mdx': `import Yok from '@theme/YokDisarida';\n`,
  'src/parca.md': `import x from 'yalniz-baslikta';\n`,
  '../docs/_parca.mdx': `import Yok from '@theme/YokParcada';\n`,
  '../docs/b.mdx': `import Parca from './_parca.mdx';\nimport Dis from './disarida/parca.mdx';\n\n<Parca />\n<Dis />\n`,
  '../docs/ornek/main.js': `import x from 'yalniz-ornekte';`,
  '../docs/a.mdx': `import Tabs from '@theme/Tabs';\nimport Paket from 'kurulu-paket';\n\n\`\`\`js\nimport x from 'bir-ornek';\n\`\`\`\n\n<Tabs>\n  \`\`\`js\nimport x from 'bir-ornek';\n  \`\`\`\n</Tabs>\n\n<Kod>\n{\`import a from 'a';\nimport x from 'bir-ornek';\`}\n</Kod>\n`,
};
let findings: Finding[];
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  findings = (await examineSite(siteDir, {})) ?? [];
});

it('shows the place of a key behind two slashes that are no comment', () => {
  expect(findings.find(({ what }) => what.includes('`noIndex`'))).toMatchObject({ effect: 'works', line: 2 });
});

const of = (effect: Finding['effect']): string[] =>
  findings.filter((finding) => finding.effect === effect).map(({ what }) => what);

describe('examineSite', () => {
  it('lists what works', () => {
    expect(of('works')).toEqual(
      expect.arrayContaining([
        'the key `title`',
        'the preset `classic`',
        'the part Footer',
        'the part MDXComponents/Heading',
        '@docusaurus/Link (1)',
      ]),
    );
    expect(of('works')).toContain('@theme/Tabs (1)');
    // Not where a comment speaks of it.
    const lines = findings
      .filter(({ what }) => /`(?:title|url|themeConfig.navbar)`/.test(what))
      .map(({ line }) => line);
    expect(lines).toEqual([2, 2, 7]);
    expect(of('works').join(' ')).not.toMatch(/unknownKey|algolia/);
  });

  it('lists what is used in another way', () => {
    expect(of('changed')).toEqual([
      expect.stringContaining('themeConfig.mermaid'),
      expect.stringContaining('themeConfig.algolia'),
    ]);
    // Not where another key has the same name.
    expect(findings.find(({ what }) => what.includes('themeConfig.mermaid'))).toMatchObject({ line: 7 });
  });

  it('lists what is ignored there, too', () => {
    expect(of('ignored')).toEqual([
      expect.stringContaining('i18n.localeConfigs.zh'),
      'No theme has a part `Yok/Parca`, and nothing imports this file.',
    ]);
    // Nor is what such a file imports missed.
    expect(JSON.stringify(findings)).not.toContain('yalniz-parcada');
  });

  it('lists what readers would lose, with its place', () => {
    const lost = findings.filter(({ effect }) => effect === 'lost');
    expect(lost).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'docusaurus.config.js', line: 4 }),
        expect.objectContaining({ what: expect.stringContaining('`Loading`') }),
        expect.objectContaining({
          what: '`@docusaurus/Translate` has no `yok` here.',
          file: 'src/pages/index.js',
          line: 2,
        }),
        expect.objectContaining({ what: expect.stringContaining('@theme/YokBoyle'), line: 3 }),
        expect.objectContaining({ hint: 'Install with `npm install kurulmamis-paket`.' }),
      ]),
    );
    // Plugins run in Node.
    expect(of('lost').join('\n')).not.toContain('`fs`');
    // Code that a page shows is not run.
    expect(JSON.stringify(lost)).not.toContain('bir-ornek');
  });

  it('takes no component that another one imports for a part that nothing draws', () => {
    expect([...of('lost'), ...of('ignored')].join('\n')).not.toMatch(/Kutu|Simge|Rozet/);
    expect(of('lost').join('\n')).toContain('@theme/YokParca');
    expect(of('lost').join('\n')).not.toContain('yalniz-ornekte');
  });

  it('takes Markdown that is no page for what it is, unless a page imports it', () => {
    expect(of('lost').join('\n')).toContain('@theme/YokParcada');
    expect(of('lost').join('\n')).toContain('@theme/YokDisarida');
    expect(JSON.stringify(findings)).not.toMatch(
      /yalniz-sablonda|YalnizSablonda|yalniz-disarida|YalnizDisarida|yalniz-baslikta/,
    );
  });

  it('knows the parts and the names that plugins bring, and names that are types alone', () => {
    expect(of('works')).toEqual(expect.arrayContaining(['@theme/ApiItem (1)', 'the part CanliKapsam']));
    expect(of('lost').join('\n')).not.toMatch(/ApiItem|CanliKapsam|@ornekler|Navbar|theme-classic/);
  });

  it('takes a route for many addresses for no loss', () => {
    expect(of('lost').filter((what) => what.includes('desen'))).toEqual([]);
  });

  it('runs the plugins, and lists what they ask of webpack', () => {
    expect(of('lost').join('\n')).toMatch(/`sarmal` changes how webpack bundles.*`Ozel`/);
  });

  it('takes no name for a missing package that a plugin which failed may have meant', async () => {
    const dir = path.join(root, 'bozuk');
    const files = {
      'docusaurus.config.js': `module.exports = { title: 'x', url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
  plugins: [() => ({ name: 'bozuk', loadContent() { throw new Error('no network'); }, getThemePath: () => './tema', configureWebpack: () => ({ resolve: { alias: { ornekler: '/x' } } }) })] };`,
      'package.json': '{ "dependencies": { "adi-yazili": "1" } }',
      'src/pages/index.js': `import a from 'ornekler/a';\nimport b from 'adi-yazili';\nimport Api from '@theme/Api';\nexport default () => a + b + Api;`,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    const found = JSON.stringify(await examineSite(dir, {}));
    expect(found).toContain('no network');
    expect(found).toContain('npm install adi-yazili');
    expect(found).not.toMatch(/ornekler|@theme\/Api/);
  });

  it('leaves out imports that TypeScript leaves out', () => {
    const code = `import a, { b } from 'kullanilan';\nimport c from 'kullanilmayan';\nimport { D } from 'tip';\nimport 'yan-etki';\nexport { b };\nexport const d: D = a;`;
    const specifiers = (file: string): string[] => readImports(file, code).map(({ specifier }) => specifier);
    expect(specifiers('a.ts')).toEqual(['kullanilan', 'yan-etki', 'kullanilan']);
    expect(readImports('a.js', code.replace(': D', ''))).toHaveLength(5);
  });

  it('is printed in groups', () => {
    const text = printFindings(findings);
    expect(text).toMatch(/^Works as it is: \d+\n/);
    expect(text).toContain('\nUsed in another way: 2\n');
    expect(text).toContain('src/pages/index.js:3:');
  });

  it('has nothing to say of a site of Yaprak', async () => {
    const own = path.join(siteDir, 'own');
    mkdirSync(own);
    writeFileSync(path.join(own, 'yaprak.config.mjs'), `export default { title: 'x', url: 'https://x.example' };`);
    expect(await examineSite(own, {})).toBeUndefined();
  });
});

describe('readImports', () => {
  it.each([
    [`import a, { b as c, type D } from 'x';\na(c);`, [['x', 'default', 'b']]],
    [`import * as a from 'x';\nimport 'y';\na();`, [['x', '*'], ['y']]],
    [`import type { A } from 'x';`, []],
    [`import { A, b } from 'x';\nconst a: A = b;`, [['x', 'b']]],
    [`import { A, B, C } from 'x';\nconst a: Map<A.D, typeof B> = new C();\nconst d = <B />;`, [['x', 'B', 'C']]],
    [
      `export { a } from 'x';\nconst b = require('y');`,
      [
        ['x', 'a'],
        ['y', '*'],
      ],
    ],
  ])('reads %s', (code, expected) => {
    expect(readImports('a.tsx', code).map(({ specifier, names }) => [specifier, ...names])).toEqual(expected);
  });

  it('leaves out code of a page, whatever ends its lines', () => {
    const page =
      "import A from './a';\n\n```js title=\"b\"\nimport b from 'b';\n```\n\nText.\n\n```ts\nimport c from 'c';\n```\n";
    for (const text of [page, page.replaceAll('\n', '\r\n')])
      expect(readImports('a.mdx', text).map(({ specifier }) => specifier)).toEqual(['./a']);
  });
});
