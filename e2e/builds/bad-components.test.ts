import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBadInputs, type BadInput } from './bad-inputs.ts';
import type { TinyFiles } from '../setup/tiny-site.ts';

const { other, refuses, tryBuild, warning } = createBadInputs();

describe('a React page', () => {
  const page = 'src/pages/a.jsx';
  const cases: Record<string, BadInput> = {
    'without a default export': {
      files: { [page]: 'export const A = 1;\n' },
      problems: [{ says: 'The page component of /a has no default export.', at: page, hint: 'Export the component' }],
    },
    'that throws': {
      files: { [page]: "export default function A() {\n  throw new Error('sayfa patladı');\n}\n" },
      problems: [
        {
          says: 'The page /a failed to render: sayfa patladı',
          at: `${page}:2:9`,
          hint: 'The error comes from a component',
        },
      ],
    },
    'that throws while it is loaded': {
      files: { [page]: "throw new Error('yüklenmedi');\nexport default function A() {}\n" },
      problems: [
        {
          says: 'src/pages/a.jsx threw an error while it was loaded: yüklenmedi',
          at: `${page}:1:7`,
          hint: 'The error comes from a component',
        },
      ],
    },
    'with a syntax error': {
      files: { [page]: 'export default function A() {\n  return 1 +;\n}\n' },
      problems: [
        { says: 'src/pages/a.jsx cannot be bundled: Unexpected token', at: `${page}:2:13`, hint: 'Fix the line' },
      ],
    },
    'with an import that does not exist': {
      files: {
        [page]:
          "import React from 'react';\nimport X from '../yok';\nexport default function A() {\n  return <X />;\n}\n",
      },
      problems: [
        { says: 'src/pages/a.jsx imports `../yok`, which was not found.', at: `${page}:2:16`, hint: 'Check the path' },
      ],
    },
    'with a file that is read as text and does not exist': {
      files: { [page]: "import metin from '!!raw-loader!@site/src/yok.js';\nexport default () => metin;\n" },
      problems: [
        {
          says: 'src/pages/a.jsx imports `!!raw-loader!@site/src/yok.js`, which was not found.',
          at: `${page}:1:20`,
          hint: 'Check the path',
        },
      ],
    },
    'that fails in a promise': {
      files: { [page]: "Promise.reject(new Error('söz'));\nexport default function A() {}\n" },
      problems: [
        { says: 'with nothing there to handle it: söz', at: `${page}:1:16`, hint: 'Handle the error where it happens' },
      ],
    },
    'that imports a name which is not exported': {
      files: {
        [page]: "import { yok } from '../b';\nexport default function A() {\n  return yok;\n}\n",
        'src/b.js': 'export const b = 1;\n',
      },
      problems: [
        {
          says: 'src/pages/a.jsx imports `yok` from src/b.js, which does not export it.',
          at: `${page}:1:10`,
          hint: 'Export `yok` there',
        },
      ],
    },
    'that imports something of Docusaurus which there is not': {
      files: {
        [page]:
          "import { useYok } from '@docusaurus/theme-common';\nexport default function A() {\n  return useYok();\n}\n",
      },
      problems: [
        {
          says: '@docusaurus/theme-common has no export `useYok` in Yaprak.',
          at: `${page}:1:10`,
          hint: 'Remove the import.',
        },
      ],
    },
  };
  refuses(cases);
});

describe('a style file', () => {
  refuses({
    'in Less, which is not installed': {
      files: {
        'yaprak.config.mjs': "export default { title: 'T', url: 'https://x.test', customCss: 'a.less' };\n",
        'a.less': '@renk: red;\n',
      },
      problems: [
        {
          says: 'a.less needs `less` to become CSS, and that is not installed.',
          at: 'a.less',
          hint: 'Install it with `npm install less`',
        },
      ],
    },
  });
});

describe('a component', () => {
  const page = (component: string): TinyFiles => ({
    'docs/a.mdx': `import K from '@site/src/${component}';\n\n# A\n\n<K />\n`,
  });
  const hint = 'It is used by docs/a.mdx.';
  const cases: Record<string, BadInput> = {
    'in TypeScript that throws': {
      files: {
        ...page('kart'),
        'src/kart.tsx':
          'interface Urun {\n  ad: string;\n}\n\nfunction buyut(urun?: Urun): string {\n  return urun!.ad.toUpperCase();\n}\n\nexport default function Kart({ urun }: { urun?: Urun }) {\n  return <b>{buyut(urun)}</b>;\n}\n',
      },
      problems: [
        { says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'src/kart.tsx:6:16', hint },
      ],
    },
    'that is an island and throws': {
      files: {
        ...page('ada'),
        'src/ada.jsx':
          "'use client';\nimport { useState } from 'react';\n\nexport default function Ada({ liste }) {\n  const [n] = useState(0);\n  return <p>{liste[n]}</p>;\n}\n",
      },
      problems: [{ says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'src/ada.jsx:6:14', hint }],
    },
    'that throws while it is loaded, after a require on its lines': {
      files: {
        ...page('yuk'),
        'src/veri.json': '{}\n',
        'src/yuk.js': "const veri = require('./veri.json');\n\nexport default veri.harita.anahtar;\n",
      },
      problems: [{ says: '"@site/src/yuk" threw an error while it was loaded', at: 'src/yuk.js:3:28', hint }],
    },
    'that an MDX page defines': {
      files: {
        'docs/a.mdx':
          '# A\n\nexport const Kutu = ({ veri }) => <div>\n  {veri.ilk.son}\n</div>;\n\nMetin.\n\n<Kutu veri={{}} />\n',
      },
      problems: [
        {
          says: '/docs/a failed to render: TypeError: Cannot read properties',
          at: 'docs/a.mdx:4:13',
          hint: 'The error comes from a component or an expression',
        },
      ],
    },
    'that is a partial': {
      files: { ...page('../docs/_parca.mdx'), 'docs/_parca.mdx': 'Parça.\n\n{props.yok.alan}\n' },
      problems: [
        { says: '/docs/a failed to render: TypeError: Cannot read properties', at: 'docs/_parca.mdx:3:12', hint },
      ],
    },
    'that every page has and that throws while it is loaded': {
      files: { 'src/theme/MDXComponents.js': 'const hepsi = null;\nexport default { ...hepsi.alan };\n' },
      problems: [
        {
          says: 'A component that every page has threw an error while it was loaded',
          at: 'src/theme/MDXComponents.js:2:27',
          hint: 'The error comes from a component',
        },
      ],
    },
  };
  refuses(cases);
});

describe('a name that a module lacks', () => {
  const page = 'src/pages/a.jsx';
  const lacking: TinyFiles = { 'src/b.ts': 'export interface Tip {}\nexport const b = 1;\n' };

  it('is no matter where it is never used', async () => {
    const files = { ...lacking, [page]: "import { Tip, b } from '../b';\nexport default () => <i>{b}</i>;\n" };
    expect(await tryBuild({ files, problems: [] }, other)).toEqual(warning({ files, problems: [] }));
  });

  it('is undefined, and a warning, on a site that was written for Docusaurus', async () => {
    const files = {
      ...lacking,
      'yaprak.config.mjs': null,
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://x.test', baseUrl: '/', presets: [['classic', {}]] };\n",
      [page]: "import { yok } from '../b';\nexport default () => <i>{typeof yok}</i>;\n",
    };
    const problems = [
      {
        says: `${page} imports \`yok\` from src/b.ts, which does not export it.`,
        at: `${page}:1:10`,
        hint: 'Export `yok` there',
      },
    ];
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
    expect(readFileSync(join(other, 'a/index.html'), 'utf8')).toContain('<i>undefined</i>');
  });
});

describe('a file in src/theme', () => {
  // A copy of an older part. Docusaurus's bundler takes the name for undefined.
  const copy = (use: string): TinyFiles => ({
    'src/theme/NotFound.js': `import { useYok } from '@docusaurus/theme-common';
import { yok } from '@theme/Tabs';
const Eski = () => useYok(yok);
export default function NotFound() {
  return <b data-bulunamadi>${use}</b>;
}
`,
  });
  const missing = (name: string, { from, at }: { from: string; at: string }) => ({
    says: `${from} has no export \`${name}\` in Yaprak.`,
    at: `src/theme/NotFound.js:${at}`,
    hint: 'Remove the import. If this file is in src/theme, you may delete it',
  });
  const problems = [
    missing('useYok', { from: '@docusaurus/theme-common', at: '1:10' }),
    missing('yok', { from: '@theme/Tabs', at: '2:10' }),
  ];

  it('that imports what the theme lacks, and does not use it', async () => {
    const files = copy('');
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
  });

  it('that imports what the theme lacks, and uses it', async () => {
    const files = copy('<Eski />');
    const says = 'useYok is not a function';
    const { code, problems: found } = await tryBuild({ files, problems: [{ says, at: '', hint: '' }] }, other);
    expect(code).toBe(1);
    expect(JSON.stringify(found)).toContain(says);
  });

  it('that is no part of the theme and that nothing imports', async () => {
    const component = 'export default function Own() {\n  return null;\n}\n';
    const files = {
      // A component of Docusaurus's that there is, but that nothing draws.
      'src/theme/CodeBlock/Line.js': component,
      'src/theme/prism-include-languages.js': 'module.exports = () => {};\n',
      // A part, one that a page imports, and what is no component.
      'src/theme/ThemedImage.js': component,
      'src/theme/Own/index.js': component,
      'src/theme/Own/types.ts': 'export interface Own {}\n',
      'docs/a.mdx': "import Own from '@theme/Own';\n\n# A\n\n<Own />\n",
    };
    const hints = {
      'src/theme/CodeBlock/Line.js': 'The lines of code are highlighted at build time',
      'src/theme/prism-include-languages.js': 'Every language of Prism is highlighted without it.',
    };
    const problems = Object.entries(hints).map(([file, hint]) => ({
      says: `${file} replaces no part of Yaprak's theme and nothing imports it, so it is ignored.`,
      at: file,
      hint,
    }));
    expect(await tryBuild({ files, problems }, other)).toEqual(warning({ files, problems }));
  });
});
